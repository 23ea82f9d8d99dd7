/// Bytes of a file: what a fact points at.
struct Span: Hashable {
    var file: Int32
    var start: Int32
    var end: Int32
}

/// A piece of a string literal.
enum Segment {
    case text(String)
    case inserted(Expression)
}

struct Argument {
    var label: String?
    var value: Expression
    /// A closure after the brackets: it goes to the parameter that takes a function.
    var isTrailing = false
}

/// What an expression of the source says about text: everything else in it is left out.
///
/// Swift and Objective-C are both read into this form; ``Evaluator`` follows its names through the definitions of all files.
indirect enum Expression {
    /// A string literal. Whether it is a key or text depends on where it stands.
    case string([Segment], Span)
    /// An explicit lookup: what is inside is the key. `isolates` for the APIs that isolate inserted arguments.
    case lookup(Expression, table: String?, isolates: Bool, Span)
    /// `Text(…)`, `LocalizedStringKey(…)`: a literal inside is a key, a name stands for what it was made of.
    case localizing(Expression, table: String?, isolates: Bool)
    /// `Text(verbatim:)`: a literal inside is text.
    case verbatim(Expression)
    /// A name with what leads to it (`["L10n", "Common", "ok"]`); arguments for a call. An empty first part is an implicit member.
    case name([String], arguments: [Argument]?, Scope, Span)
    /// A member of something that is no name.
    case member(Expression, String, arguments: [Argument]?, Span)
    /// One of several, each under its condition.
    case choice([(condition: String?, value: Expression)])
    /// Several values at once, taken apart by ``element``.
    case tuple([Expression])
    /// One value of a tuple: `let (day, text) = row(3)`.
    case element(Expression, Int)
    /// What a case of an enumeration carries, by its place: `case .row(let title, let detail)`.
    case payload(String, index: Int, count: Int, Span)
    /// All of them, one after the other or one inside the other.
    case all([Expression])
    /// Texts that are joined to one: `"a" + b`. Where a key is asked for, together they are the key.
    case joined([Expression], Span)
    /// `String(format:…)`: a format and what it is filled with.
    case format(Expression, [Expression], Span)
    /// A generated symbol that is known by its form (`R.string.table.name`).
    case accessor([String], table: String?, Span)
    /// `nil` or `""`.
    case empty
    case dynamic(Span)
}

extension Expression {
    /// The plain name that is looked up as it is: `key` in `NSLocalizedString(key, …)`.
    var lookedUpName: String? {
        switch self {
        case .lookup(.name(let path, nil, _, _), _, _, _): path.count == 1 ? path[0] : nil
        case .localizing(let inner, _, _), .verbatim(let inner): inner.lookedUpName
        case .choice(let list): list.lazy.compactMap(\.value.lookedUpName).first
        case .all(let list): list.lazy.compactMap(\.lookedUpName).first
        case .format(let format, _, _): format.lookedUpName
        default: nil
        }
    }
}

/// Local names of a function or closure, and where it stands.
final class Scope {
    let parent: Scope?
    /// Names of the types around it, outermost first.
    let type: [String]
    let file: Int32
    /// The function whose parameters are named here; nil in closures and blocks.
    let function: FunctionInfo?
    var locals: [String: [LocalValue]] = [:]

    init(parent: Scope?, type: [String], file: Int32, function: FunctionInfo? = nil) {
        self.parent = parent
        self.type = type
        self.file = file
        self.function = function
    }

    /// The nearest scope that declares a name as a local or parameter.
    func declaring(_ name: String) -> Scope? {
        var scope: Scope? = self
        while let s = scope {
            if s.locals[name] != nil || s.function?.parameters.contains(where: { $0.name == name }) == true { return s }
            scope = s.parent
        }
        return nil
    }

    var nearestFunction: FunctionInfo? { function ?? parent?.nearestFunction }
}

struct LocalValue {
    /// Nil for a local that is declared without a value that could be text.
    var value: Expression?
    var type: String?
    /// One of what the value holds: `ForEach(dishes) { dish in`.
    var isElement = false
}

struct Parameter {
    var label: String?
    var name: String
    var type: String?
    var defaultValue: Expression?
}

/// A function or initializer, for following its parameters to its callers.
final class FunctionInfo {
    let name: String
    let type: [String]
    var parameters: [Parameter]

    init(name: String, type: [String], parameters: [Parameter] = []) {
        self.name = name
        self.type = type
        self.parameters = parameters
    }
}

/// A name that stands for text: a constant, a property, a function's result, an enum case.
final class Definition {
    let name: String
    let type: [String]
    var value: Expression?
    /// The declared type as written, without `?` and `!`.
    let declaredType: String?
    let function: FunctionInfo?
    let file: Int32
    let isEnumCase: Bool
    /// `var body`, stored properties without a value, and the like are known as names only.
    init(name: String, type: [String], value: Expression?, declaredType: String?, function: FunctionInfo? = nil, file: Int32, isEnumCase: Bool = false) {
        self.name = name
        self.type = type
        self.value = value
        self.declaredType = declaredType
        self.function = function
        self.file = file
        self.isEnumCase = isEnumCase
    }
}

/// Arguments of one call, kept for parameters whose callers are asked for.
struct CallSite {
    var arguments: [Argument]
    var type: [String]
    /// Names before the point; empty where the call names no object.
    var receiver: [String] = []
    /// Where the receiver's names are known.
    var scope: Scope?
}
