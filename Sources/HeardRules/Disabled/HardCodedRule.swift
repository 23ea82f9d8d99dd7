import HeardCore
import HeardLanguage
import ICUKit

struct HardCodedRuleRule: UnitRule, LanguageRule {
    static let needs = LanguageNeeds(usesGrammar: false, lists: [.digits, .bothNames], partlyWithout: "only a number that differs from the source")

    static let metadata = RuleMetadata(
        id: "hard-coded-rule", family: .disabled, scope: .key, severity: .warning,
        summary: "A rule about people’s data, written into a text, that is wrong for some of them.",
        rationale: """
            Cards have 12 to 19 digits, telephone numbers 4 to 15, postal codes letters, and many people have one name. A reason that says “16 digits” sends those away who \
            entered everything right, and who listens has nothing else to go by. A number that differs between the languages is wrong in one of them.
            """,
        falsePositives: "Forms for one country only.",
        falseNegatives: "Rules in languages without data, and numbers in words.",
        wcag: ["3.3.3"],
        triggering: [
            Sample("// roles: reason\nen card.reason = Enter a card number of ⟦16 digits⟧.\nde card.reason = Gib die ⟦16-stellige⟧ Kartennummer ein."),
            Sample("// roles: reason\nen pay.reason = The card number has ⟦16 digits⟧.\nfi pay.reason = Kortissa on ⟦16 numeroa⟧.\nnb pay.reason = Kortnummeret har ⟦16 sifre⟧.\nar pay.reason = يتكون رقم البطاقة من ⟦16 رقمًا⟧.", title: "in any language"),
            Sample("// roles: reason\nen both.reason = Enter your ⟦first and last name⟧.\nhu both.reason = Adja meg a ⟦vezeték- és keresztnev⟧ét.\nel both.reason = Πληκτρολογήστε ⟦όνομα και επώνυμο⟧.", title: "two names, in any language"),
            Sample("// roles: reason\nen name.reason = Enter your ⟦first and last name⟧."),
            Sample("// roles: reason\nen word.reason = Use at least 8 characters.\nde word.reason = Nimm mindestens ⟦6⟧ Zeichen.", title: "another number"),
        ],
        nonTriggering: [
            Sample("// roles: reason\nen code.reason = Enter the 6-digit code we sent you.\nde code.reason = Gib den 6-stelligen Code ein, den wir geschickt haben.", title: "an own code"),
            Sample("// roles: value\nen last.value = Last 4 digits: %@\nde last.value = Letzte 4 Ziffern: %@"),
            Sample("// roles: reason\nen word.reason = Use at least 8 characters.\nde word.reason = Nimm mindestens 8 Zeichen."),
            Sample("// roles: hint\nen name.hint = Your name\npl name.hint = Imię i nazwisko", title: "the usual word for a name"),
            Sample("// roles: reason\nen depth.reason = Not with 16 bits\nzh-Hans depth.reason = 不支持16位", title: "a word for digits and bits"),
            Sample("// roles: reason\nen law.reason = Not possible under § 5 of the act.\npt law.reason = Impossível de acordo com o § 55 da lei.", title: "a section of a law"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) {
        let roles = unit.roles
        if unit.text.classes.hasAny(.digits) {
            if checkDigits(unit, context) { return }
            if roles.contains(.reason) { checkNumbers(unit, context) }
        }
        guard roles.contains(.reason) || (roles.contains(.hint) && unit.text.classes.hasAny(.letters)) else { return }
        let lower = unit.value.lowercased()
        let phrases = unit.writtenIn(context).words?.list(.bothNames) ?? []
        guard !phrases.isEmpty else { return }
        // In some languages this is the usual word for a name: the source has to ask for both too.
        if let source = unit.source, let asked = source.writtenIn(context).words?.list(.bothNames), !asked.isEmpty {
            let text = source.value.lowercased()
            guard asked.contains(where: { text.utf8Range(of: $0) != nil }) else { return }
        }
        for phrase in phrases { if let range = lower.utf8Range(of: phrase), lower.utf8.count == unit.value.utf8.count {
            context.report(self, .warning, at: unit, range: range, words: [phrase], .name(unit.value.utf8Slice(range)))
            return
        } }
    }

    /// A number of digits that cards, telephone numbers or postal codes are said to have.
    private func checkDigits(_ unit: UnitView, _ context: RuleContext) -> Bool {
        let people = unit.locale.peopleWords
        guard Self.mayCountDigits(unit.value, people.digitStarts) else { return false }
        let lower = unit.value.lowercased()
        guard lower.utf8.count == unit.value.utf8.count, people.digits.contains(where: { lower.containsASCII($0) }) else { return false }
        let utf8 = Array(lower.utf8)
        var index = 0
        while index < utf8.count {
            guard utf8[index] >= 0x30, utf8[index] <= 0x39 else { index += 1; continue }
            let start = index
            var number = 0
            while index < utf8.count, utf8[index] >= 0x30, utf8[index] <= 0x39 { number = min(1000, number * 10 + Int(utf8[index] - 0x30)); index += 1 }
            var word = index
            if word < utf8.count, utf8[word] == 0x20 || utf8[word] == 0x2D { word += 1 } else if word + 1 < utf8.count, utf8[word] == 0xC2, utf8[word + 1] == 0xA0 { word += 2 }
            // By bytes: a mark behind the letters (Arabic رقمًا) belongs to the last of them.
            let rest = lower.utf8Slice(word..<utf8.count)
            guard let digits = people.digits.first(where: { rest.utf8.starts(with: $0.utf8) }) else { continue }
            // The whole word.
            var end = word + digits.utf8.count
            while end < utf8.count, utf8[end] >= 0x61 && utf8[end] <= 0x7A || utf8[end] >= 0xC3 && utf8[end] <= 0xDB && digits.utf8.first ?? 0 < 0xE0 || utf8[end] & 0xC0 == 0x80 {
                // ، ؛ ؟
                if utf8[end] == 0xD8, end + 1 < utf8.count, [0x8C, 0x9B, 0x9F].contains(utf8[end + 1]) { break }
                end += 1
            }
            guard isRuleAboutPeople(number, lower, unit, people, isAmbiguous: people.ambiguous.contains(digits)) else { continue }
            let range = start..<min(end, utf8.count)
            context.report(self, .warning, at: unit, range: range, words: [String(unit.value.utf8Slice(range))], .digits(unit.value.utf8Slice(range)))
            return true
        }
        return false
    }

    /// A word that may be one that counts digits stands behind a number.
    private static func mayCountDigits(_ text: String, _ starts: Set<UInt8>) -> Bool {
        var text = text
        return text.withUTF8 { utf8 in
            var index = 0
            while index < utf8.count {
                guard utf8[index] &- 0x30 < 10 else { index += 1; continue }
                while index < utf8.count, utf8[index] &- 0x30 < 10 { index += 1 }
                var word = index
                if word < utf8.count, utf8[word] == 0x20 || utf8[word] == 0x2D { word += 1 } else if word + 1 < utf8.count, utf8[word] == 0xC2, utf8[word + 1] == 0xA0 { word += 2 }
                if word < utf8.count, utf8[word] >= 0x80 || starts.contains(utf8[word] | 0x20) { return true }
            }
            return false
        }
    }

    private func isRuleAboutPeople(_ number: Int, _ lower: String, _ unit: UnitView, _ own: PeopleWords, isAmbiguous: Bool) -> Bool {
        let about = unit.entry.entry.key.lowercased() + " " + (unit.source?.value.lowercased() ?? "")
        // The source says it in its own words.
        let all = unit.source.map { [own, $0.locale.peopleWords] } ?? [own]
        func says(_ list: KeyPath<PeopleWords, [String]>) -> Bool { all.contains { $0[keyPath: list].contains { lower.containsASCII($0) || about.containsASCII($0) } } }
        func begins(_ list: KeyPath<PeopleWords, [String]>) -> Bool { all.contains { $0[keyPath: list].contains { lower.hasWord(beginning: $0) || about.hasWord(beginning: $0) } } }
        if begins(\.last) { return false }
        if begins(\.postal) { return number >= 3 && number <= 9 }
        if says(\.ownCodes) || begins(\.shortOwnCodes) { return false }
        if says(\.cards) { return number >= 12 && number <= 19 }
        if says(\.phones) { return number >= 7 && number <= 13 }
        return number == 16 && !isAmbiguous && unit.roles.contains(.reason)
    }

    /// Numbers of a reason that the source has otherwise.
    private func checkNumbers(_ unit: UnitView, _ context: RuleContext) {
        guard unit.variation.isEmpty, let source = unit.source, source.text.classes.hasAny(.digits) else { return }
        let own = numbers(unit), theirs = numbers(source)
        guard own.count == theirs.count, !own.isEmpty else { return }
        let odd = own.filter { number in !theirs.contains { $0.value == number.value } }, missing = theirs.filter { number in !own.contains { $0.value == number.value } }
        guard odd.count == 1, missing.count == 1, let number = odd.first, let other = missing.first, number.value != other.value + 12 else { return }
        // Years, sections of a law.
        func isYear(_ value: Int) -> Bool { value >= 1900 && value <= 2100 }
        if isYear(number.value) && isYear(other.value) || unit.value.unicodeScalars.contains(where: { $0 == "§" || $0 == "©" }) { return }
        context.report(self, .warning, at: unit, range: number.range, words: [String(number.value)], .differs(number.value, other.value, unit.entry.table.sourceTag?.text ?? ""))
    }

    private func numbers(_ unit: UnitView) -> [(value: Int, range: Range<Int>)] {
        var found: [(value: Int, range: Range<Int>)] = []
        let specifiers = unit.text.arguments.specifiers
        var offset = 0, isOpen = false
        for scalar in unit.value.unicodeScalars {
            let start = offset
            offset += UTF8.width(scalar)
            guard let digit = scalar.decimalDigit, !specifiers.contains(where: { $0.range.contains(start) }) else { isOpen = false; continue }
            if isOpen, let last = found.last { found[found.count - 1] = (min(1_000_000, last.value * 10 + digit), last.range.lowerBound..<offset) } else { found.append((digit, start..<offset)) }
            isOpen = true
        }
        return found
    }
}

private extension String {
    static func digits(_ piece: Substring) -> String { "\(quoted(piece)) is a rule that is wrong for some people (cards have 12 to 19 digits, telephone numbers and postal codes differ by country). Say what is missing (“Enter the whole card number”) and let the app check what it has" }
    static func name(_ piece: Substring) -> String { "\(quoted(piece)): many people have one name, or more than these. Ask for the name" }
    static func differs(_ own: Int, _ other: Int, _ source: String) -> String { "this reason says \(own), the source (\(source)) \(other): one of them is wrong, and who follows that one cannot go on. Write the number that the app checks, best as an argument" }

    /// `part` stands at the start of a word, or anywhere where it is not in ASCII.
    func hasWord(beginning part: String) -> Bool {
        let a = Array(utf8), b = Array(part.utf8)
        guard let first = b.first, a.count >= b.count else { return false }
        for start in 0...(a.count - b.count) where a[start] == first && a[start..<start + b.count].elementsEqual(b) {
            guard first < 0x80, start > 0 else { return true }
            let before = a[start - 1]
            if before < 0x80, !(before | 0x20 >= 0x61 && before | 0x20 <= 0x7A) { return true }
        }
        return false
    }

    func utf8Range(of part: String) -> Range<Int>? {
        let a = Array(utf8), b = Array(part.utf8)
        guard !b.isEmpty, a.count >= b.count else { return nil }
        for start in 0...(a.count - b.count) where a[start] == b[0] && a[start..<start + b.count].elementsEqual(b) { return start..<start + b.count }
        return nil
    }
}
