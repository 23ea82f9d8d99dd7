import SwiftSyntax

/// `Text(…)` calls in the closure of a modifier.
final class TextFinder: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []
    override func visit(_ n: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if n.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Text" { found.append(n); return .skipChildren }
        if n.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Label" { found.append(n); return .skipChildren }
        return .visitChildren
    }
}

final class ButtonFinder: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []
    override func visit(_ n: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if n.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Button" { found.append(n); return .skipChildren }
        return .visitChildren
    }
}

final class LiteralFinder: SyntaxVisitor {
    var found: [StringLiteralExprSyntax] = []
    override func visit(_ n: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { found.append(n); return .skipChildren }
}

extension String {
    /// `UIAccessibilityTraitSelected` reads as a member too.
    func replacingDotted() -> String { Condition.replace(self, "UIAccessibilityTrait", ".") }
}
