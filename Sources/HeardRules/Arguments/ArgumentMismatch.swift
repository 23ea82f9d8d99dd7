import HeardCore
import HeardLanguage

/// Arguments that are missing, added or of another type than the source's.
public struct ArgumentMismatchRule: EntryRule {
    public init() {}

    public static var concerns: TextClasses? { .percent }

    public static let metadata = RuleMetadata(
        id: "argument-mismatch", family: .arguments, severity: .error,
        summary: "A translation takes other arguments than its source.",
        rationale: """
            The app passes the arguments that the source text asks for. A translation that leaves one out says less than the source, in every \
            plural and device form on its own: only for 2 to 4 messages the sender is not said. One that asks for more, or for a number where \
            text is passed, reads memory that is not there: the app shows garbage or stops. Whole numbers of another width (%d for %lld) are a \
            warning: they work until the number is large.
            """,
        falsePositives: "A translation that drops an argument on purpose because the sentence does not need it.",
        falseNegatives: "Arguments of the same type in another order and without positions; specifiers that look like text (“50 % de”), see accidental-specifier.",
        wcag: ["4.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("""
                // Accessibility value of the transfer
                en transfer.sent = %1$@ sent to %2$@
                de transfer.sent = ⟦%1$@ gesendet⟧
                """, title: "an argument is lost"),
            Sample("""
                en call.count = %lld calls
                fr call.count = ⟦%@⟧ appels
                """, title: "text where a number is passed: the app can stop"),
            Sample("""
                en book.page = Page %d
                it book.page = Pagina ⟦%lld⟧
                """, title: "another width of number"),
            Sample("""
                en mail.from|plural.one = %1$lld message from %2$@
                en mail.from|plural.other = %1$lld messages from %2$@
                cs mail.from|plural.one = %1$lld zpráva od %2$@
                cs mail.from|plural.few = ⟦%1$lld zprávy⟧
                cs mail.from|plural.other = %1$lld zpráv od %2$@
                """, title: "one plural form loses the name"),
            Sample("""
                en row.done = Done
                es row.done = ⟦%@⟧ hecho
                """, title: "an argument that nobody passes"),
            Sample("""
                en way = %1$#@meters@, %2$#@nodes@
                en way|substitutions.meters.plural.one = %1$ld meter
                en way|substitutions.meters.plural.other = %1$ld meters
                en way|substitutions.nodes.plural.one = %2$ld node
                en way|substitutions.nodes.plural.other = %2$ld nodes
                nb way = %1$#@meters@, %2$#@nodes@
                nb way|substitutions.meters.plural.one = %1$ld meter
                nb way|substitutions.meters.plural.other = %1$ld meter
                nb way|substitutions.nodes.plural.one = %2$ld node
                nb way|substitutions.nodes.plural.other = ⟦%2$@⟧ noder
                """, title: "a form of the second variable", formats: [.xliff]),
        ],
        nonTriggering: [
            Sample("""
                en way = %1$#@meters@, %2$#@nodes@
                en way|substitutions.meters.plural.one = %1$ld meter
                en way|substitutions.meters.plural.other = %1$ld meters
                en way|substitutions.nodes.plural.one = %2$ld node
                en way|substitutions.nodes.plural.other = %2$ld nodes
                nb way = %1$#@meters@, %2$#@nodes@
                nb way|substitutions.meters.plural.one = %1$ld meter
                nb way|substitutions.meters.plural.other = %1$ld meter
                nb way|substitutions.nodes.plural.one = %2$ld node
                nb way|substitutions.nodes.plural.other = %2$ld noder
                """, title: "two variables with positions", formats: [.xliff]),
            Sample("""
                en photo.by = %1$@ by %2$@
                de photo.by = %2$@: %1$@
                nl photo.by = %@ van %@
                hu photo.by = %1$@ (%2$@, %1$@)
                """, title: "other positions, or one argument twice"),
            Sample("""
                en file.count|plural.one = %lld file
                en file.count|plural.other = %lld files
                de file.count|plural.one = Eine Datei
                de file.count|plural.other = %lld Dateien
                """, title: "a form for one number only may spell it out"),
            Sample("""
                en plugins = %1$lld plugin%2$@ found
                ko plugins = 플러그인 %1$lld개를 찾았습니다
                """, title: "an ending of the source's plural"),
            Sample("""
                en sale = Save 50% today
                es sale = Ahorra un 50 % de inmediato
                hu sale = 50%-os kedvezmény ma
                """, title: "percentages in a text that takes no arguments"),
        ])

    public func check(_ entry: EntryView, _ context: RuleContext) {
        if entry.source == nil {
            checkForms(of: entry, context)
            checkSource(entry, context)
            return
        }
        guard entry.isEffective, let comparison = ArgumentComparison(entry, includesAccidental: false) else { return }
        // An empty source asks for nothing ("minutes-plural" where English has the text elsewhere).
        if entry.source?.units.allSatisfy({ $0.text.isBlank }) ?? false { return }
        // What a source with a broken specifier ("Open %$1@") asks for is not known.
        if entry.source?.hasBrokenSpecifier ?? false { return }
        var literal: ArgumentComparison?
        var isRootWrong = false
        for unit in entry.units where !unit.unit.isAbsent && !unit.value.isEmpty {
            // What is wrong with the format string is wrong with its forms too.
            if isRootWrong, unit.variation.hasPrefix("substitutions.") { continue }
            if PluralNumbers.isNever(unit) || hasBrokenSpecifier(unit) { continue }
            let problems = comparison.problems(unit).filter { !isInKey($0, entry) }
            guard let problem = problems.first(where: { !$0.isOrder && !isWidth($0) }) ?? problems.first(where: { !$0.isOrder }),
                  !problems.contains(where: { if case .order = $0.kind { true } else { false } }) else { continue }
            // "% d" may be meant as it stands.
            if unit.text.arguments.specifiers.contains(where: { $0.looksAccidental }) {
                if literal == nil { literal = ArgumentComparison(entry, includesAccidental: true) }
                if let literal, literal.problems(unit).isEmpty { continue }
            }
            if unit.variation.isEmpty { isRootWrong = true }
            report(problem, unit, context, isCommon: isCommonExtra(problem, unit) || isCommonType(problem, unit))
        }
    }

    /// `invalid-specifier` speaks there: what the other specifiers take is known when the broken one is mended.
    private func hasBrokenSpecifier(_ unit: UnitView) -> Bool {
        unit.text.classes.hasAny([.percent, .percentVariant]) && unit.brokenSpecifiers.contains { !$0.isAmbiguous }
    }

    /// The key is a text with arguments ("likes %lld"), the source leaves one of them out, and this has it: the app passes it.
    private func isInKey(_ problem: ArgumentProblem, _ entry: EntryView) -> Bool {
        guard case .extra(let position, let type) = problem.kind, entry.entry.key.utf8.contains(UInt8(ascii: "%")) else { return false }
        var next = 1
        for specifier in AnalyzedText(entry.entry.key).arguments.specifiers where specifier.kind.takesArgument && !specifier.looksAccidental {
            let index = specifier.position.map(Int.init) ?? next
            next = index + specifier.argumentCount
            if index == position, let passed = ArgumentType(specifier), passed.difference(from: type) != .type { return true }
        }
        return false
    }

    /// Several translations take the argument that the source leaves out: the app passes it, and the source does without.
    private func isCommonExtra(_ problem: ArgumentProblem, _ unit: UnitView) -> Bool {
        guard case .extra(let position, let type) = problem.kind, unit.variation.isEmpty else { return false }
        var others = 0, same = 0
        for other in unit.entry.key.entries where other !== unit.entry && !other.isSourceLocale && other.isEffective && !other.entry.flags.contains(.bilingualSource) {
            guard let value = other.unit(""), !value.value.isEmpty, other.source.map({ $0.units.first?.value != value.value }) ?? true else { continue }
            others += 1
            if value.text.classes.contains(.percent), EntryArguments(other, includesAccidental: false).list(value).taken.contains(where: { $0.position == position && $0.type.difference(from: type) == .none }) { same += 1 }
        }
        return same >= 3 || (same >= 2 && same * 2 >= others)
    }

    /// At least four translations, and all of them, take the argument for the same other thing: it is the source that is wrong, and is told so.
    private func isCommonType(_ problem: ArgumentProblem, _ unit: UnitView) -> Bool {
        guard case .type(let position, _, let expected, _) = problem.kind, unit.variation.isEmpty else { return false }
        return commonType(unit.entry.key, position, against: expected) != nil
    }

    /// What all translations take the argument for, where there are at least four of them and the source takes it for something else.
    private func commonType(_ key: KeyView, _ position: Int, against source: ArgumentType) -> ArgumentType? {
        var common: ArgumentType?, count = 0
        for (entry, unit) in key.translations("") {
            guard let type = EntryArguments(entry, includesAccidental: false).list(unit).type(at: position), type.difference(from: source) != .none,
                  common.map({ $0.difference(from: type) == .none }) ?? true else { return nil }
            common = type
            count += 1
        }
        return count >= 4 ? common : nil
    }

    /// The source takes an argument for something else than all translations do.
    private func checkSource(_ entry: EntryView, _ context: RuleContext) {
        guard entry.isSourceLocale, entry.isEffective, let unit = entry.unit(""), !unit.value.isEmpty, unit.text.classes.contains(.percent) else { return }
        for taken in EntryArguments(entry, includesAccidental: false).list(unit).taken {
            guard let common = commonType(entry.key, taken.position, against: taken.type) else { continue }
            let difference = taken.type.difference(from: common)
            let word = String(unit.text.text(taken.range))
            context.report(self, difference == .width ? .warning : .error, at: unit, range: taken.range, words: [word],
                           "\(quoted(word)) takes argument \(taken.position) for \(taken.type.description), and all translations take \(common.description) there: one of them reads what is not passed; check what the app passes and write the same everywhere")
            return
        }
    }

    private func isWidth(_ problem: ArgumentProblem) -> Bool {
        if case .type(_, _, _, .width) = problem.kind { true } else { false }
    }

    /// The source itself: its forms must not contradict each other.
    private func checkForms(of entry: EntryView, _ context: RuleContext) {
        guard entry.units.count > 1, EntryArguments.has(entry) else { return }
        let arguments = EntryArguments(entry, includesAccidental: false)
        let expected = arguments.union()
        for unit in entry.units where unit.unit.pluralCategory != nil {
            let list = arguments.list(unit)
            if PluralNumbers.isSingle(unit), list.taken.count < expected.count { continue }
            for taken in list.taken {
                guard let type = expected[taken.position], taken.type.difference(from: type) == .type else { continue }
                report(ArgumentProblem(kind: .type(position: taken.position, found: taken.type, expected: type, .type), range: taken.range), unit, context, against: "the other forms have")
                break
            }
        }
    }

    private func report(_ problem: ArgumentProblem, _ unit: UnitView, _ context: RuleContext, against other: String = "the source has", isCommon: Bool = false) {
        let words = problem.range.map { [String(unit.text.text($0))] } ?? []
        switch problem.kind {
        case .missing(let position, let type):
            context.report(self, .error, at: unit, words: ["missing \(position)"],
                           "argument \(position) of the source (\(type.description)) is missing, so it is never said or shown; put \(Self.example(type, position)) where it belongs")
        case .extra(let position, let type) where isCommon:
            context.report(self, .note, at: unit, range: problem.range, words: words,
                           "\(quoted(words.first ?? "")) takes argument \(position) (\(type.description)), as other translations do, and the source does not: check that the app passes it")
        case .extra(let position, let type):
            context.report(self, .error, at: unit, range: problem.range, words: words,
                           "\(quoted(words.first ?? "")) takes argument \(position) (\(type.description)), but \(other) none there: the app shows garbage or stops; remove it, or write %% for a percent sign")
        case .type(let position, let found, let expected, let difference):
            if isCommon {
                context.report(self, .note, at: unit, range: problem.range, words: words,
                               "\(quoted(words.first ?? "")) takes argument \(position) for \(found.description), as all translations do, and \(other) \(expected.description) there: it is the source that has to be checked")
            } else if difference == .width {
                context.report(self, .warning, at: unit, range: problem.range, words: words,
                               "\(quoted(words.first ?? "")) reads argument \(position) with another width than \(other): large numbers come out wrong; write the same specifier")
            } else {
                context.report(self, .error, at: unit, range: problem.range, words: words,
                               "\(quoted(words.first ?? "")) takes argument \(position) for \(found.description), but \(other) \(expected.description) there: the app shows garbage or stops; write the same specifier")
            }
        case .order, .mixed: break
        }
    }

    private static func example(_ type: ArgumentType, _ position: Int) -> String {
        switch type {
        case .integer(bytes: 8), .integer(bytes: nil): "%\(position)$lld"
        case .integer: "%\(position)$d"
        case .floatingPoint: "%\(position)$f"
        case .object: "%\(position)$@"
        case .character: "%\(position)$c"
        case .cString: "%\(position)$s"
        case .wideString: "%\(position)$S"
        case .pointer: "%\(position)$p"
        }
    }
}
