import SwiftSyntax

/// What the names around a piece of code say of it: for developers only, an item of a menu, an indicator of a wait.
extension SwiftFileReader {
    /// Inside of `func setupDebugMenu()`, `let debugMenu = …`, `debugMenu.addItem(…)`.
    var isForDevelopers: Bool {
        functionNames.contains(where: saysDeveloper) || propertyNames.contains(where: saysDeveloper) || receivers.contains(where: saysDeveloper) || types.contains(where: saysDeveloper) || conditions.contains(where: asksForDeveloper)
    }

    /// `if settings.isDebugEnabled`; the comparison `level == .debug` is about a text of users.
    private func asksForDeveloper(_ condition: String) -> Bool {
        guard contains(condition, "ebug") || contains(condition, "est") || contains(condition, "nternal") || contains(condition, "imulated"), !Condition.isEither(condition) else { return false }
        return Condition.atoms(condition).contains { $0.isTrue && Condition.firstRange(of: "==", in: $0.text) == nil && saysDeveloper($0.text) }
    }

    /// `Button("Reset") { model.debugReset() }`
    func isActionForDevelopers(_ call: FunctionCallExprSyntax) -> Bool {
        guard hasDebug, let action = call.arguments.first(where: { $0.label?.text == "action" })?.expression ?? call.trailingClosure.map(ExprSyntax.init), action.totalLength.utf8Length < 500 else { return false }
        return action.trimmedDescription.split { !$0.isLetter && $0 != "_" }.contains { saysDeveloper(String($0)) }
    }

    /// `// MARK: Debug` above a property, and no other mark between.
    func isUnderDebugMark(_ at: Int32) -> Bool {
        guard functionNames.isEmpty, let mark = marks.last(where: { $0.start <= at }) else { return false }
        return mark.isDebug
    }

    /// Where the marks of a file begin; empty where none is about debugging.
    static func marks(_ bytes: [UInt8]) -> [(start: Int32, isDebug: Bool)] {
        guard Prefilter.has(bytes, "MARK: ") else { return [] }
        var found: [(start: Int32, isDebug: Bool)] = [], i = 0
        let mark = Array("MARK: ".utf8)
        while i + mark.count < bytes.count {
            guard bytes[i] == mark[0], bytes[i...].starts(with: mark) else { i += 1; continue }
            let line = bytes[(i + mark.count)...].prefix { $0 != 0x0A }
            found.append((Int32(truncatingIfNeeded: i), Self.words(String(decoding: line, as: UTF8.self)).contains("debug")))
            i += mark.count
        }
        return found.contains { $0.isDebug } ? found : []
    }

    /// An alert or a screen called "Debug": all that stands in it.
    func joinDeveloperTitles() {
        guard hasDebug || !developerScreens.isEmpty || Prefilter.has(facts.bytes, "\"Debug") else { return }
        var functions: Set<Int> = [], screens = developerScreens
        for use in facts.uses where use.slot.isShown {
            var value = use.value
            if case .localizing(let inner, _, _) = value { value = inner }
            guard case .string(let parts, _) = value, case .text(let text)? = parts.first, parts.count == 1, text == "Debug" || text.hasPrefix("Debug "), text.split(separator: " ").count <= 3 else { continue }
            if ["UIAlertController", "alert", "confirmationDialog", "actionSheet"].contains(use.api), use.function >= 0 { functions.insert(use.function) }
            if use.api == "navigationTitle" || use.api == "title" && use.control < 0 { screens.insert(use.screen) }
        }
        guard !functions.isEmpty || !screens.isEmpty || !developerControls.isEmpty else { return }
        for i in facts.uses.indices {
            let use = facts.uses[i]
            guard functions.contains(use.function) || screens.contains(use.screen) || developerControls.contains(where: { $0.start <= use.span.start && use.span.end <= $0.end }) else { continue }
            facts.uses[i].isDeclaration = true
        }
    }

    func saysDeveloper(_ name: String) -> Bool {
        if let known = developerNames[name] { return known }
        let found = Self.isDeveloperName(name)
        developerNames[name] = found
        return found
    }

    static func isDeveloperName(_ name: String) -> Bool {
        let words = Self.words(name)
        if words.contains(where: { ["debug", "debugging", "mock", "mocks", "mocked", "stub", "stubs", "fixture", "fixtures", "simulated"].contains($0) }) { return true }
        if words.contains("test") { return words.contains { ["switchers", "switches", "toggles", "flags", "tools"].contains($0) } }
        return words.contains("internal") && words.contains { ["user", "users", "build", "builds", "menu", "tools"].contains($0) }
    }

    /// The words of a name in camel case, small.
    static func words(_ name: String) -> [String] {
        var words: [String] = [], word = ""
        for c in name {
            if c.isUppercase || !c.isLetter {
                if !word.isEmpty { words.append(word) }
                word = c.isLetter ? c.lowercased() : ""
            } else { word.append(c) }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// `corner == .topLeft`: a side of the screen or of a thing, which is where it is in every language.
    static func namesSide(_ condition: String?) -> Bool {
        guard let condition, contains(condition, "eft") || contains(condition, "ight") else { return false }
        return !Set(words(condition)).isDisjoint(with: ["left", "right"])
    }

    /// `contextMenu(for:)`, `rowMenuItems`, `struct SelectCommand`: what is made here goes into a menu.
    var isMakingMenu: Bool {
        let names = functionNames.suffix(1) + types.suffix(1)
        return names.contains { name in ["ontextMenu", "MenuItem", "menuItem", "MenuContent", "menuContent", "MenuAction", "menuAction"].contains { contains(name, $0) } || name.hasSuffix("Command") || name.hasSuffix("Commands") }
    }

    /// An indicator that runs in a state only: `if isLoading { button.showActivityIndicator() }`, `.loadingOverlay(isBusy)`.
    func noteWait(_ name: String, _ n: FunctionCallExprSyntax) {
        let isWait = waitNames[name] ?? ["pinner", "oading", "oader", "rogressView", "ctivityIndicator", "rogressHUD", "keleton"].contains { contains(name, $0) }
        waitNames[name] = isWait
        guard isWait else { return }
        if let c = conditions.last { facts.waits[screen, default: []].append(c) }
        for a in n.arguments where a.expression.is(DeclReferenceExprSyntax.self) || a.expression.is(MemberAccessExprSyntax.self) {
            facts.waits[screen, default: []].append(SwiftExpressions.text(a.expression).filter { $0 != "$" })
        }
    }
}
