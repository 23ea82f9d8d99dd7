import SwiftSyntax

/// What of a title the modifiers around a view leave on the screen; VoiceOver says all of it.
struct Drawing {
    /// `.labelsHidden()`: toggles, pickers and sliders show no title.
    var hidesLabels = false
    /// `.labelStyle(.iconOnly)`: a `Label` shows its icon.
    var showsIconsOnly = false
    /// Inside of `.accessibilityRepresentation`: nothing is on the screen.
    var isSpokenOnly = false

    /// A skeleton, or without colour: nobody reads it.
    var isCovered = false
    /// The same while something is loaded.
    var mayBeCovered = false

    /// The text style, or `fixed` for a size in points.
    var font: String?

    func hidesLabel(of kind: String) -> Bool { hidesLabels && ["toggle", "picker", "slider", "stepper", "progress"].contains(kind) }

    /// The title of such a view is heard only.
    func hidesTitle(of name: String, kind: String, hasIcon: Bool) -> Bool {
        if isSpokenOnly || hidesLabel(of: kind) { return true }
        return showsIconsOnly && (name == "Label" || (kind == "button" && hasIcon))
    }
}

extension SwiftFileReader {
    /// The drawing of a view by its own modifiers, the innermost first, and by those around it.
    func drawing(_ modifiers: [Modifier]) -> Drawing {
        var own = drawings.last ?? Drawing()
        if modifiers.contains(where: { $0.name == "labelsHidden" }) { own.hidesLabels = true }
        if let style = modifiers.first(where: { $0.name == "labelStyle" })?.call.arguments.first?.expression.trimmedDescription {
            own.showsIconsOnly = style == ".iconOnly" || style == "IconOnlyLabelStyle()"
        }
        if let font = modifiers.first(where: { $0.name == "font" })?.call.arguments.first?.expression { own.font = Self.textStyle(SwiftExpressions.text(font)) }
        for one in modifiers.lazy.compactMap({ self.covers($0) }) { if one { own.isCovered = true } else { own.mayBeCovered = true } }
        return own
    }

    /// `.caption`, `.system(.footnote, design: .rounded)`, `.preferredFont(forTextStyle: .body)`; `fixed` for `.system(size: 12)`; nil for a font of the app.
    static func textStyle(_ font: String) -> String? {
        let words = font.split { !Condition.isWord($0.unicodeScalars.first!) }
        for word in words {
            switch word {
            case "largeTitle", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption", "caption2": return String(word)
            case "title", "title1": return "title"
            case "caption1": return "caption"
            default: continue
            }
        }
        return words.prefix(3).contains("system") && words.contains("size") ? "fixed" : nil
    }

    /// What is in the closures of a view is drawn as the view is; the items of a menu are not.
    func handDrawing(_ drawing: Drawing, to call: FunctionCallExprSyntax, _ name: String) {
        if name != "Menu" {
            if let closure = call.trailingClosure { drawingOf[closure.id] = drawing }
            for argument in call.arguments { if let closure = argument.expression.as(ClosureExprSyntax.self) { drawingOf[closure.id] = drawing } }
        }
        for closure in call.additionalTrailingClosures { drawingOf[closure.closure.id] = drawing }
    }
}
