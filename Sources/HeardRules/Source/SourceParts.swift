import HeardCore

// Rules that see strings, and the code too: what they find in the code.

extension MissingTranslationRule: ProjectRule {
    public func check(_ project: ProjectView, _ context: RuleContext) { UnlistedText.check(self, project, context) }
}
