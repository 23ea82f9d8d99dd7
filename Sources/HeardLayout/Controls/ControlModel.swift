/// How much room a kind of control gives its text. Lengths in points.
///
/// Sources: insets and spacing of bordered SwiftUI and UIKit buttons, grouped lists and alerts as they are drawn by iOS 17 (Apple publishes
/// no numbers; the figures are the ones that developers measure); minimum heights: Human Interface Guidelines, 44 pt hit target.
public struct ControlModel: Hashable, Sendable {
    /// By the names of `measure --control`.
    public enum Kind: String, Sendable, CaseIterable {
        case button, reason, listRow = "list-row", labelValueRow = "label-value-row", toolbar, alert
    }

    public var kind: Kind
    /// Text style of the text in it.
    public var style: TextStyle
    /// Space inside the control, beside and above the text.
    public var horizontalInset: Double
    /// Space above and below the text.
    public var verticalInset: Double
    /// Height that it has with the smallest text too; 0 for none.
    public var minimumHeight: Double
    /// Number of texts that share the width, and the space between them.
    public var columns: Double
    /// Space between two columns; 0 with one.
    public var columnSpacing: Double
    /// Width of the control where it does not follow the screen.
    public var fixedWidth: Double?
    /// The text does not grow beyond this content size (bars show a large content viewer instead).
    public var largestContentSize: DynamicTypeSize

    private init(_ kind: Kind, _ style: TextStyle, horizontal: Double, vertical: Double, minimum: Double, columns: Double = 1, spacing: Double = 0, width: Double? = nil,
                 largest: DynamicTypeSize = .accessibility5) {
        self.kind = kind
        self.style = style
        horizontalInset = horizontal
        verticalInset = vertical
        minimumHeight = minimum
        self.columns = columns
        columnSpacing = spacing
        fixedWidth = width
        largestContentSize = largest
    }

    /// A bordered button over the full width between the margins: insets 12 and 7.
    public static let button = ControlModel(.button, .body, horizontal: 12, vertical: 7, minimum: 44)
    /// Text under a button, between the margins.
    public static let reason = ControlModel(.reason, .body, horizontal: 0, vertical: 0, minimum: 0)
    /// A row of an inset grouped list: 16 inside the row, 11 above and below.
    public static let listRow = ControlModel(.listRow, .body, horizontal: 16, vertical: 11, minimum: 44)
    /// Half of a row with a label and a value: 120 on the narrowest phone.
    public static let labelValueRow = ControlModel(.labelValueRow, .body, horizontal: 16, vertical: 11, minimum: 44, columns: 2, spacing: 16)
    /// A bar button: one line that does not grow with accessibility sizes.
    public static let toolbar = ControlModel(.toolbar, .body, horizontal: 0, vertical: 11, minimum: 44, largest: .large)
    /// The message of an alert: 270 wide, 16 inside.
    public static let alert = ControlModel(.alert, .footnote, horizontal: 16, vertical: 20, minimum: 0, width: 270)

    /// Every kind.
    public static let all: [ControlModel] = [.button, .reason, .listRow, .labelValueRow, .toolbar, .alert]

    /// By its ``Kind``, whatever its case; nil for another word.
    public init?(named name: String) {
        guard let kind = Kind(rawValue: name.lowercased()), let found = Self.all.first(where: { $0.kind == kind }) else { return nil }
        self = found
    }

    /// Room for a line on a device.
    public func lineWidth(on device: Device) -> Double {
        let outer = fixedWidth.map { min($0, device.width) } ?? device.contentWidth
        return max(1, (outer - 2 * horizontalInset - (columns - 1) * columnSpacing) / columns)
    }

    /// Size of the text at a content size.
    public func size(_ contentSize: DynamicTypeSize) -> TextSize { min(contentSize, largestContentSize).size(of: style) }

    /// Height of the control with a number of lines.
    public func height(lines: Int, size: TextSize) -> Double { max(minimumHeight, Double(lines) * size.leading + 2 * verticalInset) }
}
