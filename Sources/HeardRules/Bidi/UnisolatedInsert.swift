import HeardCore
import HeardLanguage
import ICUKit

struct UnisolatedInsertRule: UnitRule {
    static let metadata = RuleMetadata(
        id: "unisolated-insert", family: .bidi, scope: .key, severity: .warning,
        summary: "An inserted text or Latin run that changes the order of what stands beside it in a right-to-left text.",
        rationale: """
            Two Latin names around a colon become one left-to-right run: in "%1$@: %2$@" an Arabic reader then sees the second name first. The rule fills the arguments \
            with names, numbers and right-to-left names, runs the Unicode bidirectional algorithm with and without isolates, and reports where a reader meets the pieces in \
            another order. Isolates (U+2068 … U+2069) around the arguments repair it; `String(localized:)` adds them by itself, so with evidence of that it is a note.
            """,
        falsePositives: "Arguments that are never Latin or never stand beside each other with a value.",
        falseNegatives: "Two arguments, or an argument and a Latin word, with nothing but a space between them are taken for one name.",
        wcag: ["1.3.2"],
        triggering: [
            Sample("en pair = %1$@: %2$@\nar pair = ⟦%1$@: %2$@⟧"),
            Sample("en from = Message from %1$@ (%2$lld)\nfa from = پیام از ⟦%1$@ (%2$lld⟧)"),
            Sample("en cold = It is -5 outside\nhe cold = בחוץ ⟦-5⟧ מעלות\nfa cold = هوا ⟦-5⟧ است\nar cold = الحرارة ⟦-5⟧ اليوم", title: "a signed number"),
            Sample("en more = +%lld more\nhe more = ⟦+%lld⟧ נוספים", title: "a sign before a number's placeholder"),
            Sample("en call = Call +1 555 0100\nhe call = התקשרו אל ⟦+1 555 0100⟧", title: "a literal telephone number"),
        ],
        nonTriggering: [
            Sample("en cold = It is -5 outside\nhe cold = בחוץ \\u{200E}-5 מעלות\nen age = 18+ only\nhe age = 18+ בלבד\nen year = 2020-21\nhe year = שנת 2020-21", title: "a sign that a mark holds, signs behind and between numbers"),
            Sample("en range = A number between 0.0 and 1.0\nhe range = מספר בין 0.0 ל -1.0", title: "a hyphen that joins a prefix"),
            Sample("en from = From %1$@ to %2$@\nar from = من %1$@ إلى %2$@", title: "a word of the language between them"),
            Sample("en far = Distance: %1$@ ± %2$@ meters\nar far = المسافة: %1$@ ± %2$@ متر", title: "numbers, by sign and unit"),
            Sample("en %@. No phone number is needed. = %@. No phone number is needed.\nfa %@. No phone number is needed. = %@. شماره‌ی تلفن لازم نیست.", title: "a telephone number that is only spoken of"),
            Sample("en name = Name: %@\nhe name = שם: %@", title: "one argument at the end"),
            Sample("en pair = %1$@: %2$@\nfa pair = \\u{2068}%1$@\\u{2069}: \\u{2068}%2$@\\u{2069}", title: "isolates"),
            Sample("en about.version = Version %1$@ (%2$@)\nhe about.version = גרסה %1$@ (%2$@)", title: "version numbers"),
            Sample("en done = %1$lld/%2$lld done\nar done = اكتمل %1$lld/%2$lld", title: "numbers joined by a slash"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) throws {
        guard unit.locale.isRightToLeft else { return }
        if try !reportsInserts(unit, context) { try checkSignedNumbers(unit, context) }
    }

    private func checkSignedNumbers(_ unit: UnitView, _ context: RuleContext) throws {
        let text = unit.text
        guard text.classes.hasAny([.asciiDigit, .percent]), text.utf8Count <= context.limits.analyzedLength,
              text.classes.hasAny(.rightToLeftLetters) || !hasLeftToRightWord(unit) else { return }
        // CLDR writes signed numbers in Arabic digits with the sign on that side.
        let countsArguments = unit.locale.numbering.map { $0.name != "arab" } ?? false
        guard let found = try SignedNumber.firstSwapped(in: text, countsArguments: countsArguments, unit.locale.bidi()) else { return }
        let word = unit.value.utf8Slice(found.range)
        context.report(self, isolates(unit) && text.classes.contains(.percent) ? .note : .warning, at: unit, range: found.range, words: [String(word)],
                       suggestion: Invisible.wrap([found.range], of: unit.value, in: Invisible.leftToRightIsolate), .sign(word, found.shown, unit))
    }

    /// - Returns: whether something was reported
    private func reportsInserts(_ unit: UnitView, _ context: RuleContext) throws -> Bool {
        let text = unit.text
        guard text.classes.contains(.percent) || text.classes.hasAny([.latin, .digits.intersection(.asciiDigit)]), text.utf8Count <= context.limits.analyzedLength else { return false }
        let arguments = text.arguments.specifiers
        let hasArguments = arguments.contains { $0.kind.takesArgument }
        guard hasArguments || text.classes.hasAny(.rightToLeftLetters) else { return false }
        // A text without a word of the language is untranslated, or a pattern such as "%@: %@".
        guard text.classes.hasAny(.rightToLeftLetters) || !hasLeftToRightWord(unit) else { return false }
        guard hasArguments || text.classes.hasAny([.sign, .hash, .at, .slash, .backslash, .underscore, .asterisk, .ampersand, .sentenceEnd, .asciiDigit]) else { return false }
        let layout = InsertLayout(text)
        let inserts = layout.pieces.count { $0.kind != .word }
        guard inserts > 0 else { return false }
        let bidi = try unit.locale.bidi()
        let phoneRanges = layout.phoneNumbers
        let isHebrew = unit.locale.script == "Hebr"
        if inserts > 1, hasArguments, let found = try inversion(layout, arguments, numbersByComment(unit, arguments), bidi, isHebrew) {
            let range = layout.pieces[found.pair.lowerBound].range.lowerBound..<layout.pieces[found.pair.upperBound].range.upperBound
            let severity: Severity = isolates(unit) || isPlainEitherWay(layout, range) || isList(layout, found.pair, arguments) || isPath(layout, found.pair, arguments) || isDirected(unit, layout) || breaks(layout, found.pair) ? .note : .warning
            context.report(self, severity, at: unit, range: range, words: [String(unit.value.utf8Slice(range))],
                           suggestion: hasArguments ? Invisible.wrap(arguments.filter { $0.kind.takesArgument }.map(\.range), of: unit.value, in: Invisible.isolate) : nil,
                           details: ["seen": .list(found.seen), "meant": .list(found.meant)], .swapped(found.seen, found.meant, isHint: severity == .note, unit))
            return true
        }
        return try reportsLiterals(layout, arguments, phoneRanges, unit, bidi, isHebrew, context)
    }

    /// A word of at least two letters outside the specifiers.
    private func hasLeftToRightWord(_ unit: UnitView) -> Bool {
        let specifiers = unit.text.arguments.specifiers
        return PlainWords(unit.value).contains { word in
            word.text.unicodeScalars.count > 1 && !specifiers.contains { $0.range.overlaps(word.range) }
        }
    }

    /// All that is known of the string's use goes through an API that isolates arguments.
    private func isolates(_ unit: UnitView) -> Bool {
        guard let source = unit.entry.table.project.project.source else { return false }
        let key = KeyReference(table: unit.entry.table.index, row: unit.entry.key.index)
        var seen = false
        for use in source.texts where use.rows.contains(key) {
            guard use.isolatesArguments else { return false }
            seen = true
        }
        return seen
    }

    /// A pattern of arguments that brackets or an arrow keep apart: two Latin names in it are read as one Latin phrase, and the bracket or arrow still
    /// tells which is which.
    private func isPlainEitherWay(_ layout: InsertLayout, _ range: Range<Int>) -> Bool {
        guard layout.pieces.allSatisfy({ $0.kind == .argument }) else { return false }
        return layout.text.value.utf8Slice(range.lowerBound..<layout.bytes.count).unicodeScalars.contains { scalar in
            "([{→←➡⬅➜➔⇒⇐▸▶◂◀".unicodeScalars.contains(scalar)
        }
    }

    /// Names with nothing but commas between them: in either order it is the same list.
    private func isList(_ layout: InsertLayout, _ pair: ClosedRange<Int>, _ arguments: [FormatSpecifier]) -> Bool {
        let pieces = layout.pieces[pair]
        guard pieces.allSatisfy({ $0.kind == .argument && $0.specifiers.allSatisfy { arguments[$0].kind == .object } }) else { return false }
        return zip(pieces, pieces.dropFirst()).allSatisfy { a, b in
            let gap = String(decoding: layout.bytes[a.range.upperBound..<b.range.lowerBound], as: UTF8.self).unicodeScalars
            return gap.contains { $0 == "," || $0 == "،" } && gap.allSatisfy { $0 == "," || $0 == "،" || $0.isWhiteSpaceScalar }
        }
    }

    /// Three texts or more with the same sign between them: the steps of a menu, which are the app's own words, or a list.
    private func isPath(_ layout: InsertLayout, _ pair: ClosedRange<Int>, _ arguments: [FormatSpecifier]) -> Bool {
        func gap(_ first: Int) -> ArraySlice<UInt8> { layout.bytes[layout.pieces[first].range.upperBound..<layout.pieces[first + 1].range.lowerBound] }
        func isText(_ index: Int) -> Bool { layout.pieces[index].kind == .argument && layout.pieces[index].specifiers.allSatisfy { arguments[$0].kind == .object } }
        var low = pair.lowerBound, high = pair.upperBound
        guard low < high, (low...high).allSatisfy(isText) else { return false }
        let sign = gap(low)
        guard sign.contains(where: { $0 > 0x20 }), (low..<high).allSatisfy({ gap($0) == sign }) else { return false }
        while low > 0, isText(low - 1), gap(low - 1) == sign { low -= 1 }
        while high + 1 < layout.pieces.count, isText(high + 1), gap(high) == sign { high += 1 }
        return high - low >= 2
    }

    /// A line break of HTML stands between the pieces that change places: each is in a paragraph of its own.
    private func breaks(_ layout: InsertLayout, _ pair: ClosedRange<Int>) -> Bool {
        let between = layout.text.value.utf8Slice(layout.pieces[pair.lowerBound].range.upperBound..<layout.pieces[pair.upperBound].range.lowerBound).lowercased()
        return ["<br", "</br", "<p>", "</p>", "<li>", "</li>"].contains { between.hasBytes(of: $0) }
    }

    /// A pattern of arguments that key or comment call one for both directions ("rtl_combine"): the app looks after it.
    private func isDirected(_ unit: UnitView, _ layout: InsertLayout) -> Bool {
        guard layout.pieces.allSatisfy({ $0.kind == .argument }) else { return false }
        func says(_ text: String) -> Bool { PlainWords(text.lowercased()).contains { word in word.text.split(separator: "_").contains { Self.english.directionNames.contains(String($0)) } } }
        return says(unit.entry.entry.key) || (unit.entry.key.comment.map(says) ?? false)
    }

    private struct Inversion {
        /// First and last piece concerned.
        var pair: ClosedRange<Int>
        var seen: [String]
        var meant: [String]
    }

    // MARK: Neighbours that change places

    private func inversion(_ layout: InsertLayout, _ arguments: [FormatSpecifier], _ numbers: Set<Int>, _ bidi: BidiParagraph, _ isHebrew: Bool) throws -> Inversion? {
        for fills in scenarios(layout, arguments, numbers) {
            let plain = layout.filled(fills, isIsolated: false, hebrew: isHebrew)
            let isolated = layout.filled(fills, isIsolated: true, hebrew: isHebrew)
            let seen = try InsertLayout.order(plain, bidi).pieces
            let meant = try InsertLayout.order(isolated, bidi).pieces
            guard seen != meant else { continue }
            var rank = [Int](repeating: 0, count: seen.count), meantRank = rank
            for (position, piece) in seen.enumerated() { rank[piece] = position }
            for (position, piece) in meant.enumerated() { meantRank[piece] = position }
            var low = Int.max, high = -1
            for first in layout.pieces.indices {
                for second in layout.pieces.indices where second > first && (rank[first] < rank[second]) != (meantRank[first] < meantRank[second]) {
                    guard !isOneName(first, second, layout, arguments) else { continue }
                    low = min(low, first)
                    high = max(high, second)
                }
            }
            guard low < high else { continue }
            func list(_ order: [Int]) -> [String] { order.filter { (low...high).contains($0) }.prefix(8).map { plain.shown[$0] } }
            return Inversion(pair: low...high, seen: list(seen), meant: list(meant))
        }
        return nil
    }

    /// Two pieces that a reader takes together, left to right, when only white space stands between them: "iOS 17", first and last name.
    private func isOneName(_ first: Int, _ second: Int, _ layout: InsertLayout, _ arguments: [FormatSpecifier]) -> Bool {
        let a = layout.pieces[first], b = layout.pieces[second]
        if a.kind == .literal, b.kind == .literal { return true }
        let isSpaceOnly = layout.pieces[(first + 1)...second].allSatisfy { $0.followsSpaceOnly && $0.kind != .word }
        guard isSpaceOnly else { return false }
        if a.kind == .literal || b.kind == .literal { return true }
        // "%@ %lld" alone is a pattern; with a word of the language beside it the number belongs to that word.
        guard layout.pieces.contains(where: { $0.kind == .word }) else { return true }
        return (a.specifiers + b.specifiers).allSatisfy { !arguments[$0].kind.isNumber && arguments[$0].kind != .ownArgument }
    }

    /// Worst cases for the arguments: names, numbers, and both in turn.
    private func scenarios(_ layout: InsertLayout, _ arguments: [FormatSpecifier], _ numbers: Set<Int>) -> [[InsertLayout.Fill]] {
        func fills(_ object: (Int) -> InsertLayout.Fill) -> [InsertLayout.Fill] {
            var objects = 0
            return arguments.enumerated().map { index, specifier in
                switch specifier.kind {
                case .signedInteger, .unsignedInteger, .floatingPoint, .ownArgument, .count, .percent, .pointer: return .number
                // A plural variable prints a number and words of the language.
                case .substitution: return .rightToLeft
                case .object, .cString, .character:
                    if isPercentage(specifier, layout) || numbers.contains(index) { return .number }
                    objects += 1
                    return object(objects - 1)
                }
            }
        }
        let objects = arguments.count { $0.kind == .object || $0.kind == .cString }
        if objects == 0 { return [fills { _ in .number }] }
        var all = [fills { _ in .latin }, fills { _ in .rightToLeft }]
        if objects > 1 { all += [fills { $0 % 2 == 0 ? .latin : .number }, fills { $0 % 2 == 0 ? .number : .latin }] }
        return all
    }

    /// Arguments that the comment calls numbers in the usual way: "(1: minimum) (2: maximum) (3: unit)".
    private func numbersByComment(_ unit: UnitView, _ arguments: [FormatSpecifier]) -> Set<Int> {
        if arguments.count <= 2, isVersion(unit) { return Set(arguments.indices) }
        var found = measured(unit, arguments)
        guard let comment = unit.entry.key.comment, comment.utf8.contains(UInt8(ascii: ":")) else { return found }
        var rest = Substring(comment)
        while let colon = rest.firstIndex(of: ":") {
            let digits = rest[..<colon].reversed().prefix { $0.isASCII && $0.isNumber }
            rest = rest[rest.index(after: colon)...]
            guard let position = Int(String(digits.reversed())) else { continue }
            let text = rest.prefix { $0 != ")" && $0 != "(" && $0 != "," && $0 != "\n" }
            guard PlainWords(text.lowercased()).contains(where: { Self.english.numberComments.contains(String($0.text)) }) else { continue }
            var next = 1
            for (index, specifier) in arguments.enumerated() where specifier.kind.takesArgument {
                if specifier.position.map(Int.init) ?? next == position { found.insert(index) }
                next += specifier.argumentCount
            }
        }
        return found
    }

    /// Arguments beside "±" in the text, and those that a unit stands behind in the source ("%@ meters").
    private func measured(_ unit: UnitView, _ arguments: [FormatSpecifier]) -> Set<Int> {
        var found: Set<Int> = []
        let text = Array(unit.value.utf8)
        for (index, specifier) in arguments.enumerated() where specifier.kind == .object {
            var before = specifier.range.lowerBound, after = specifier.range.upperBound
            while before > 0, text[before - 1] == 0x20 { before -= 1 }
            while after < text.count, text[after] == 0x20 { after += 1 }
            // U+00B1
            if before >= 2, text[before - 2] == 0xC2, text[before - 1] == 0xB1 { found.insert(index) }
            if after + 1 < text.count, text[after] == 0xC2, text[after + 1] == 0xB1 { found.insert(index) }
        }
        guard let source = unit.source, let tag = source.entry.pluralTag else { return found }
        let data = GrammarData.of(tag)
        let theirs = source.text.arguments.specifiers
        func position(_ list: [FormatSpecifier], _ index: Int) -> Int {
            list[index].position.map(Int.init) ?? 1 + list[..<index].reduce(0) { $0 + ($1.kind.takesArgument ? $1.argumentCount : 0) }
        }
        for (index, specifier) in theirs.enumerated() where specifier.kind == .object {
            let rest = source.value.utf8Slice(specifier.range.upperBound..<source.value.utf8.count)
            guard rest.unicodeScalars.first.map({ $0.isWhiteSpaceScalar }) ?? false, let word = PlainWords(String(rest)).first(where: { _ in true }), word.range.lowerBound <= 2 else { continue }
            let lower = word.text.lowercased()
            guard data.unitNames.contains(lower) || data.abbreviations.contains(lower) else { continue }
            let number = position(theirs, index)
            for own in arguments.indices where arguments[own].kind == .object && position(arguments, own) == number { found.insert(own) }
        }
        return found
    }

    /// Comments and keys are written in English nearly everywhere.
    private static let english = GrammarData.of(LanguageTag("en"))

    /// "Version %@ (%@)": version numbers, by the words of the key or the source.
    private func isVersion(_ unit: UnitView) -> Bool {
        func says(_ text: String) -> Bool { PlainWords(text.lowercased()).contains { word in Self.english.numberNames.contains { word.text.hasPrefix($0) } } }
        return says(unit.entry.entry.key) || (unit.source.map { says($0.value) } ?? false)
    }

    /// "%@%": a number.
    private func isPercentage(_ specifier: FormatSpecifier, _ layout: InsertLayout) -> Bool {
        let end = specifier.range.upperBound
        guard end < layout.bytes.count else { return false }
        return layout.bytes[end] == UInt8(ascii: "%") || (end + 1 < layout.bytes.count && layout.bytes[end] == 0xD9 && layout.bytes[end + 1] == 0xAA)
    }

    // MARK: Literals whose own parts change places

    private func reportsLiterals(_ layout: InsertLayout, _ arguments: [FormatSpecifier], _ phones: [Range<Int>], _ unit: UnitView, _ bidi: BidiParagraph,
                               _ isHebrew: Bool, _ context: RuleContext) throws -> Bool {
        let hasRightToLeft = unit.text.classes.hasAny(.rightToLeftLetters)
        let signed = hasRightToLeft ? layout.pieces.indices.filter { layout.pieces[$0].kind == .literal && layout.pieces[$0].hasEdgeSign && layout.pieces[$0].hasLatinLetters } : []
        let phoneArgument = hasRightToLeft ? phoneArgument(unit, arguments) : nil
        guard !phones.isEmpty || !signed.isEmpty || phoneArgument != nil else { return false }
        let fills = arguments.indices.map { $0 == phoneArgument ? InsertLayout.Fill.phone : arguments[$0].kind.isNumber ? .number : .rightToLeft }
        let plain = layout.filled(fills, isIsolated: false, hebrew: isHebrew)
        let visual = try InsertLayout.order(plain, bidi).visual
        func isLeftToRight(_ units: Range<Int>) -> Bool {
            // Spaces and controls inside may lie anywhere; what can be read has to ascend.
            let positions = units.filter { plain.units[$0] > 0x20 && plain.units[$0] < 0x200B }.map { visual[$0] }
            return zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
        }
        func seen(_ units: Range<Int>) -> String {
            String(decoding: units.sorted { visual[$0] < visual[$1] }.map { plain.units[$0] }.filter { $0 < 0x200B || $0 > 0x206F }, as: UTF16.self)
        }
        for pieces in phones + signed.map({ $0..<$0 + 1 }) {
            let units = plain.places[pieces.lowerBound].lowerBound..<plain.places[pieces.upperBound - 1].upperBound
            guard !isLeftToRight(units) else { continue }
            let range = layout.pieces[pieces.lowerBound].range.lowerBound..<layout.pieces[pieces.upperBound - 1].range.upperBound
            context.report(self, .warning, at: unit, range: range, words: [String(unit.value.utf8Slice(range))],
                           suggestion: Invisible.wrap([range], of: unit.value, in: Invisible.leftToRightIsolate), .scattered(unit.value.utf8Slice(range), seen(units), unit))
            return true
        }
        if let phoneArgument, let piece = layout.pieces.firstIndex(where: { $0.specifiers.contains(phoneArgument) }), !isLeftToRight(plain.places[piece]) {
            context.report(self, isolates(unit) ? .note : .warning, at: unit, range: arguments[phoneArgument].range, words: ["phone"],
                           suggestion: Invisible.wrap([arguments[phoneArgument].range], of: unit.value, in: Invisible.leftToRightIsolate), .phone(seen(plain.places[piece]), unit))
            return true
        }
        return false
    }

    /// The argument that a key, comment or name calls a telephone number.
    private func phoneArgument(_ unit: UnitView, _ arguments: [FormatSpecifier]) -> Int? {
        let objects = arguments.indices.filter { arguments[$0].kind == .object }
        guard objects.count == 1, let only = objects.first else { return nil }
        func says(_ text: some StringProtocol, inComment: Bool) -> Bool {
            var previous = ""
            for word in PlainWords(text.lowercased()) {
                if word.text == "telephone" || word.text.hasPrefix("phonenumber") { return true }
                if word.text == "phone", !inComment { return true }
                if word.text == "number", previous == "phone" { return true }
                previous = String(word.text)
            }
            return false
        }
        if let name = arguments[only].nameRange, says(unit.value.utf8Slice(name), inComment: false) { return only }
        if unit.entry.key.comment.map({ says($0, inComment: true) }) ?? false { return only }
        // Of a key that is a text only the words right before the argument are about it.
        var key = unit.entry.entry.key
        if key.utf8.contains(0x20) {
            guard let sign = key.utf8.firstIndex(of: UInt8(ascii: "%")) else { return nil }
            key = PlainWords(String(key[..<sign])).suffix(3).map { String($0.text) }.joined(separator: " ")
        }
        return says(key, inComment: true) ? only : nil
    }
}

private extension String {
    static func list(_ pieces: [String]) -> String { pieces.map { quoted($0) }.joined(separator: " ") }

    static func swapped(_ seen: [String], _ meant: [String], isHint: Bool, _ unit: UnitView) -> String {
        "filled in, this shows from right to left \(list(seen)) where \(list(meant)) is meant: the parts change places, and a reader takes one for the other. "
            + (isHint ? "String(localized:) isolates arguments by itself; other ways to fill it in do not" : "Put each argument between \(Invisible.spelled([0x2068, 0x2069], unit)), or let the code fill the text in with String(localized:)")
    }

    static func scattered(_ literal: Substring, _ seen: String, _ unit: UnitView) -> String {
        "in this right-to-left text \(quoted(literal)) is shown as \(quoted(seen)): its parts change places. Put it between \(Invisible.spelled([0x2066, 0x2069], unit))"
    }

    static func sign(_ number: Substring, _ seen: String, _ unit: UnitView) -> String {
        "in a right-to-left text \(quoted(number)) is shown as \(quoted(seen)): the sign goes to the other side of the number. Put both between \(Invisible.spelled([0x2066, 0x2069], unit))"
    }

    static func phone(_ seen: String, _ unit: UnitView) -> String {
        "the number that is inserted here, such as \(quoted("+1 555 0100")), is shown as \(quoted(seen)): its groups change places. Put the placeholder between \(Invisible.spelled([0x2066, 0x2069], unit))"
    }
}
