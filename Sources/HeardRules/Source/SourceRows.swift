import HeardCore

/// Views of the rows that source rules speak about, made once per run of a rule.
final class SourceRows {
    let project: ProjectView
    private let context: RuleContext
    private var tables: [Int: TableView] = [:]
    private var keys: [KeyReference: KeyView] = [:]

    init(_ project: ProjectView, _ context: RuleContext) {
        self.project = project
        self.context = context
    }

    func key(_ reference: KeyReference) -> KeyView? {
        if let found = keys[reference] { return found }
        guard project.project.tables.indices.contains(reference.table), project.project.tables[reference.table].rows.indices.contains(reference.row) else { return nil }
        let table = tables[reference.table] ?? TableView(project: project, index: reference.table)
        tables[reference.table] = table
        let key = KeyView(table: table, row: reference.row, context)
        keys[reference] = key
        return key
    }

    /// The entry that the app reads in the source language, else the first.
    func sourceEntry(_ reference: KeyReference) -> EntryView? { key(reference).flatMap { $0.source ?? $0.entries.first } }

    /// The text in the source language.
    func sourceText(_ reference: KeyReference) -> String? { sourceEntry(reference)?.plainUnit?.value }

    /// What the user calls a control: its title or label in the source language, else its name in the code.
    func name(of control: Control) -> String {
        for use in control.titles + control.labels { if let text = texts(of: use).first(where: { !$0.isEmpty }) { return text } }
        return control.name
    }

    /// Title, keys and name of a control, as far as they tell what it does.
    func action(of control: Control) -> String {
        let uses = control.titles + control.labels
        return ([control.name] + uses.map(\.key) + uses.flatMap { texts(of: $0) }).joined(separator: " ")
    }

    /// What a use says in the source language: the row's text, or what is written in the code.
    func texts(of use: TextUse) -> [String] {
        switch use.kind {
        case .literal: [use.key]
        case .dynamic: []
        case .key: use.rows.isEmpty ? [use.key] : use.rows.compactMap { sourceText($0) }
        }
    }
}

extension EntryView {
    /// The unit that stands for the entry in comparisons: the plain value, else the form for many.
    var plainUnit: UnitView? {
        units.first { $0.variation.isEmpty && !$0.unit.isAbsent && !$0.value.isEmpty } ?? units.first { $0.unit.pluralCategory == "other" && !$0.value.isEmpty } ?? units.first { !$0.unit.isAbsent && !$0.value.isEmpty }
    }
}

/// Texts compared by their words: case, width, punctuation and arguments do not count.
enum ComparableText {
    /// What may stand between `%` and the letter that ends a specifier: position, flags, width, precision, length.
    static let specifierSigns = Set("0123456789$.+-'lhqzt#".unicodeScalars)

    /// Words of letters and digits, folded; arguments left out.
    static func words(_ text: String) -> [String] {
        var words: [String] = [], current = String.UnicodeScalarView()
        func close() {
            if !current.isEmpty { words.append(String(current).lowercased()); current = String.UnicodeScalarView() }
        }
        let scalars = Array(text.unicodeScalars)
        var i = 0
        while i < scalars.count {
            let s = scalars[i]
            if s == "%", i + 1 < scalars.count {
                // A specifier: flags, digits, length, conversion.
                var j = i + 1
                while j < scalars.count, specifierSigns.contains(scalars[j]) { j += 1 }
                if j < scalars.count, "@dDiuUxXofFeEgGcsaA%".unicodeScalars.contains(scalars[j]) { close(); i = j + 1; continue }
            }
            let folded = fold(s)
            if folded.properties.isAlphabetic || folded.properties.numericType != nil || folded.properties.generalCategory == .nonspacingMark || folded.properties.generalCategory == .spacingMark {
                current.append(folded)
            } else if s == "-", i + 1 < scalars.count, scalars[i + 1] == "\n" {
                // A word that is parted at the end of a line by hand.
                i += 1
            } else if s != "\u{2019}", s != "'", s != "\u{AD}", s != "\u{200B}" { close() }
            i += 1
        }
        close()
        return words
    }

    /// Full-width forms of ASCII as ASCII.
    private static func fold(_ s: Unicode.Scalar) -> Unicode.Scalar {
        s.value >= 0xFF01 && s.value <= 0xFF5E ? Unicode.Scalar(s.value - 0xFEE0) ?? s : s
    }

    /// True when the words of `part` stand in `whole`, in order; without spaces between words, its letters do.
    static func contains(_ whole: String, inOrder part: String) -> Bool {
        let a = words(whole), b = words(part)
        guard !b.isEmpty else { return true }
        var next = 0
        for word in a where next < b.count && word == b[next] { next += 1 }
        return next == b.count || (writesWithoutSpaces(whole) && containsRun(a.joined(), b.joined()))
    }

    /// True when the words of `part` stand in `whole` one after the other.
    static func contains(_ whole: String, run part: String) -> Bool {
        let a = words(whole), b = words(part)
        guard !b.isEmpty else { return true }
        if a.count >= b.count { for start in 0...(a.count - b.count) where a[start..<(start + b.count)].elementsEqual(b) { return true } }
        return writesWithoutSpaces(whole) && containsRun(a.joined(), b.joined())
    }

    /// True when `part` stands in `whole` but for an ending of its last word ("Approve", "Approves the comment") or, in Hebrew and Arabic, a particle that is written together with its first.
    static func contains(_ whole: String, inflected part: String) -> Bool {
        run(words(whole), words(part)) { long, short, isFirst, isLast in
            if long == short { return true }
            if isLast, short.unicodeScalars.count >= 3, long.hasPrefix(short), long.unicodeScalars.count - short.unicodeScalars.count <= 4 { return true }
            guard isFirst, long.hasSuffix(short), long.unicodeScalars.count - short.unicodeScalars.count <= 2 else { return false }
            return short.unicodeScalars.first.map { (0x590...0x6FF).contains($0.value) } == true
        }
    }

    /// True when the words of `part` are those of `whole` or short for them: "Pg Up", "Page Up".
    static func contains(_ whole: String, spelledOut part: String) -> Bool {
        run(words(whole), words(part)) { long, short, _, _ in
            if long == short { return true }
            guard (2...4).contains(short.unicodeScalars.count), long.unicodeScalars.count > short.unicodeScalars.count, long.unicodeScalars.first == short.unicodeScalars.first else { return false }
            var rest = Substring(long).unicodeScalars
            for s in short.unicodeScalars {
                guard let at = rest.firstIndex(of: s) else { return false }
                rest = rest[rest.index(after: at)...]
            }
            return true
        }
    }

    private static func run(_ a: [String], _ b: [String], _ isSame: (_ long: String, _ short: String, _ isFirst: Bool, _ isLast: Bool) -> Bool) -> Bool {
        guard !b.isEmpty, a.count >= b.count else { return false }
        return (0...(a.count - b.count)).contains { start in b.indices.allSatisfy { isSame(a[start + $0], b[$0], $0 == 0, $0 == b.count - 1) } }
    }

    /// Scripts that put no space between words, or join endings to them: there the letters in a row count.
    private static func writesWithoutSpaces(_ text: String) -> Bool {
        text.unicodeScalars.contains { s in
            switch s.value {
            case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
            default: false
            }
        }
    }

    private static func containsRun(_ whole: String, _ part: String) -> Bool {
        let a = Array(whole.utf8), b = Array(part.utf8)
        guard !b.isEmpty, a.count >= b.count else { return false }
        for start in 0...(a.count - b.count) where a[start] == b[0] && a[start..<(start + b.count)].elementsEqual(b) { return true }
        return false
    }
}

/// Words of a condition as the code writes it.
enum ConditionWords {
    static func has(_ condition: String, _ words: [String]) -> Bool {
        let lower = condition.lowercased()
        return words.contains { lower.containsASCII($0) }
    }
}

extension String {
    /// Plain search in UTF-8.
    func containsASCII(_ part: String) -> Bool {
        let a = Array(utf8), b = Array(part.utf8)
        guard !b.isEmpty, a.count >= b.count else { return false }
        for start in 0...(a.count - b.count) where a[start] == b[0] && a[start..<(start + b.count)].elementsEqual(b) { return true }
        return false
    }
}

extension KeyView {
    /// Traits of the controls that the source gives this key to as a value; nil where it names none.
    var traitsOfItsControls: Control.Traits? {
        guard let source = table.project.project.source else { return nil }
        let reference = KeyReference(table: table.index, row: index)
        let controls = source.controls(of: reference).filter { $0.values.contains { $0.rows.contains(reference) } }
        return controls.isEmpty ? nil : controls.reduce(into: Control.Traits()) { $0.formUnion($1.traits) }
    }

    /// Screens on which the source gives this key to a control.
    var screens: Set<String> {
        guard let source = table.project.project.source else { return [] }
        return Set(source.controls(of: KeyReference(table: table.index, row: index)).map(\.screen))
    }
}
