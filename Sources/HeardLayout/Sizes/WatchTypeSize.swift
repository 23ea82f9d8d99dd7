/// The text styles of watchOS.
public enum WatchTextStyle: Int, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, caption1, caption2, footnote1, footnote2
}

/// The text sizes of watchOS. The default depends on the case: small on 38 mm, large on 40 to 42 mm, extra large from 44 mm on.
///
/// Source: Apple Human Interface Guidelines, Typography, "watchOS Dynamic Type sizes" (July 2025). Leading is 2.5 pt more than the size,
/// but for the few rows in ``leadings``.
public enum WatchTypeSize: Int, Sendable, CaseIterable, Comparable {
    case extraSmall, small, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibility1, accessibility2, accessibility3

    public static func < (a: WatchTypeSize, b: WatchTypeSize) -> Bool { a.rawValue < b.rawValue }

    /// Size and leading of a style at this content size, in points.
    public func size(of style: WatchTextStyle) -> TextSize {
        let points = Double(Self.table[rawValue][style.rawValue])
        let special = Self.leadings.first { $0.size == self && $0.style == style }
        return TextSize(points: points, leading: special?.leading ?? points + 2.5)
    }

    private static let leadings: [(size: WatchTypeSize, style: WatchTextStyle, leading: Double)] = [
        (.large, .title2, 30.5), (.accessibility1, .title2, 41), (.accessibility2, .title1, 46), (.accessibility2, .footnote2, 17.5),
        (.accessibility3, .title1, 47),
    ]

    private static let table: [[Int]] = [
        [30, 28, 24, 17, 14, 14, 13, 12, 11, 10],  // xSmall
        [32, 30, 26, 18, 15, 15, 14, 13, 12, 11],  // Small (38 mm default)
        [36, 34, 27, 19, 16, 16, 15, 14, 13, 12],  // Large (40/41/42 mm default)
        [40, 38, 30, 20, 17, 17, 16, 15, 14, 13],  // xLarge (44/45/49 mm default)
        [41, 39, 31, 21, 18, 18, 17, 15, 15, 14],  // xxLarge
        [42, 40, 32, 22, 19, 19, 18, 17, 16, 15],  // xxxLarge
        [44, 42, 34, 24, 21, 21, 18, 17, 16, 15],  // AX1
        [45, 43, 35, 25, 22, 22, 19, 18, 17, 16],  // AX2
        [46, 44, 36, 26, 23, 23, 20, 19, 18, 17],  // AX3
    ]
}
