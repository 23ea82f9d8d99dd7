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
        let skipped = text.classes.contains(.percent) ? text.arguments.specifiers.map(\.range) : []
        var value = text.value
        return value.withUTF8 { bytes in
            var words: [PlainWord] = []
            var reader = Reader()
            var next = 0, offset = 0
            while offset < bytes.count {
                let (scalar, width) = AnalyzedText.decode(bytes, offset)
                while next < skipped.count, skipped[next].upperBound <= offset { next += 1 }
                let classes = scalarClass(scalar)
                let isGap = classes.hasAny(gaps) || scalar == 0x2C || scalar == 0x3B || scalar == 0x3A || scalar == 0x28 || scalar == 0x29 || scalar == 0x2026
                    || next < skipped.count && skipped[next].contains(offset)
                if isGap {
                    if let word = reader.finish(bytes) { words.append(word) }
                } else { reader.take(scalar, classes, offset, width) }
                offset += width
            }
            if let word = reader.finish(bytes) { words.append(word) }
            return words
        }
    }

    private static let gaps: TextClasses = [.space, .newline, .tab, .dash, .slash]
    private static let insides = TextClasses.digits.union([.underscore, .at, .sentenceEnd, .slash, .hash])

    /// What was seen of a word so far. Punctuation at its edges does not belong to it.
    private struct Reader {
        private var start = -1
        private var end = 0
        private var letters = 0, upper = 0, lower = 0
        /// Digits and signs inside, and signs since the last letter or digit.
        private var others = 0, pending = 0
        private var hasCapitalInside = false, isFirstUpper = false, isMention = false, wasAt = false

        mutating func take(_ scalar: UInt32, _ classes: TextClasses, _ offset: Int, _ width: Int) {
            let isLetter = classes.hasAny(.letters), isDigit = classes.hasAny(.digits)
            if start < 0 {
                guard isLetter || isDigit else {
                    wasAt = scalar == 0x40
                    return
                }
                start = offset
                isMention = wasAt
                isFirstUpper = classes.contains(.upperCase)
            }
            if isLetter {
                letters += 1
                if classes.contains(.upperCase) {
                    upper += 1
                    if lower > 0 { hasCapitalInside = true }
                } else if classes.contains(.lowerCase) { lower += 1 }
            } else if classes.hasAny(PlainWord.insides) { pending += 1 }
            if isLetter || isDigit {
                others += pending
                pending = 0
                end = offset + width
            }
        }

        mutating func finish(_ bytes: UnsafeBufferPointer<UInt8>) -> PlainWord? {
            defer { self = Reader() }
            guard start >= 0, letters > 0 else { return nil }
            let kind: Kind
            if others > 0 || hasCapitalInside || isMention { kind = .name } else if upper == letters, letters > 1 { kind = .acronym } else {
                let isSymbol = letters <= 4 && end - start <= 16
                    && NotWords.symbols.contains(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self).lowercased())
                kind = isSymbol ? .acronym : isFirstUpper ? .capitalized : .lower
            }
            return PlainWord(kind: kind, range: start..<end, letterCount: letters)
        }
    }
}
