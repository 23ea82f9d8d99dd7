/// Controls that are off because there is nothing to do for them: the end of a range, an empty list to clear, no change to save, another mode.
enum NothingToDo {
    static func says(_ condition: String, action: String) -> Bool {
        if ConditionWords.has(condition, ["upperbound", "lowerbound", "haschanges", "hasunsaved", "haspendingchanges", "hasedits", "isdirty", "ismodified", "isrestorable", "isunchanged", "clear", "reset"]) { return true }
        if ConditionWords.has(condition, ["original", "initial", "default"]), condition.containsASCII("==") || condition.containsASCII("!=") { return true }
        if ConditionWords.has(condition, ["multiselect", "isediting", "editmode", "isselecting"]) { return true }
        // The end of what is found, the largest picture, one choice only.
        if condition.utf8.contains(where: { $0 == 0x3C || $0 == 0x3E }), ConditionWords.has(action, ["next", "prev"]) || ConditionWords.has(condition, [".count<=1", ".count<2", ".count>1"]) { return true }
        if ConditionWords.has(condition, ["zoom"]), condition.utf8.contains(where: { $0 == 0x3C || $0 == 0x3D || $0 == 0x3E }) { return true }
        // To remove, edit or hand on what is selected, something has to be.
        if ConditionWords.has(condition, ["select"]), ConditionWords.has(condition, ["==nil", "isempty", "==0", ">-1", ">0", ">=0", "==-1"]), ConditionWords.has(action, actions + ["rename", "export", "share", "move", "copy", "mark"]) { return true }
        // What does not run cannot be stopped.
        if ConditionWords.has(action, ["stop"]), condition.hasPrefix("!"), ConditionWords.has(condition, ["enabled", "active", "running", "playing", "recording"]) { return true }
        let names = words(condition)
        // `!model.hasFavorites`: there is nothing to delete.
        if condition.hasPrefix("!"), names.last?.hasPrefix("has") == true, ConditionWords.has(action, actions) { return true }
        if names.contains(where: { name in abilities.contains { name.hasPrefix($0) } }) { return true }
        return names.indices.contains { isEmptyList(names, $0) } && ConditionWords.has(action, actions)
    }

    /// All that is asked is whether there is something to act on: `library.isEmpty`, `queue.next == nil`. What is typed, chosen, or kept in a variable of the view until it is
    /// chosen, is asked of the user.
    static func isAboutContent(_ condition: String, action: String) -> Bool {
        if handsIn(action) { return false }
        let parts = condition.split { "&|,()".contains($0) }.map { $0.drop { $0 == "!" } }.filter { !$0.isEmpty }
        return !parts.isEmpty && parts.allSatisfy { part in
            let text = String(part)
            guard let ending = [".isEmpty", ".isEmpty==true", ".isEmpty==false", "==nil", "!=nil", ".count==0", ".count>0", ".count!=0", ".count<1", "Count==0", "Count>0", "Count!=0"].first(where: { text.hasSuffix($0) }) else { return false }
            let subject = String(text.dropLast(ending.count))
            if ConditionWords.has(subject, ["select", "chosen", "choice", "picked", "error"]) { return false }
            // `onTap == nil`: a view that does nothing when it is made so.
            if ending.hasSuffix("nil") { return subject.utf8.contains(0x2E) || isAction(subject) }
            // `themes.filter{…}.isEmpty`, `itemsCount == 0`
            return subject.hasSuffix("}") || ending.hasPrefix("Count") || isCollection(subject)
        }
    }

    private static func isAction(_ name: String) -> Bool {
        if name.hasPrefix("on"), name.dropFirst(2).first?.isUppercase == true { return true }
        return ["action", "handler", "callback", "completion", "Action", "Handler", "Callback"].contains { name.hasSuffix($0) }
    }

    /// `shelf.books`, `queue`, `hiddenItems`: several things, where `email` and `draft.title` are typed.
    private static func isCollection(_ subject: String) -> Bool {
        var word = ""
        for c in (subject.split(separator: ".").last ?? "").reversed() {
            guard c.isLetter else { break }
            word.insert(c, at: word.startIndex)
            if c.isUppercase { break }
        }
        word = word.lowercased()
        if ["list", "queue", "library", "history", "data", "cache", "stack", "array", "set", "collection", "storage", "log", "content"].contains(word) { return true }
        return word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us") && !word.hasSuffix("is") && word != "alias"
    }

    /// What is asked is whether there is anything: `entries.isEmpty`, `resultsCount > 0`.
    static func asksForContent(_ condition: String) -> Bool {
        if isEmptyList(condition) { return true }
        return words(condition).contains { name in
            let lower = name.lowercased()
            return lower == "isempty" ? !condition.containsASCII(".isEmpty") : lower.hasSuffix("isempty") || lower.hasPrefix("hasno") || (lower.hasSuffix("count") && condition.containsASCII("0"))
        }
    }

    /// What is collected has to be there before it is handed in: "Upload" without photos, "Send" without pictures.
    static func handsIn(_ action: String) -> Bool {
        !Set(action.lowercased().split { !$0.isLetter }.map(String.init)).isDisjoint(with: submitting)
    }

    private static let submitting: Set<String> = ["continue", "submit", "send", "save", "create", "upload", "publish", "pay", "buy", "checkout", "reserve", "confirm", "apply", "register"]

    /// The list itself is empty: `items.isEmpty`, or nothing is found in it.
    static func isEmptyList(_ condition: String) -> Bool {
        let names = words(condition)
        return names.indices.contains { isEmptyList(names, $0) }
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
