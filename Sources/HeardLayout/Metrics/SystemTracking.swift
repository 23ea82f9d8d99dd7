/// The tracking that Apple's system font adds by itself at each size.
///
/// Source: Apple Human Interface Guidelines, Typography, "Tracking values" for SF Pro (July 2025), in 1/1000 em. The table names single
/// sizes above 31 pt; a size between two of them takes the value of the nearer smaller one.
enum SystemTracking {
    /// Thousandths of an em for 6 … 32 pt, one a point.
    private static let small: [Double] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13]
    /// Sizes from which a value holds.
    private static let large: [(size: Double, thousandths: Double)] = [
        (33, 12), (35, 11), (36, 10), (41, 9), (44, 8), (49, 7), (52, 6), (58, 5), (60, 4), (66, 3), (68, 2), (76, 1), (80, 0),
    ]

    /// Em for each whole size from 0 to 80 pt.
    private static let table: [Float] = (0...80).map { size in
        let size = Double(size)
        if size < 33 { return Float(small[max(6, Int(size)) - 6] / 1000) }
        return Float((large.last { $0.size <= size }?.thousandths ?? 0) / 1000)
    }

    /// Tracking in em at a size in points.
    static func tracking(size: Double) -> Double {
        guard size > 0, size <= 80 else { return 0 }
        return Double(table[Int(size.rounded())])
    }
}
