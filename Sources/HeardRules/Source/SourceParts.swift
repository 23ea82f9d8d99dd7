import HeardCore

// Rules that see strings, and the code too: what they find in the code.

extension MissingTranslationRule: ProjectRule {
    public func check(_ project: ProjectView, _ context: RuleContext) { UnlistedText.check(self, project, context) }
}

/// Controls that are switched off without a word.
public struct ReasonMissingInSourceRule: ProjectRule {
    public init() {}
    public static let metadata = RuleMetadata(
        id: "reason-missing", family: .disabled, scope: .source, severity: .warning,
        summary: "A control is switched off and nothing says why.",
        rationale: """
            A disabled button hides the rule. Who sees guesses from gray and empty fields; who listens hears “dimmed” and has nothing to fix. Keep the button of a form \
            enabled and check on tap; where a control has to be off, say why beside it and in its value: \
            Button("Pay") { … }.disabled(isVerifying).accessibilityValue(isVerifying ? "Verifying card" : "").
            """,
        falsePositives: "A control that is off because there is nothing for it to do (undo, next page): a note.",
        falseNegatives: "Conditions and reasons that the source reader cannot bring together.",
        wcag: ["3.3.2", "4.1.2"], labels: ["VoiceOver"], needsSource: true)

    public func check(_ project: ProjectView, _ context: RuleContext) { ReasonMissingInSource.check(self, project, context) }
}

/// States that the code shows by colour alone.
public struct ColorOnlyInSourceRule: ProjectRule {
    public init() {}
    public static let metadata = RuleMetadata(
        id: "color-only", family: .voiceOver, scope: .source, severity: .warning,
        summary: "A state is shown only by a colour.",
        rationale: """
            About one man in twelve does not see the difference, nobody does in sunlight or with Grayscale, and VoiceOver reads every option the same. Give the state a second \
            sign for everyone (icon, text, shape) and its meaning for assistive technology: \
            Label("Open now", systemImage: isOn ? "checkmark.circle.fill" : "circle") with .accessibilityAddTraits(isOn ? .isSelected : []).
            """,
        falsePositives: "A second sign in another view of the same state.",
        falseNegatives: "Colours chosen in another type.",
        wcag: ["1.4.1"], labels: ["Differentiate Without Color Alone"], needsSource: true)

    public func check(_ project: ProjectView, _ context: RuleContext) { ColorOnlyInSource.check(self, project, context) }
}

/// Announcements while the user types.
public struct KeystrokeAnnouncementRule: ProjectRule {
    public init() {}
    public static let metadata = RuleMetadata(
        id: "availability-announcement", family: .voiceOver, scope: .source, severity: .warning,
        summary: "Enabled and disabled are announced as the user types.",
        rationale: "Every letter typed is talked over by an announcement of what is or is not available. Announce the end of a wait that the user knows of, once.",
        wcag: ["4.1.3"], labels: ["VoiceOver"], needsSource: true)

    public func check(_ project: ProjectView, _ context: RuleContext) { KeystrokeAnnouncements.check(self, project, context) }
}

/// "Selected" as a value in the code, beside the trait.
public struct StateValueInSourceRule: ProjectRule {
    public init() {}
    public static let metadata = RuleMetadata(
        id: "state-in-value", family: .voiceOver, scope: .source, severity: .error,
        summary: "A value in the code says a state that the control’s trait says already.",
        rationale: "VoiceOver speaks the trait in the user’s language and shows it on a Braille display. A value of the same word is spoken on top of it.",
        wcag: ["4.1.2"], labels: ["VoiceOver"], needsSource: true)

    public func check(_ project: ProjectView, _ context: RuleContext) { StateValueInSource.check(self, project, context) }
}
