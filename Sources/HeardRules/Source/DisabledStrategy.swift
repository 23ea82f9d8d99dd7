import HeardCore

/// What to do about a control that is off, by the kind of condition that switches it off.
enum DisabledStrategy {
    case form, choice, wait, permission, terms, nothingToDo, unknown

    /// - Parameters:
    ///   - condition: what switches the control off, as written
    ///   - action: the control's title, key and name: what it does
    ///   - isTyped: the condition asks what a field of the screen holds
    init(_ condition: String, action: String = "", isTyped: Bool = false) {
        if NothingToDo.says(condition, action: action) { self = .nothingToDo }
        else if !isTyped, NothingToDo.isAboutContent(condition, action: action) { self = .nothingToDo }
        else if ConditionWords.has(condition, ["accept", "agree", "terms", "consent"]) { self = .terms }
        else if ConditionWords.has(condition, ["permission", "authoriz", "authoris", "isallowed", "hasaccess", "isadmin", "isowner", "canedit", "signedin", "loggedin", "entitle", "subscri"]) { self = .permission }
        else if ConditionWords.has(condition, ["cangoback", "cangoforward", "canundo", "canredo", "hasnext", "hasprev", "isfirst", "islast", "startindex", "endindex", "canscroll", "currentpage", "canmove"]) { self = .nothingToDo }
        // The first of several: a count or an amount that is 0 is something to do.
        else if ConditionWords.has(condition, ["==0"]), ConditionWords.has(condition, ["index", "page", "offset", "position", "step", "current", "selected", "row", "section"]) { self = .nothingToDo }
        else if ConditionWords.has(condition, ["verifying", "uploading", "processing", "loading", "sending", "saving", "submitting", "busy", "inprogress", "downloading", "connecting", "refreshing", "fetching", "validating", "checking", "working", "syncing", "waiting", "pending", "isrunning"]) { self = .wait }
        else if ConditionWords.has(condition, ["select", "chosen", "picked"]), ConditionWords.has(condition, ["isempty", "==nil", "count"]) { self = .choice }
        else if ConditionWords.has(condition, ["isempty", "valid", "filled", "complete", "missing", "text", "draft", "form", "input", "entered", "ready", "cancontinue", "cansubmit", "canpay", "cansave", "cansend", "==nil", "count"]) { self = .form }
        else { self = .unknown }
    }

    /// Nobody has to be told: there is nothing that the control could do.
    var isSelfEvident: Bool { self == .nothingToDo }

    /// Only these waits pass with an indicator or another title in the control itself.
    static func isShortWait(_ condition: String) -> Bool {
        let lower = condition.lowercased()
        return ["loading", "fetching", "refreshing", "sending", "saving", "syncing"].contains { lower.containsASCII($0) } && !["uploading", "downloading"].contains { lower.containsASCII($0) }
    }

    var advice: String {
        switch self {
        case .form: "keep it enabled, check on tap and move the focus to the first field with an error"
        case .choice: "keep it enabled and say on tap what is to be chosen first, or show that beside it and put it into the value"
        case .wait: "say what is going on in the value, and show the same text beside it"
        case .permission: "show why beside it, with a link that asks for access, and put the reason into the value"
        case .terms: "put the checkbox right above it, and say in the value what is to be accepted"
        case .nothingToDo, .unknown: "put the reason into the value and show it beside the control, or keep the control enabled and explain on tap"
        }
    }
}
