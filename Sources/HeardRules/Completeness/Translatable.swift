import HeardLanguage

/// What of a text there is to translate.
enum Translatable {
    /// Letters remain once format specifiers, variables and markup are taken away.
    static func hasLetters(_ text: AnalyzedText) -> Bool {
        guard text.classes.hasAny(.letters) else { return false }
        if !text.classes.hasAny([.percent, .dollar, .lessThan]) { return true }
        return letters(text).hasAny(.letters)
    }

    /// Classes of everything but format specifiers, `${variables}` and tags.
    static func letters(_ text: AnalyzedText) -> TextClasses {
        var skipped = text.arguments.specifiers.filter { !$0.looksAccidental }.map(\.range)
        if text.classes.hasAny([.lessThan, .brace]) {
            for element in Markup(text).elements {
                switch element.kind {
                case .variable, .openTag, .closeTag: skipped.append(element.range)
                case .link, .inflection: break
                }
            }
        }
        var classes: TextClasses = []
        var offset = 0
        for scalar in text.value.unicodeScalars {
            if !skipped.contains(where: { $0.contains(offset) }) { classes.formUnion(scalarClass(scalar.value)) }
            offset += UTF8.width(scalar)
        }
        return classes
    }
}

/// A word of a text between spaces, as far as needed to tell names from sentences. For scripts with spaces.
struct PlainWord {
    enum Kind {
        /// Begins with a lower-case letter, and nothing else about it: "message".
        case lower
        /// Begins with a capital: "Message".
        case capitalized
        /// Capitals inside, digits, dots: "HomeKit", "iCloud", "MP3", "example.com".
        case name
        /// Capitals only: "PDF".
        case acronym
    }

    let kind: Kind
    /// UTF-8 range without punctuation at the edges.
    let range: Range<Int>
    let letterCount: Int

    /// The words with at least one letter; format specifiers are no words.
    static func words(of text: AnalyzedText) -> [PlainWord] {
        var words: [PlainWord] = []
        let skipped = text.arguments.specifiers.map(\.range)
        var start: Int?
        var scalars: [(Unicode.Scalar, Int)] = []
        var offset = 0
        func close() {
            guard let first = start else { return }
            if let word = PlainWord(scalars, first..<offset) { words.append(word) }
            start = nil
            scalars.removeAll(keepingCapacity: true)
        }
        for scalar in text.value.unicodeScalars {
            let isGap = skipped.contains { $0.contains(offset) } || scalarClass(scalar.value).hasAny([.space, .newline, .tab, .dash, .slash]) || scalar == "," || scalar == ";"
                || scalar == ":" || scalar == "(" || scalar == ")" || scalar == "…"
            if isGap { close() } else {
                if start == nil { start = offset }
                scalars.append((scalar, offset))
            }
            offset += UTF8.width(scalar)
        }
        close()
        return words
    }

    private init?(_ scalars: [(Unicode.Scalar, Int)], _ range: Range<Int>) {
        let all = scalars
        var scalars = scalars[...]
        while let first = scalars.first, !scalarClass(first.0.value).hasAny(TextClasses.letters.union(.digits)) { scalars.removeFirst() }
        while let last = scalars.last, !scalarClass(last.0.value).hasAny(TextClasses.letters.union(.digits)) { scalars.removeLast() }
        guard let first = scalars.first, let last = scalars.last else { return nil }
        var upper = 0, lower = 0, letters = 0, other = 0
        var capitalInside = false
        for (index, item) in scalars.enumerated() {
            let classes = scalarClass(item.0.value)
            if classes.hasAny(.letters) {
                letters += 1
                if classes.contains(.upperCase) {
                    upper += 1
                    if index > 0, lower > 0 { capitalInside = true }
                } else if classes.contains(.lowerCase) { lower += 1 }
            } else if classes.hasAny(TextClasses.digits.union([.underscore, .at, .sentenceEnd, .slash, .hash])) { other += 1 }
        }
        guard letters > 0 else { return nil }
        let isMention = scalars.startIndex > 0 && all[scalars.startIndex - 1].0 == "@"
        self.range = first.1..<last.1 + UTF8.width(last.0)
        letterCount = letters
        if other > 0 || capitalInside || isMention { kind = .name } else if upper == letters, letters > 1 { kind = .acronym } else {
            var lowered = String.UnicodeScalarView()
            lowered.append(contentsOf: scalars.lazy.map(\.0))
            let isSymbol = letters <= 4 && NotWords.symbols.contains(String(lowered).lowercased())
            kind = isSymbol ? .acronym : scalarClass(first.0.value).contains(.upperCase) ? .capitalized : .lower
        }
    }
}
