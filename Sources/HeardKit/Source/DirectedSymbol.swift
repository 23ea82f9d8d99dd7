/// SF Symbols that name a side where a direction is meant: `chevron.right` instead of `chevron.forward`.
enum DirectedSymbol {
    /// Arrows and chevrons that point left or right and nowhere else; diagonals, turns and pairs keep their sides.
    static func namesOneSide(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        guard parts.count >= 2 else { return false }
        let side = parts[1] == "compact" && parts.count > 2 ? parts[2] : parts[1]
        switch parts[0] {
        case "arrow", "chevron", "arrowshape": break
        default: return false
        }
        guard side == "left" || side == "right" else { return false }
        let other: Substring = side == "left" ? "right" : "left"
        return !parts.contains(other) && !parts.contains("up") && !parts.contains("down") && !parts.contains("forwardslash")
    }
}
