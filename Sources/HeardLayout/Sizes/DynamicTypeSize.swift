/// Apple's text styles. Headline is semibold, the others regular; widths here are those of the regular weight.
public enum TextStyle: Int, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    /// The style's name as SwiftUI and the command line write it.
    public var name: String {
        switch self {
        case .largeTitle: "largeTitle"
        case .title1: "title"
        case .title2: "title2"
        case .title3: "title3"
        case .headline: "headline"
        case .body: "body"
        case .callout: "callout"
        case .subheadline: "subheadline"
        case .footnote: "footnote"
        case .caption1: "caption"
        case .caption2: "caption2"
        }
    }

    /// By name, without case, spaces, `-` and `_`: `body`, `large-title`, `title1`, `subhead`.
    public init?(name: String) {
        let plain = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
        let found: TextStyle? = switch plain {
        case "title1": .title1
        case "subhead": .subheadline
        case "caption1": .caption1
        default: Self.allCases.first { $0.name.lowercased() == plain }
        }
        guard let found else { return nil }
        self = found
    }
}

/// A font size with the distance between two baselines, in points.
public struct TextSize: Hashable, Sendable {
    /// Font size.
    public var points: Double
    /// Distance between two baselines.
    public var leading: Double

    public init(points: Double, leading: Double) {
        self.points = points
        self.leading = leading
    }

    /// A size that belongs to no text style: leading as in Apple's table where some style has this size, else 1.2 times the size.
    public init(points: Double) {
        self.points = points
        leading = DynamicTypeSize.leading(of: points) ?? (points * 1.2).rounded()
    }
}

/// The text sizes that a user can choose on iOS and iPadOS, smallest first.
///
/// Sizes and leadings: Apple Human Interface Guidelines, Typography, "Dynamic Type sizes" (July 2025).
public enum DynamicTypeSize: Int, Sendable, CaseIterable, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Short names as people say them: `xSmall` … `xxxLarge`, `AX1` … `AX5`.
    public var name: String {
        switch self {
        case .extraSmall: "xSmall"
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        case .extraLarge: "xLarge"
        case .extraExtraLarge: "xxLarge"
        case .extraExtraExtraLarge: "xxxLarge"
        case .accessibility1: "AX1"
        case .accessibility2: "AX2"
        case .accessibility3: "AX3"
        case .accessibility4: "AX4"
        case .accessibility5: "AX5"
        }
    }

    /// Names of UIKit's `UIContentSizeCategory` and SwiftUI's `DynamicTypeSize` beside the short ones, without case, `-` and `_`.
    private static let otherNames: [String: DynamicTypeSize] = [
        "extrasmall": .extraSmall, "xs": .extraSmall, "s": .small, "m": .medium, "l": .large, "default": .large, "extralarge": .extraLarge, "xl": .extraLarge,
        "extraextralarge": .extraExtraLarge, "xxl": .extraExtraLarge, "extraextraextralarge": .extraExtraExtraLarge, "xxxl": .extraExtraExtraLarge,
        "accessibilitymedium": .accessibility1, "accessibilitylarge": .accessibility2, "accessibilityextralarge": .accessibility3,
        "accessibilityextraextralarge": .accessibility4, "accessibilityextraextraextralarge": .accessibility5,
        "accessibility1": .accessibility1, "accessibility2": .accessibility2, "accessibility3": .accessibility3, "accessibility4": .accessibility4,
        "accessibility5": .accessibility5,
    ]

    public init?(name: String) {
        let plain = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
        guard let found = Self.allCases.first(where: { $0.name.lowercased() == plain }) ?? Self.otherNames[plain] else { return nil }
        self = found
    }

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

    /// Size and leading of a style at this content size, in points.
    public func size(of style: TextStyle) -> TextSize {
        let (points, leading) = Self.table[rawValue][style.rawValue]
        return TextSize(points: Double(points), leading: Double(leading))
    }

    /// Leading of the first style that has a size in points.
    static func leading(of points: Double) -> Double? {
        for row in table { for (size, leading) in row where Double(size) == points { return Double(leading) } }
        return nil
    }

    /// Rows: content sizes; columns: styles; (size, leading) in points.
    private static let table: [[(Int, Int)]] = [
        [(31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13)],  // xSmall
        [(32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13)],  // Small
        [(33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13)],  // Medium
        [(34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13)],  // Large (default)
        [(36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18)],  // xLarge
        [(38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20)],  // xxLarge
        [(40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22)],  // xxxLarge
        [(44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28), (20, 25)],  // AX1
        [(48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30)],  // AX2
        [(52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35)],  // AX3
        [(56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41)],  // AX4
        [(60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48)],  // AX5
    ]
}
