/// Controls that are off because there is nothing to do for them: the end of a range, an empty list to clear, no change to save, another mode.
enum NothingToDo {
    static func says(_ condition: String, action: String) -> Bool {
        if ConditionWords.has(condition, ["upperbound", "lowerbound", "haschanges", "hasunsaved", "haspendingchanges", "hasedits", "isdirty", "ismodified", "isrestorable", "isunchanged"]) { return true }
        if ConditionWords.has(condition, ["original", "initial"]), condition.containsASCII("==") || condition.containsASCII("!=") { return true }
        if ConditionWords.has(condition, ["multiselect", "isediting", "editmode", "isselecting"]) { return true }
        let names = words(condition)
        if names.contains(where: { name in abilities.contains { name.hasPrefix($0) } }) { return true }
        return names.indices.contains { isEmptyList(names, $0) } && ConditionWords.has(action, actions)
    }

    /// `items.isEmpty`, `selection.count==0`: a list, not what somebody types.
    private static func isEmptyList(_ names: [String], _ index: Int) -> Bool {
        guard index > 0, names[index] == "isEmpty" || names[index] == "count" else { return false }
        let lower = names[index - 1].lowercased()
        if lower.hasSuffix("selection") || lower.hasSuffix("list") { return true }
        return lower.hasSuffix("s") && !lower.hasSuffix("ss") && !lower.hasSuffix("us") && !lower.hasSuffix("alias")
    }

    /// The names in a condition, one after the other.
    private static func words(_ text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }

    private static let abilities = ["canIncrement", "canDecrement", "canIncrease", "canDecrease", "canGoBack", "canGoForward", "canGoTo", "canGoNext", "canGoPrevious", "canSelectNext", "canSelectPrevious", "canMove", "canUndo",
                                    "canRedo", "canPaste", "canRestore", "canZoom", "canScroll", "canStep", "canClear", "canReset", "canLoadMore"]
    private static let actions = ["remove", "delete", "edit", "clear", "duplicate", "deselect", "reset", "done", "trash"]
}
