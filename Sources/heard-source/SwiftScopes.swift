import SwiftSyntax

/// What the names around a piece of code say of it: for developers only, an item of a menu, an indicator of a wait.
extension SwiftFileReader {
    /// Inside of `func setupDebugMenu()`, `let debugMenu = …`, `debugMenu.addItem(…)`.
    var isForDevelopers: Bool { functionNames.contains(where: saysDeveloper) || propertyNames.contains(where: saysDeveloper) || receivers.contains(where: saysDeveloper) || types.contains(where: saysDeveloper) }

    private func saysDeveloper(_ name: String) -> Bool {
        if let known = developerNames[name] { return known }
        let found = Self.words(name).contains { ["debug", "mock", "mocks", "mocked", "stub", "stubs", "fixture", "fixtures"].contains($0) }
        developerNames[name] = found
        return found
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
