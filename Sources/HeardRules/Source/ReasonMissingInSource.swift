import HeardCore

/// Controls that are switched off in the source without a word.
enum ReasonMissingInSource {
    static func check(_ rule: any Rule, _ project: ProjectView, _ context: RuleContext) {
        guard let source = project.project.source else { return }
        let rows = SourceRows(project, context)
        let developers = DeveloperCode(source.controls.lazy.map(\.place.file))
        for control in source.controls where isSilent(control, rows) {
            guard let disabling = control.disablings.first(where: { $0.condition != "true" && !$0.condition.isEmpty && !isHandedOn($0.condition) }) ?? alwaysOff(control) else { continue }
            let strategy = DisabledStrategy(disabling.condition, action: rows.action(of: control), isTyped: disabling.isTyped)
            if strategy != .wait, control.titles.contains(where: { t in control.disablings.contains { $0.condition == t.condition } }) { continue }
            var severity = Severity.warning
            if control.kind == .textField || strategy.isSelfEvident || control.isInMenu || control.isGoverned { severity = .note }
            if control.showsProgress, DisabledStrategy.isShortWait(disabling.condition) || strategy == .unknown { severity = .note }
            if isOfModel(disabling.condition) { severity = .note }
            // What a style or a modifier switches off, somebody else has a reason for.
            if developers.holds(control.place.file) || control.screen.hasSuffix("Style") || control.screen.hasSuffix("Modifier") { severity = .note }
            if control.isRetitled, strategy != .wait { severity = .note }
            if control.titles.isEmpty, control.labels.isEmpty { severity = .note }
            let place = disabling.place
            let evidence = [Evidence(role: .visible, kind: .source, detail: disabling.condition == "true" ? "\(control.name) is always off" : "\(control.name) is off while \(disabling.condition)", file: place.file, line: place.line)]
            let message = message(rows.name(of: control), disabling, strategy)
            let details: [String: DetailValue] = ["condition": .string(disabling.condition), "file": .string(place.file), "line": .integer(place.line)]
            if let title = (control.titles + control.labels).lazy.flatMap(\.rows).first, let entry = rows.sourceEntry(title) {
                context.report(rule, severity, atKeyOf: entry, words: [disabling.condition], details: details, evidence: evidence, message)
            } else {
                context.report(rule, severity, file: place.file, start: place.start, end: place.end, words: [disabling.condition], details: details, evidence: evidence, message)
            }
        }
    }

    private static func isSilent(_ control: Control, _ rows: SourceRows) -> Bool {
        switch control.kind {
        case .button, .toggle, .link, .picker, .stepper, .slider, .textField: break
        case .progress, .image, .text, .cell, .chart, .other: return false
        }
        guard !control.disablings.isEmpty, control.values.isEmpty, control.reasons.isEmpty, control.hints.isEmpty, !control.hasNeighbourText else { return false }
        // A label that changes with the state, and a tooltip that does, say something; `reason-not-spoken` tells of a tooltip that is a reason.
        if control.labels.contains(where: { $0.condition != nil }) { return false }
        return !control.tooltips.contains { $0.condition != nil || TooltipReason(rows: rows, control: control).isReason($0) }
    }

    /// `button.isEnabled = enabled` in a wrapper: who calls it knows why.
    private static func isHandedOn(_ condition: String) -> Bool {
        let bare = String(condition.filter { $0 != "!" && $0 != "(" && $0 != ")" }.drop { $0 == "_" })
        return ["enabled", "isEnabled", "newValue", "value", "flag", "isDisabled", "disabled", "enable", "oldValue", "state", "on", "isOn"].contains(bare)
    }

    /// A button that is off for good, which nobody would show without a reason.
    private static func alwaysOff(_ control: Control) -> Control.Disabling? {
        control.kind == .button && control.disablings.count == 1 && !control.isInMenu ? control.disablings.first { $0.condition == "true" } : nil
    }

    /// `action.isDisabled` in a dialog that shows whatever actions it is given.
    private static func isOfModel(_ condition: String) -> Bool {
        var bare = condition.filter { $0 != "!" && $0 != "(" && $0 != ")" }
        for fallback in ["??false", "??true"] where bare.hasSuffix(fallback) { bare.removeLast(fallback.count) }
        let parts = bare.split { $0 == "." || $0 == "?" }
        // `isButtonDisabled` of a button that several screens use.
        if parts.count == 1, let name = parts.first, ["isButtonDisabled", "isButtonEnabled", "buttonDisabled", "buttonEnabled", "buttonsDisabled", "buttonsEnabled"].contains(name) { return true }
        guard parts.count > 1, let last = parts.last, let owner = parts.dropLast().last else { return false }
        return ["isEnabled", "isDisabled", "enabled", "disabled"].contains(last) && !owner.lowercased().hasSuffix("model")
    }

    private static func message(_ name: String, _ disabling: Control.Disabling, _ strategy: DisabledStrategy) -> String {
        if disabling.condition == "true" { return "\(quoted(name)) is always switched off (\(visible(disabling.place.file)):\(disabling.place.line)), and nothing says why: VoiceOver only adds “dimmed”; \(strategy.advice)" }
        return "\(quoted(name)) is switched off while \(quoted(disabling.condition)) (\(visible(disabling.place.file)):\(disabling.place.line)), and nothing says why: VoiceOver only adds “dimmed”; \(strategy.advice)"
    }
}
