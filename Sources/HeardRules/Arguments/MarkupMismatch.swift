import HeardCore
import HeardLanguage

/// Links, inflection, variables and tags that a translation lost, added or broke.
public struct MarkupMismatchRule: UnitRule {
    public init() {}

    public static var concerns: TextClasses? { [.lessThan, .squareBracket, .brace] }

    public static let metadata = RuleMetadata(
        id: "markup-mismatch", family: .arguments, severity: .warning,
        summary: "Markup of the source is lost, added or broken in a translation.",
        rationale: """
            A Markdown link without its target can't be followed, broken inflection markup is read aloud with its brackets, a phrase without \
            ${applicationName} is rejected by Siri, an open tag formats the rest of the text.
            """,
        falsePositives: "Inflection markup left out in a language whose text needs none although the system supports it there.",
        falseNegatives: "Markdown emphasis, placeholders in other notations, tags of the app's own.",
        wcag: ["4.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("""
                en terms = Read the [terms](https://example.org/terms).
                de terms = ⟦Lies die AGB.⟧
                """, title: "a link is lost"),
            Sample("""
                en cart = ^[%lld item](inflect: true)
                es cart = ⟦^[%lld artículo](inflect: verdadero)⟧
                """, title: "translated attributes"),
            Sample("""
                en siri = Start a run with ${applicationName}
                pt-BR siri = Comece uma corrida com ⟦${nomeDoApp}⟧
                """, title: "a translated variable"),
            Sample("""
                en rich = This is <b>important</b>.
                de rich = Das ist ⟦<b>⟧wichtig.
                """, title: "an open tag"),
        ],
        nonTriggering: [
            Sample("""
                en note = Stops <strong>when <em>asked</em></strong>
                ar note = يتوقف <strong>عند الطلب</strong>
                ja note = <strong>要求時に</strong>停止します
                """, title: "italics in scripts that have none"),
            Sample("""
                en terms = Read the [terms](https://example.org/terms).
                es terms = Lee los [términos](https://example.org/es/terms).
                """, title: "the target may differ"),
            Sample("""
                en thanks = <b>Thanks</b> to all
                ja thanks = <b>皆様</b>に感謝
                en by = Made by us
                ja by = 制作<br />私たち
                """, title: "a line break among texts with tags"),
            Sample("""
                en path = Open <b>Settings → Safari</b>.
                ja path = <b>設定</b> → <b>Safari</b>を開いてください。
                """, title: "emphasis in two parts"),
            Sample("""
                en name = Hello <your name>
                de name = Hallo <Ihr Name>
                """, title: "angle brackets for people"),
        ])

    public func check(_ unit: UnitView, _ context: RuleContext) {
        guard unit.entry.isEffective, let source = unit.source else { return }
        guard Markup.isPossible(unit.text) || Markup.isPossible(source.text) else { return }
        // Blank and untouched values are another rule's.
        if unit.text.isBlank || unit.isSame(as: source) { return }
        let theirs = Markup(source.text).elements
        let ours = Markup(unit.text).elements
        if theirs.isEmpty, ours.isEmpty { return }
        if reportVariables(unit, ours, theirs, context) { return }
        if reportInflection(unit, ours, theirs, context) { return }
        if reportLinks(unit, ours, theirs, context) { return }
        reportTags(unit, ours, theirs, context)
    }

    private func reportVariables(_ unit: UnitView, _ ours: [Markup.Element], _ theirs: [Markup.Element], _ context: RuleContext) -> Bool {
        // Phrases of one set may leave parameters out, but never the app's name.
        let isPhrase = unit.variation.hasPrefix("stringSet")
        func names(_ elements: [Markup.Element]) -> [(String, Range<Int>)] {
            elements.compactMap { if case .variable(let name) = $0.kind { (name, $0.range) } else { nil } }
        }
        let known = Set(names(theirs).map(\.0))
        if let unknown = names(ours).first(where: { !known.contains($0.0) }), !isPhrase || !known.isEmpty && unknown.0 != "applicationName" {
            if !isPhrase || !allNames(of: unit).contains(unknown.0) {
                context.report(self, .warning, at: unit, range: unknown.1, words: [unknown.0],
                               "\(quoted("${" + unknown.0 + "}")) is no variable of the source (\(list(known))): it is not replaced; names of variables are not translated")
                return true
            }
        }
        let present = Set(names(ours).map(\.0))
        let missing = known.filter { !present.contains($0) && (!isPhrase || $0 == "applicationName") }.sorted()
        guard let first = missing.first else { return false }
        context.report(self, .warning, at: unit, words: [first], "\(quoted("${" + first + "}")) of the source is missing"
            + (first == "applicationName" ? ": Siri accepts no phrase without the app's name" : ", so its value is never said or shown"))
        return true
    }

    private func allNames(of unit: UnitView) -> Set<String> {
        var names: Set<String> = []
        for other in unit.entry.source?.units ?? [] {
            for element in Markup(other.text).elements { if case .variable(let name) = element.kind { names.insert(name) } }
        }
        return names
    }

    private func list(_ names: Set<String>) -> String { names.isEmpty ? "it has none" : names.sorted().map { quoted("${" + $0 + "}") }.joined(separator: ", ") }

    private func reportInflection(_ unit: UnitView, _ ours: [Markup.Element], _ theirs: [Markup.Element], _ context: RuleContext) -> Bool {
        func attributes(_ elements: [Markup.Element]) -> [(String, Range<Int>)] {
            elements.compactMap { if case .inflection(let text) = $0.kind { (text, $0.range) } else { nil } }
        }
        let wanted = attributes(theirs), found = attributes(ours)
        if wanted.isEmpty, found.isEmpty { return false }
        if let wrong = found.first(where: { !Inflection.isWellFormed($0.0) }) {
            context.report(self, .warning, at: unit, range: wrong.1, words: ["inflect"],
                           "the attributes of the inflection markup are broken (\(quoted(wrong.0))), so that its brackets are shown and read aloud; keep them as the source has them")
            return true
        }
        guard found.isEmpty, !wanted.isEmpty else { return false }
        // Where the language has no inflection engine, or plural forms do its work, plain text is right.
        if !Inflection.isSupported(unit.locale.language) || unit.unit.pluralCategory != nil { return false }
        context.report(self, .warning, at: unit, words: ["inflect"],
                       "the source's inflection markup ^[…](inflect: true) is missing, so the noun is not adapted to the number; put it around the words that change")
        return true
    }

    private func reportLinks(_ unit: UnitView, _ ours: [Markup.Element], _ theirs: [Markup.Element], _ context: RuleContext) -> Bool {
        func links(_ elements: [Markup.Element]) -> [(target: String, range: Range<Int>)] {
            elements.compactMap { if case .link(let target) = $0.kind { (target, $0.range) } else { nil } }
        }
        // The same page twice may be linked once, and the other way round.
        let wanted = Set(links(theirs).map(\.target)).count
        let found = links(ours)
        if wanted > Set(found.map(\.target)).count {
            context.report(self, .warning, at: unit, words: ["link"],
                           "the source has \(count(wanted, "link")) in Markdown, [text](address), and this has \(found.count): the lost one can't be followed, or its brackets are read aloud")
            return true
        }
        guard wanted == 0, let extra = found.first else { return false }
        context.report(self, .warning, at: unit, range: extra.range, words: ["link"], "a Markdown link that the source does not have: it may be shown and read as brackets")
        return true
    }

    private func reportTags(_ unit: UnitView, _ ours: [Markup.Element], _ theirs: [Markup.Element], _ context: RuleContext) {
        func tally(_ elements: [Markup.Element]) -> (open: [String: Int], close: [String: Int]) {
            var open: [String: Int] = [:], close: [String: Int] = [:]
            for element in elements {
                if case .openTag(let name) = element.kind { open[name, default: 0] += 1 }
                if case .closeTag(let name) = element.kind { close[name, default: 0] += 1 }
            }
            return (open, close)
        }
        let (ourOpen, ourClose) = tally(ours), (theirOpen, theirClose) = tally(theirs)
        for name in Set(ourOpen.keys).union(ourClose.keys).union(theirOpen.keys).union(theirClose.keys).sorted() {
            let open = ourOpen[name] ?? 0, close = ourClose[name] ?? 0
            let wantedOpen = theirOpen[name] ?? 0, wantedClose = theirClose[name] ?? 0
            if name == "br" || name == "p" || name == "li" { 
                if (open + close == 0) != (wantedOpen + wantedClose == 0), name != "br" || !unit.text.classes.contains(.newline) && !(wantedOpen + wantedClose == 0 && showsTags(unit)) {
                    context.report(self, .warning, at: unit, range: range(of: name, ours), words: [name], lost(name, open + close == 0))
                    return
                }
                continue
            }
            if open == wantedOpen, close == wantedClose { continue }
            // Emphasis may be split or joined as the language's words go; only all of it can be lost.
            if Self.emphasis.contains(name), open == close, wantedOpen == wantedClose, open > 0, wantedOpen > 0 { continue }
            // Arabic, Hebrew, Chinese … have no italics.
            if Self.italics.contains(name), open == 0, close == 0, LocaleData.common?.list(.uprightScripts).contains(unit.locale.script) ?? false { continue }
            if isCommon(name, open, close, unit) {
                context.report(self, .note, at: unit, range: range(of: name, ours), words: [name], "<\(name)> stands here \(times(open + close)), as in all translations, and \(times(wantedOpen + wantedClose)) in the source: it is the source that has to be checked")
                return
            }
            if open != close, wantedOpen == wantedClose {
                context.report(self, .warning, at: unit, range: range(of: name, ours), words: [name],
                               "<\(name)> is opened \(times(open)) and closed \(times(close)): the rest of the text is formatted wrongly, or the tag is shown and read aloud")
            } else {
                context.report(self, .warning, at: unit, range: open > wantedOpen ? range(of: name, ours) : nil, words: [name], lost(name, open < wantedOpen))
            }
            return
        }
    }

    /// At least four translations, and all of them, have the tag as often as this one: they agree against the source.
    private func isCommon(_ name: String, _ open: Int, _ close: Int, _ unit: UnitView) -> Bool {
        guard open == close else { return false }
        var count = 0
        for (_, other) in unit.entry.key.translations(unit.variation) {
            let elements = Markup(other.text).elements
            guard elements.count(where: { $0.kind == .openTag(name) }) == open, elements.count(where: { $0.kind == .closeTag(name) }) == close else { return false }
            count += 1
        }
        return count >= 4
    }

    /// One in five texts of the file, other than this one, has tags: it is shown as HTML, where a line break harms nothing.
    private func showsTags(_ unit: UnitView) -> Bool {
        let key = unit.entry.key
        guard let project = unit.entry.table.project.project.files[at: Int(unit.entry.reference.file)] else { return false }
        let others = project.entries.prefix(2_000).filter { $0.key != key.key }
        let tagged = others.count { entry in
            entry.units.contains { index in
                guard let value = project.units[at: Int(index)]?.value, value.utf8.contains(UInt8(ascii: "<")) else { return false }
                return Markup(AnalyzedText(value)).elements.contains { if case .openTag = $0.kind { true } else { false } }
            }
        }
        return tagged > 0 && tagged * 5 >= others.count
    }

    private static let italics: Set<String> = ["i", "em", "italic"]
    private static let emphasis: Set<String> = ["b", "i", "em", "strong", "bold", "italic", "u"]

    private func range(of name: String, _ elements: [Markup.Element]) -> Range<Int>? {
        elements.first { $0.kind == .openTag(name) || $0.kind == .closeTag(name) }?.range
    }

    private func lost(_ name: String, _ isLost: Bool) -> String {
        isLost ? "the source's tag <\(name)> is missing here: its formatting or link is lost" : "the tag <\(name)> is not in the source: it may be shown and read aloud"
    }

    private func times(_ count: Int) -> String { count == 0 ? "not at all" : count == 1 ? "once" : "\(count) times" }
    private func count(_ number: Int, _ noun: String) -> String { number == 1 ? "1 \(noun)" : "\(number) \(noun)s" }
}

/// Apple's automatic grammar agreement.
enum Inflection {
    /// Languages with grammar agreement, as Apple's sessions name them: en and es (2021), fr, it, pt (2022), de (2023).
    private static let languages: Set<String> = ["en", "es", "fr", "it", "pt", "de"]

    static func isSupported(_ language: String) -> Bool { languages.contains(language) }

    private static let names: Set<String> = ["inflect", "agreeWithArgument", "agreeWithConcept", "referentConcept", "inflectionAlternative", "morphology", "partOfSpeech", "number", "grammaticalGender"]

    /// `inflect:true`, `agreeWithArgument:1`; several with commas. Without spaces and quotes.
    static func isWellFormed(_ attributes: String) -> Bool {
        guard let first = attributes.split(separator: ",").first, let colon = first.firstIndex(of: ":") else { return false }
        guard names.contains(String(first[..<colon])) else { return false }
        let value = first[first.index(after: colon)...]
        switch first[..<colon] {
        case "inflect": return value == "true" || value == "false"
        case "agreeWithArgument", "agreeWithConcept", "referentConcept": return !value.isEmpty && value.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        default: return !value.isEmpty
        }
    }
}
