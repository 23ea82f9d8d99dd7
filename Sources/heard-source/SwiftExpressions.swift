import SwiftSyntax

/// Turns Swift syntax into ``Expression``.
struct SwiftExpressions {
    let file: Int32
    /// Names of functions that look a key up, beside those that are known by their form.
    let localizers: Set<String>

    func span(_ node: some SyntaxProtocol) -> Span {
        Span(file: file, start: Int32(truncatingIfNeeded: node.positionAfterSkippingLeadingTrivia.utf8Offset),
             end: Int32(truncatingIfNeeded: node.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    static func text(_ node: some SyntaxProtocol) -> String { Condition.normalized(node.trimmedDescription) }

    /// A function that takes a key first: `NSLocalizedString`, `LocalizedString`, `WMFLocalizedString`, `localized` …
    func looksUp(_ name: String) -> Bool {
        if localizers.contains(name) { return true }
        switch name {
        case "localized", "localize", "localizedString", "NSLocalizedString", "LocalizedString", "localizedStringFor", "i18n", "translate": return true
        default: return name.hasSuffix("LocalizedString") || name.hasSuffix("ocalizedStringWithDefaultValue") || name.hasPrefix("NSLocalizedString")
        }
    }

    func convert(_ node: ExprSyntax, _ scope: Scope) -> Expression {
        switch node.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): return string(literal, scope)
        case .simpleStringLiteralExpr(let literal):
            return .string([.text(literal.segments.map { unescapedSwift($0.content.text, pounds: 0) }.joined())], span(literal))
        case .nilLiteralExpr: return .empty
        case .sequenceExpr(let sequence): return self.sequence(Array(sequence.elements), scope)
        case .ternaryExpr(let t):
            let condition = Self.text(t.condition)
            return .choice([(condition, convert(t.thenExpression, scope)), (Condition.negated(condition), convert(t.elseExpression, scope))])
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return .tuple(tuple.elements.map { convert($0.expression, scope) }) }
            return convert(only.expression, scope)
        case .arrayExpr(let array): return .choice(array.elements.map { (nil, convert($0.expression, scope)) })
        case .optionalChainingExpr(let e): return convert(e.expression, scope)
        case .forceUnwrapExpr(let e): return convert(e.expression, scope)
        case .tryExpr(let e): return convert(e.expression, scope)
        case .awaitExpr(let e): return convert(e.expression, scope)
        case .asExpr(let e): return convert(e.expression, scope)
        case .ifExpr(let e): return results(of: e, scope)
        case .switchExpr(let e): return results(of: e, scope)
        case .closureExpr(let closure): return results(of: closure.statements, Scope(parent: scope, type: scope.type, file: file))
        case .declReferenceExpr(let name): return .name([Self.clean(name.baseName.text)], arguments: nil, scope, span(node))
        case .memberAccessExpr(let access): return member(access, arguments: nil, scope)
        case .functionCallExpr(let call): return self.call(call, scope)
        case .macroExpansionExpr(let macro):
            // `#localize("key")`
            guard looksUp(macro.macroName.text), let key = macro.arguments.first else { return .dynamic(span(node)) }
            return .lookup(convert(key.expression, scope), table: nil, isolates: false, span(macro))
        case .subscriptCallExpr(let e):
            if e.calledExpression.is(ArrayExprSyntax.self) { return convert(e.calledExpression, scope) }
            if let d = e.calledExpression.as(DictionaryExprSyntax.self), case .elements(let list) = d.content {
                return .choice(list.map { (nil, convert($0.value, scope)) })
            }
            return .dynamic(span(node))
        default: return .dynamic(span(node))
        }
    }

    static func clean(_ name: String) -> String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }

    private func string(_ literal: StringLiteralExprSyntax, _ scope: Scope) -> Expression {
        let pounds = literal.openingPounds?.text.utf8.count ?? 0
        var segments: [Segment] = []
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let s):
                let text = unescapedSwift(s.content.text, pounds: pounds)
                if case .text(let before)? = segments.last { segments[segments.count - 1] = .text(before + text) } else if !text.isEmpty { segments.append(.text(text)) }
            case .expressionSegment(let e):
                segments.append(.inserted(e.expressions.first.map { convert($0.expression, scope) } ?? .dynamic(span(e))))
            default: break
            }
        }
        return segments.isEmpty ? .empty : .string(segments, span(literal))
    }

    /// Operators, by their precedence as far as text is concerned: `? :`, then `??`, then `+`.
    func sequence(_ elements: [ExprSyntax], _ scope: Scope) -> Expression {
        if let at = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), let ternary = elements[at].as(UnresolvedTernaryExprSyntax.self) {
            let condition = Condition.normalized(elements[..<at].map(\.description).joined())
            return .choice([(condition, convert(ternary.thenExpression, scope)), (Condition.negated(condition), sequence(Array(elements[(at + 1)...]), scope))])
        }
        var elements = elements
        // `x as String` reads as x.
        while let at = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) { elements.removeSubrange(at..<min(elements.count, at + 2)) }
        if elements.count == 1 { return convert(elements[0], scope) }
        func split(_ name: String) -> [[ExprSyntax]]? {
            var parts: [[ExprSyntax]] = [[]]
            for element in elements {
                if let o = element.as(BinaryOperatorExprSyntax.self), o.operator.text == name { parts.append([]) } else { parts[parts.count - 1].append(element) }
            }
            return parts.count > 1 ? parts : nil
        }
        if let parts = split("??") { return .choice(parts.filter { !$0.isEmpty }.map { (nil, sequence($0, scope)) }) }
        guard let first = elements.first, let end = elements.last else { return .empty }
        if let parts = split("+") {
            return joined(parts.filter { !$0.isEmpty }.map { sequence($0, scope) }, Span(file: file, start: span(first).start, end: span(end).end))
        }
        return .dynamic(span(first))
    }

    /// Literals side by side are one.
    private func joined(_ parts: [Expression], _ place: Span) -> Expression {
        var out: [Expression] = []
        for part in parts {
            if case .string(let own, let end) = part, case .string(let before, let start)? = out.last {
                out[out.count - 1] = .string(before + own, Span(file: file, start: start.start, end: end.end))
            } else { out.append(part) }
        }
        return .joined(out, place)
    }

    /// The path of a chain of plain names: `self.model?.title` → model, title.
    func path(_ node: ExprSyntax) -> [String]? {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): return [Self.clean(name.baseName.text)]
        case .memberAccessExpr(let access):
            guard let base = access.base else { return ["", Self.clean(access.declName.baseName.text)] }
            guard var path = path(base) else { return nil }
            if path == ["self"] { path = [] }
            return path + [Self.clean(access.declName.baseName.text)]
        case .optionalChainingExpr(let e): return path(e.expression)
        case .forceUnwrapExpr(let e): return path(e.expression)
        case .subscriptCallExpr(let e): return path(e.calledExpression).map { p in p.dropLast() + [(p.last ?? "") + "[]"] }
        case .superExpr: return ["super"]
        case .tupleExpr(let t):
            guard t.elements.count == 1, let only = t.elements.first?.expression else { return nil }
            // `(view as? Label)?.text` is the text of `view`; `(a ? b : c).text` is no path.
            guard let sequence = only.as(SequenceExprSyntax.self) else { return path(only) }
            let elements = Array(sequence.elements)
            return elements.count == 3 && elements[1].is(UnresolvedAsExprSyntax.self) ? path(elements[0]) : nil
        case .asExpr(let e): return path(e.expression)
        case .genericSpecializationExpr(let e): return path(e.expression)
        default: return nil
        }
    }

    private func member(_ access: MemberAccessExprSyntax, arguments: [Argument]?, _ scope: Scope) -> Expression {
        if let path = path(ExprSyntax(access)) {
            if path.count > 1, let base = access.base, base.is(StringLiteralExprSyntax.self) == false, path.first != "super" || path.count > 2 {
                return .name(path, arguments: arguments, scope, span(access))
            }
            if path.first == "super" { return .empty }
            return .name(path, arguments: arguments, scope, span(access))
        }
        guard let base = access.base else { return .dynamic(span(access)) }
        return .member(convert(base, scope), Self.clean(access.declName.baseName.text), arguments: arguments, span(access))
    }

    private func arguments(_ call: FunctionCallExprSyntax, _ scope: Scope) -> [Argument] {
        call.arguments.map { Argument(label: $0.label?.text, value: convert($0.expression, scope)) }
    }

    private func argument(_ call: FunctionCallExprSyntax, _ labels: String...) -> ExprSyntax? {
        for label in labels { if let found = call.arguments.first(where: { $0.label?.text == label }) { return found.expression } }
        return nil
    }

    /// The table that a call names. A name is followed no further than a literal.
    func table(_ call: FunctionCallExprSyntax) -> String? {
        guard let e = argument(call, "tableName", "table", "tableNamed") else { return nil }
        if let literal = e.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
        // xcstrings-tool and friends name tables by a member; SwiftUI by a literal.
        return e.is(NilLiteralExprSyntax.self) ? nil : "?"
    }

    private func call(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Expression {
        let first = call.arguments.first
        func inner(_ e: ExprSyntax?) -> Expression { e.map { convert($0, scope) } ?? .dynamic(span(call)) }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if looksUp(name) {
                let key = argument(call, "key", "forKey", "_") ?? first?.expression
                return .lookup(inner(key), table: table(call), isolates: false, span(call))
            }
            switch name {
            case "Text", "LocalizedStringKey", "LocalizedStringResource":
                if let verbatim = argument(call, "verbatim") { return .verbatim(convert(verbatim, scope)) }
                if let localized = argument(call, "localized") { return .lookup(convert(localized, scope), table: table(call), isolates: true, span(call)) }
                guard let first else { return .dynamic(span(call)) }
                if argument(call, "localizable") != nil { return .accessor(accessorPath(first.expression), table: "Localizable", span(call)) }
                // `LocalizedStringKey(Keys.scan)`: a plain constant is the key too; `Text(constant)` shows it as it is.
                if name != "Text", !first.expression.is(StringLiteralExprSyntax.self) { return .lookup(convert(first.expression, scope), table: table(call), isolates: true, span(call)) }
                return .localizing(convert(first.expression, scope), table: table(call), isolates: true)
            case "String", "AttributedString", "NSString", "NSAttributedString", "NSMutableAttributedString", "NSLocalizedStringResource", "Substring", "Optional", "AttributedTextImpl":
                if let localized = argument(call, "localized", "localizationValue") {
                    return .lookup(convert(localized, scope), table: table(call), isolates: true, span(call))
                }
                if let format = argument(call, "format", "localizedFormat") {
                    return .format(convert(format, scope), call.arguments.filter { $0.label == nil || $0.label?.text == "arguments" }.map { convert($0.expression, scope) }, span(call))
                }
                if let first, let label = first.label?.text, label == "localizable" || label.hasPrefix("localizable") {
                    return .accessor(accessorPath(first.expression), table: nil, span(call))
                }
                if let first, let label = first.label?.text, first.expression.is(MemberAccessExprSyntax.self) || first.expression.is(FunctionCallExprSyntax.self),
                   !["describing", "reflecting", "repeating", "decoding", "data", "bytes", "contentsOf", "string", "markdown", "cString", "utf8String"].contains(label),
                   let access = (first.expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? first.expression).as(MemberAccessExprSyntax.self), access.base == nil {
                    // xcstrings-tool: the label is the table.
                    return .accessor(accessorPath(first.expression), table: label, span(call))
                }
                guard let first, first.label == nil || first.label?.text == "string" || first.label?.text == "markdown" || first.label?.text == "stringLiteral" else {
                    return .dynamic(span(call))
                }
                return first.expression.is(StringLiteralExprSyntax.self) && name == "String" ? .verbatim(convert(first.expression, scope)) : convert(first.expression, scope)
            case "Label", "Button", "Toggle", "Link", "NavigationLink":
                if let first, first.label == nil { return .localizing(convert(first.expression, scope), table: nil, isolates: true) }
                return .dynamic(span(call))
            case "min", "max", "print", "abs", "Int", "Double", "Float", "CGFloat", "Date", "URL", "UUID", "Bool", "UIImage", "Image", "NSImage", "UIColor", "Color": return .dynamic(span(call))
            default: return .name([Self.clean(name)], arguments: arguments(call, scope) + trailing(call, scope), scope, span(call))
            }
        }
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            let method = Self.clean(access.declName.baseName.text)
            if method == "init" {
                if access.base == nil || ["Text", "LocalizedStringKey", "LocalizedStringResource", "String", "AttributedString"].contains(access.base?.trimmedDescription ?? "") {
                    if let verbatim = argument(call, "verbatim") { return .verbatim(convert(verbatim, scope)) }
                    if let localized = argument(call, "localized") { return .lookup(convert(localized, scope), table: table(call), isolates: true, span(call)) }
                    if let format = argument(call, "format") { return .format(convert(format, scope), call.arguments.filter { $0.label == nil }.map { convert($0.expression, scope) }, span(call)) }
                    guard let first, first.label == nil || first.label?.text == "stringLiteral" else { return .dynamic(span(call)) }
                    if let type = access.base?.trimmedDescription, type.hasPrefix("LocalizedString"), !first.expression.is(StringLiteralExprSyntax.self) {
                        return .lookup(convert(first.expression, scope), table: table(call), isolates: true, span(call))
                    }
                    return .localizing(convert(first.expression, scope), table: table(call), isolates: true)
                }
                return .dynamic(span(call))
            }
            if method == "localizedStringWithFormat" || (method == "localizedFormat" && first != nil) { return .all(arguments(call, scope).map(\.value)) }
            if method == "localizedString", let key = argument(call, "forKey", "key") { return .lookup(convert(key, scope), table: table(call), isolates: false, span(call)) }
            if method == "tr", call.arguments.count >= 2, let table = first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                // SwiftGen: table, key, arguments.
                let rest = Array(call.arguments.dropFirst())
                return .all([.lookup(convert(rest[0].expression, scope), table: table, isolates: false, span(call))] + rest.dropFirst().filter { $0.label == nil }.map { convert($0.expression, scope) })
            }
            if looksUp(method) {
                // `"key".localized(…)` and `Strings.localized("key")`.
                if let base = access.base, base.is(StringLiteralExprSyntax.self) {
                    return .all([.lookup(convert(base, scope), table: table(call), isolates: false, span(call))] + call.arguments.filter { $0.label == nil }.map { convert($0.expression, scope) })
                }
                if let key = argument(call, "key", "forKey", "_") ?? first?.expression, key.is(StringLiteralExprSyntax.self) || isTypeName(access.base) {
                    return .lookup(convert(key, scope), table: table(call), isolates: false, span(call))
                }
                if let base = access.base { return .lookup(convert(base, scope), table: table(call), isolates: false, span(call)) }
            }
            if method == "localizable" || (access.base == nil && method.hasPrefix("localizable")), let first { return .accessor(accessorPath(first.expression), table: nil, span(call)) }
            if let path = path(ExprSyntax(access)), path.count >= 3, path[0] == "R" || path[0] == "Rswift", path[1] == "string" {
                return .accessor(Array(path.dropFirst(3)), table: path[2], span(call))
            }
            if method == "appending", let base = access.base, let first, first.label == nil { return joined([convert(base, scope), convert(first.expression, scope)], span(call)) }
            if isPassing(method), let base = access.base {
                // What is looked for ("{DATE}") is gone from the text.
                let added = method.hasPrefix("append") ? Array(call.arguments) : method == "replacingOccurrences" ? call.arguments.filter { $0.label?.text == "with" } : []
                return .all([convert(base, scope)] + added.map { convert($0.expression, scope) })
            }
            if method == "map" || method == "compactMap" || method == "flatMap", let base = access.base {
                let closure = (call.trailingClosure.map { ExprSyntax($0) } ?? first?.expression).map { convert($0, scope) }
                return .all([convert(base, scope)] + (closure.map { [$0] } ?? []))
            }
            return member(access, arguments: arguments(call, scope) + trailing(call, scope), scope)
        }
        // `{ … }()`
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) { return convert(ExprSyntax(closure), scope) }
        return .dynamic(span(call))
    }

    /// A short closure after the brackets, where a function of the app may take it for a text.
    func trailing(_ call: FunctionCallExprSyntax, _ scope: Scope) -> [Argument] {
        guard let closure = call.trailingClosure, closure.totalLength.utf8Length <= 1_000, closure.signature?.parameterClause == nil else { return [] }
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        guard let first = name.unicodeScalars.first, !first.properties.isUppercase, !Self.takesNoText.contains(name) else { return [] }
        return [Argument(label: nil, value: convert(ExprSyntax(closure), scope), isTrailing: true)]
    }

    /// Functions of the platform whose closure makes no text.
    private static let takesNoText: Set<String> = ["async", "asyncAfter", "sync", "animate", "perform", "sink", "map", "compactMap", "flatMap", "filter", "forEach", "sorted", "first", "contains", "reduce", "onAppear", "onDisappear",
                                                   "onChange", "task", "sheet", "alert", "toolbar", "overlay", "background", "onTapGesture", "onReceive", "makeConstraints", "withAnimation", "run", "present", "dismiss", "let", "then",
                                                   "addAction", "completion", "detached", "init", "removeAll", "allSatisfy", "min", "max", "firstIndex", "drop", "prefix", "contextMenu", "swipeActions", "gesture", "fullScreenCover"]

    private func isTypeName(_ base: ExprSyntax?) -> Bool {
        guard let base, let path = path(base), let last = path.last?.unicodeScalars.first else { return base == nil }
        return last.properties.isUppercase
    }

    /// Methods that give back the text they are called on.
    func isPassing(_ method: String) -> Bool {
        switch method {
        case "joined", "uppercased", "lowercased", "trimmingCharacters", "appending", "replacingOccurrences", "sorted", "filter", "prefix", "suffix", "dropFirst", "dropLast",
             "appendingFormat", "uppercased(with:)", "reversed", "capitalized", "foregroundColor", "foregroundStyle", "font", "bold", "italic", "fontWeight", "speechSpellsOutCharacters",
             "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued", "accessibilityTextContentType", "trimmed", "components", "withCString", "removingPercentEncoding", "localizedCapitalized":
            return true
        default: return false
        }
    }

    private func accessorPath(_ e: ExprSyntax) -> [String] {
        let called = e.as(FunctionCallExprSyntax.self)?.calledExpression ?? e
        return (path(called) ?? []).filter { !$0.isEmpty }
    }

    // MARK: results

    /// What a body gives back: `return`s, and the only expression.
    func results(of body: CodeBlockItemListSyntax, _ scope: Scope) -> Expression {
        let collector = ResultCollector(self, scope)
        collector.read(body, isWhole: true, condition: nil)
        return collector.found.isEmpty ? .dynamic(Span(file: file, start: 0, end: 0)) : .choice(collector.found)
    }

    private func results(of e: IfExprSyntax, _ scope: Scope) -> Expression {
        let collector = ResultCollector(self, scope)
        collector.read(e, condition: nil)
        return .choice(collector.found)
    }

    private func results(of e: SwitchExprSyntax, _ scope: Scope) -> Expression {
        let collector = ResultCollector(self, scope)
        collector.read(e, condition: nil)
        return .choice(collector.found)
    }

    static func condition(_ list: ConditionElementListSyntax) -> String { text(list) }
}
