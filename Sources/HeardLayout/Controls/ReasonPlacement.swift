/// A button with the reason under it on one screen: does the reason still stand next to the button? All lengths in points.
///
/// Heights of bars and the usual space between two views of a stack: as UIKit and SwiftUI draw them in iOS 17 (Apple publishes no numbers; the figures are those that
/// developers measure).
public struct ReasonPlacement: Sendable, Hashable {
    /// Space between button and reason.
    public static let spacing = 8.0
    /// Height of a navigation bar without a large title.
    public static let navigationBar = 44.0
    /// Height of a tab bar above the safe area.
    public static let tabBar = 49.0

    public var device: Device
    public var contentSize: DynamicTypeSize
    /// Lines of the button's title; 1 where the title is not known.
    public var buttonLines: Int
    public var buttonHeight: Double
    /// Lines of the reason over the whole width between the margins.
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
    /// Who sees the one does not see the other.
    public var isDetached: Bool { excess > 0 }
}
