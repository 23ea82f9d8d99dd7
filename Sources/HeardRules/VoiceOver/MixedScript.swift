import HeardCore
import HeardLanguage
import ICUKit

struct MixedScriptRule: UnitRule {
    static var concerns: TextClasses? { [.han, .cyrillic, .greek] }

    static let metadata = RuleMetadata(
        id: "mixed-script", family: .voiceOver, scope: .key, severity: .warning,
        summary: "Letters of two scripts in one word, or simplified and traditional Chinese characters mixed.",
        rationale: """
            A Latin c in a Cyrillic word looks right and is not: speech engines break the word there or spell it, and search does not find it. ICU's spoof checker tells such \
            words from those that mix scripts as their language does (Tシャツ, PDF로). In Chinese, a character of the other orthography is read, but it is a mistake to every reader.
            """,
        falsePositives: "Names that mix scripts on purpose.",
        falseNegatives: "Whole words in look-alike letters of another script; endings joined to foreign names.",
        wcag: ["3.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("en stop = Stop\nru stop = О⟦c⟧тановить", title: "a Latin c"),
            Sample("en ok = ⟦С⟧ancel\nde ok = Abbrechen", title: "a Cyrillic С"),
            Sample("en ask = Please sign in\nzh-Hant ask = ⟦请⟧先登入"),
            Sample("en later = Read later\nzh-Hans later = 稍⟦後⟧阅读"),
        ],
        nonTriggering: [
            Sample("en shirt = T-shirt\nja shirt = Tシャツ\nzh-Hant shirt = T恤\nko shirt = PDF로 저장", title: "words that mix scripts by custom"),
            Sample("en file = PDF file\nru file = PDF-файл\nar file = ملف الiPhone", title: "a foreign name with a hyphen, with an article"),
            Sample("en queen = Queen\nzh-Hant queen = 皇后\nzh-Hans queen = 皇后"),
            Sample("en headers = HTTP headers\nru headers = HTTPЗаголовки", title: "a name of the source in front of a word"),
            Sample("en code = Code\nsr code = Кôд", title: "a letter that Serbian borrows"),
            Sample("en club = Club\nzh-Hans club = 大阪俱乐部\nzh-Hant club = 暱稱（昵稱）", title: "characters of both orthographies"),
            Sample("en dose = Dose\nel dose = 5 μg", title: "units"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) throws {
        let classes = unit.text.classes
        if classes.contains(.han), unit.entry.tag.isLanguage, let orthography = ChineseOrthography.of(unit.locale) { checkChinese(unit, orthography, context) }
        guard !unit.text.isASCII, Self.hasTwoScripts(classes), !MixedScriptData.languagesThatMix.contains(unit.entry.tag.language) else { return }
        try checkWords(unit, context)
    }

    /// Chinese, Japanese and Korean mix their scripts and Latin by custom.
    private static func hasTwoScripts(_ classes: TextClasses) -> Bool {
        let alphabets = classes.rawValue & TextClasses([.latin, .cyrillic, .greek, .hebrew, .arabic, .otherLetter]).rawValue
        return alphabets & (alphabets &- 1) != 0 && classes.hasAny([.cyrillic, .greek])
    }

    private func checkWords(_ unit: UnitView, _ context: RuleContext) throws {
        let specifiers = unit.text.arguments.specifiers
        for word in PlainWords(unit.value) {
            // "\\nЕсли": a line break that is written out.
            var word = word
            if word.range.lowerBound > 0, let letter = word.text.utf8.first, letter == UInt8(ascii: "n") || letter == UInt8(ascii: "t"), unit.value.utf8Slice(word.range.lowerBound - 1..<word.range.lowerBound) == "\\" {
                word = PlainWords.Word(text: word.text.dropFirst(), range: word.range.lowerBound + 1..<word.range.upperBound)
            }
            guard word.text.utf8.count >= 3, !specifiers.contains(where: { $0.range.overlaps(word.range) }) else { continue }
            var latin = 0, cyrillic = 0, greek = 0
            for scalar in word.text.unicodeScalars {
                let classes = scalarClass(scalar.value)
                if classes.contains(.latin) { latin += 1 } else if classes.contains(.cyrillic) { cyrillic += 1 } else if classes.contains(.greek), scalar.value != 0xB5 { greek += 1 }
            }
            guard [latin, cyrillic, greek].filter({ $0 > 0 }).count >= 2, try context.spoofChecker().level(of: word.text) > .highlyRestrictive else { continue }
            guard !MixedScriptData.isUnit(word.text), !isSpelledSo(word.text, unit), let odd = oddLetters(word, latin, cyrillic, greek, unit) else { continue }
            let letters = unit.value.utf8Slice(odd.range)
            // "HTTPЗаголовки": a name of the source with a word of the language behind it.
            if odd.range.count >= 3, let source = unit.source, source.value.uppercased().contains(letters.uppercased()), letters.allSatisfy({ $0.isUppercase }) { continue }
            context.report(self, .warning, at: unit, range: odd.range, words: [String(word.text)], details: ["word": .string(String(word.text))], .mixed(word.text, letters, odd.script, odd.other))
        }
    }

    /// All Latin letters of the word are ones that the language borrows: кôд.
    private func isSpelledSo(_ word: Substring, _ unit: UnitView) -> Bool {
        let borrowed = Set((unit.locale.words?.list(.borrowedLetters) ?? []).flatMap(\.unicodeScalars))
        return !borrowed.isEmpty && word.unicodeScalars.allSatisfy { !scalarClass($0.value).contains(.latin) || borrowed.contains($0) }
    }

    /// The letters that do not belong: look-alikes of the script that the rest of the word is written in.
    private func oddLetters(_ word: PlainWords.Word, _ latin: Int, _ cyrillic: Int, _ greek: Int, _ unit: UnitView) -> (range: Range<Int>, script: String, other: String)? {
        let other: TextClasses = cyrillic >= greek ? .cyrillic : .greek
        let otherCount = max(cyrillic, greek)
        let ownsOther = TextClasses.letters(script: unit.locale.script).hasAny(other)
        // The script of fewer letters is the odd one; where both are alike, the one that is not the locale's.
        let isLatinOdd = latin == 0 ? false : (latin == otherCount ? ownsOther : latin < otherCount)
        let odd: TextClasses = latin == 0 ? .greek : (isLatinOdd ? .latin : other)
        var offset = word.range.lowerBound
        var start: Int?, end = 0, count = 0, isLast = false, isAlike = true, hasCapital = false
        for scalar in word.text.unicodeScalars {
            let width = UTF8.width(scalar)
            isLast = scalarClass(scalar.value).hasAny(odd)
            if isLast {
                if start == nil { start = offset }
                if offset <= (start ?? offset) || end == offset { end = offset + width }
                count += 1
                isAlike = isAlike && MixedScriptData.lookAlikes.contains(scalar.value)
                hasCapital = hasCapital || scalar.isUppercaseScalar
            }
            offset += width
        }
        guard let start else { return nil }
        let names = (odd == .latin ? "Latin" : odd == .cyrillic ? "Cyrillic" : "Greek", isLatinOdd ? (other == .cyrillic ? "Cyrillic" : "Greek") : (latin == 0 ? "Cyrillic" : "Latin"))
        // An ending of the language behind a foreign name: iPhoneа.
        if !isLatinOdd, ownsOther, isLast, latin >= 3, !(start == word.range.lowerBound) { return nil }
        if isAlike { return (start..<end, names.0, names.1) }
        // A Latin letter inside a word of the language, typed on the wrong keyboard.
        if isLatinOdd, ownsOther, count == 1, otherCount >= 3, !hasCapital { return (start..<end, names.0, names.1) }
        return nil
    }

    /// "Squirrel - Traditional", `input.method.Hant`: the name of something for the other orthography is written in it.
    private func isAboutOrthography(_ unit: UnitView) -> Bool {
        if NameWords.of(unit.entry.key.key).contains(where: { $0 == "hant" || $0 == "hans" }) { return true }
        guard let source = unit.source, source.value.utf8.count < 60 else { return false }
        return PlainWords(source.value.lowercased()).contains { $0.text == "traditional" || $0.text == "simplified" }
    }

    private func checkChinese(_ unit: UnitView, _ orthography: ChineseOrthography, _ context: RuleContext) {
        var offset = 0
        var first: Range<Int>?
        var found: [Unicode.Scalar] = []
        // Japanese words in a Chinese text are what they are.
        guard !unit.text.classes.contains(.kana) else { return }
        for scalar in unit.value.unicodeScalars {
            let width = UTF8.width(scalar)
            if scalar.value >= 0x3400, orthography.isOther(scalar) {
                if first == nil { first = offset..<offset + width }
                if !found.contains(scalar) { found.append(scalar) }
            }
            offset += width
        }
        guard let first else { return }
        // The name of the other orthography is written in it; so is what the source has too.
        if MixedScriptData.orthographyNames.contains(where: { unit.value.contains($0) }) { return }
        if let source = unit.source, source.text.classes.contains(.han), found.allSatisfy({ source.value.unicodeScalars.contains($0) }) { return }
        if isAboutOrthography(unit) { return }
        let letters = String(String.UnicodeScalarView(found))
        context.report(self, .warning, at: unit, range: first, words: [letters], details: ["characters": .string(letters)], .chinese(letters, orthography))
    }
}

private extension String {
    static func mixed(_ word: Substring, _ letters: Substring, _ script: String, _ other: String) -> String {
        "\(quoted(letters)) (\(letters.unicodeScalars.map { "U+" + hex($0.value) }.joined(separator: " "))) is \(script) in \(quoted(word)), a word in \(other) letters: "
            + "speech engines break the word there or spell it, and search does not find it. Type the \(other) letter"
    }

    static func chinese(_ letters: String, _ orthography: ChineseOrthography) -> String {
        let (own, other) = orthography == .traditional ? ("traditional", "simplified") : ("simplified", "traditional")
        return "\(quoted(letters)) \(letters.unicodeScalars.count == 1 ? "is a \(other) character" : "are \(other) characters") in a text in \(own) Chinese: every reader sees the mistake, and some speech engines say it in another language. Write it in \(own) characters"
    }
}
