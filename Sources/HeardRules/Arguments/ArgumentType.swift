import HeardLanguage

/// What the caller has to pass for an argument, as far as it matters to the formatter: two types are the same if the same bytes are read.
enum ArgumentType: Hashable {
    /// Bytes as read from the argument list; nil where a declaration does not say.
    case integer(bytes: Int?)
    case floatingPoint
    case object
    case character
    case cString
    /// `%S`: UTF-16.
    case wideString
    case pointer

    init?(_ specifier: FormatSpecifier) {
        switch specifier.kind {
        case .signedInteger, .unsignedInteger: self = .integer(bytes: specifier.length.integerBytes)
        case .floatingPoint: self = .floatingPoint
        case .object: self = .object
        case .character: self = .character
        case .cString: self = specifier.conversion == UInt8(ascii: "S") ? .wideString : .cString
        case .pointer, .count: self = .pointer
        case .ownArgument: self = .integer(bytes: nil)
        case .substitution, .percent: return nil
        }
    }

    /// From a declaration such as `lld`; a number of unknown width where there is none or it can't be read.
    init(declared specifier: String?) {
        guard let specifier, let found = FormatString("%" + specifier).specifiers.first, let type = ArgumentType(found) else {
            self = .integer(bytes: nil)
            return
        }
        self = type
    }

    var isNumber: Bool {
        switch self {
        case .integer, .floatingPoint: true
        default: false
        }
    }

    var isInteger: Bool { if case .integer = self { true } else { false } }

    enum Difference: Comparable {
        case none
        /// Whole numbers of another width: right by luck on today's processors, wrong for large numbers.
        case width
        case type
    }

    func difference(from other: ArgumentType) -> Difference {
        switch (self, other) {
        case (.integer(let a), .integer(let b)): a == nil || b == nil || a == b ? .none : .width
        case (.integer, .character), (.character, .integer): .width
        case _ where self == other: .none
        default: .type
        }
    }

    var description: String {
        switch self {
        case .integer: "a whole number"
        case .floatingPoint: "a decimal number"
        case .object: "a text or object"
        case .character: "a character"
        case .cString, .wideString: "a C string"
        case .pointer: "a pointer"
        }
    }
}
