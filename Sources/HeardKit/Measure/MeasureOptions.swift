/// What the command line of `heard measure` asks for. Names that can be wrong (styles, sizes, devices) are still text here.
public struct MeasureOptions: Sendable {
    /// Texts to lay out.
    public var texts: [String] = []
    /// A key whose values in `paths` are laid out instead.
    public var key: String?
    public var paths: [String] = []
    public var locales: [String] = []
    /// Text style; default `body`.
    public var style: String?
    /// Size in points instead of a style.
    public var size: Double?
    /// Content sizes; default `large` and `AX5`.
    public var contentSizes: [String] = []
    /// Devices by name or `393x852`; default the standard set.
    public var devices: [String] = []
    /// Width in points instead of devices.
    public var width: Double?
    /// Control: `button`, `reason`, `list-row`, `label-value-row`, `toolbar`, `alert`; nil: the text between the margins.
    public var control: String?
    public var fonts: [String] = []
    public var fontVariations: [String] = []
    public var hangulWordPriority = false
    public var ndjson = false
    /// `text`, `json` or `svg`.
    public var format = "text"
    public var embedOutlines = false
    /// Colour and bold in text output.
    public var isTerminal = false

    public init() {}
}
