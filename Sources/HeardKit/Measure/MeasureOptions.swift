/// What the command line of `heard measure` asks for. Names that can be wrong (styles, sizes, devices) are still text here.
struct MeasureOptions: Sendable {
    /// Texts to lay out.
    var texts: [String] = []
    /// A key whose values in `paths` are laid out instead.
    var key: String?
    var paths: [String] = []
    var locales: [String] = []
    /// Text style; default `body`.
    var style: String?
    /// Size in points instead of a style.
    var size: Double?
    /// Content sizes; default `large` and `AX5`.
    var contentSizes: [String] = []
    /// Devices by name or `393x852`; default the standard set.
    var devices: [String] = []
    /// Width in points instead of devices.
    var width: Double?
    /// Control: `button`, `reason`, `list-row`, `label-value-row`, `toolbar`, `alert`; nil: the text between the margins.
    var control: String?
    var fonts: [String] = []
    var fontVariations: [String] = []
    var hangulWordPriority = false
    var ndjson = false
    /// `text`, `json` or `svg`.
    var format = "text"
    var embedOutlines = false
    /// Colour and bold in text output.
    var isTerminal = false

    init() {}
}
