import HeardCore
import HeardLayout

/// What `measure` lays out: a text at a size in a width.
struct MeasureRequest {
    var locale: String
    var text: String
    var size: TextSize
    /// Room for a line in points.
    var width: Double
    /// A text style was named: Apple's system font; a bare size is measured in the metric face itself.
    var isSystemFont: Bool

    struct Failure: Error { var message: String }

    /// From one line of NDJSON: `{"id","locale","text","size"|("style","contentSize"),"width"|"device"}`.
    init(fields: [String: JSONLineValue]) throws(Failure) {
        guard case .string(let text)? = fields["text"] else { throw Failure(message: "\"text\" must be a string") }
        self.text = text
        switch fields["locale"] {
        case nil, .null?: locale = "en"
        case .string(let tag)?: locale = tag
        default: throw Failure(message: "\"locale\" must be a language tag")
        }
        switch fields["size"] {
        case .number(let points)?:
            guard points >= 1, points <= 1000 else { throw Failure(message: "\"size\" must be 1 to 1000 points") }
            size = TextSize(points: points)
            isSystemFont = false
        case nil, .null?:
            var style = TextStyle.body, contentSize = DynamicTypeSize.large
            if case .string(let name)? = fields["style"] {
                guard let known = TextStyle(name: name) else { throw Failure(message: "unknown text style \(quoted(name))") }
                style = known
            } else if fields["style"] != nil { throw Failure(message: "\"style\" must be a text style such as body") }
            if case .string(let name)? = fields["contentSize"] {
                guard let known = DynamicTypeSize(name: name) else { throw Failure(message: "unknown content size \(quoted(name))") }
                contentSize = known
            } else if fields["contentSize"] != nil { throw Failure(message: "\"contentSize\" must be a content size such as AX5") }
            size = contentSize.size(of: style)
            isSystemFont = true
        default: throw Failure(message: "\"size\" must be a number of points")
        }
        switch fields["width"] {
        case .number(let points)?:
            guard points > 0, points <= 100_000 else { throw Failure(message: "\"width\" must be above 0 and at most 100000 points") }
            width = points
        case nil, .null?:
            guard let field = fields["device"] else { throw Failure(message: "\"width\" or \"device\" is missing") }
            guard case .string(let name) = field else { throw Failure(message: "\"device\" must be a name (iPhone SE) or a size (393x852)") }
            guard let device = Device(named: name) else { throw Failure(message: "unknown device \(quoted(name)); a size such as 393x852 is understood too") }
            width = device.contentWidth
        default: throw Failure(message: "\"width\" must be a number of points")
        }
    }
}
