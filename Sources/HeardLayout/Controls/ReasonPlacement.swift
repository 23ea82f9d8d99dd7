/// A button with the reason under it on one screen: does the reason still stand next to the button?
public struct ReasonPlacement: Sendable, Hashable {
    /// Space between button and reason.
    public static let spacing = 8.0
    /// Navigation bar and tab bar.
    public static let navigationBar = 44.0
    public static let tabBar = 49.0

    public var device: Device
    public var contentSize: DynamicTypeSize
    public var buttonLines: Int
    public var buttonHeight: Double
    public var reasonLines: Int
    public var reasonHeight: Double
    /// Height of one line of the reason.
    public var reasonLeading: Double
    /// Height between the bars.
    public var screenHeight: Double

    /// - Parameters:
    ///   - title: the button's title; nil where it is not known: one line is assumed
    public init(title: PreparedText?, reason: PreparedText, device: Device, contentSize: DynamicTypeSize, reasonStyle: TextStyle = .body) {
        self.device = device
        self.contentSize = contentSize
        let button = ControlModel.button, buttonSize = button.size(contentSize), reasonSize = contentSize.size(of: reasonStyle)
        buttonLines = title.map { $0.summary(size: buttonSize.points, width: button.lineWidth(on: device)).lines } ?? 1
        buttonHeight = button.height(lines: buttonLines, size: buttonSize)
        reasonLines = reason.summary(size: reasonSize.points, width: ControlModel.reason.lineWidth(on: device)).lines
        reasonLeading = reasonSize.leading
        reasonHeight = Double(reasonLines) * reasonSize.leading
        screenHeight = max(0, device.height - device.safeTop - device.safeBottom - Self.navigationBar - Self.tabBar)
    }

    /// Height of both with the space between.
    public var height: Double { buttonHeight + Self.spacing + reasonHeight }
    /// How much too high they are; negative where they fit.
    public var excess: Double { height - screenHeight }
    public var isDetached: Bool { excess > 0 }
}
