import HeardCore

/// A property list's value, as far as localization files need it.
indirect enum PropertyListNode {
    struct Field {
        var key: String
        var keyRange: ByteRange
        var value: PropertyListNode
    }

    case string(String, ByteRange, ValueSyntax)
    case dictionary([Field])
    /// Numbers, arrays, data, dates.
    case other
}
