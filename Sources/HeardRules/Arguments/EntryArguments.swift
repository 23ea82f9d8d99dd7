import HeardCore
import HeardLanguage

/// One argument that a text takes.
struct TakenArgument {
    /// 1 is the first.
    var position: Int
    var type: ArgumentType
    /// The specifier's UTF-8 offsets in its text.
    var range: Range<Int>
    /// The specifier says its position itself, or is a substitution's own.
    var isPositioned: Bool
    var isSubstitution = false
    var name: Substring?
}

/// The arguments that one text takes, its substitutions expanded.
struct ArgumentList {
    var taken: [TakenArgument] = []
    /// A specifier that reads like text was left out (or would have been).
    var hasAccidental = false

    var isEmpty: Bool { taken.isEmpty }
    var positions: Set<Int> { Set(taken.map(\.position)) }
    func type(at position: Int) -> ArgumentType? { taken.first { $0.position == position }?.type }

    /// Positioned and unpositioned specifiers in one text. A lone substitution without a position does not count: it takes the next argument.
    var isMixed: Bool {
        taken.contains { $0.isPositioned && !$0.isSubstitution } && taken.contains { !$0.isPositioned && !$0.isSubstitution }
    }
}

/// The arguments of all texts of an entry.
struct EntryArguments {
    private let entry: EntryView
    /// Where the substitutions' own arguments stand.
    private(set) var substitutionPositions: [Substring: Int] = [:]
    private let includesAccidental: Bool
    /// Shared by all copies: substitutions that hold each other would be looked through without end.
    private let budget = Budget()

    private final class Budget {
        var left = Limits().expansions
    }

    /// True if no text of the entry holds a percent sign.
    static func has(_ entry: EntryView) -> Bool { entry.units.contains { $0.text.classes.contains(.percent) } }

    /// - Parameter includesAccidental: take "100% sure" for what Apple's formatter takes it for
    init(_ entry: EntryView, includesAccidental: Bool) {
        self.entry = entry
        self.includesAccidental = includesAccidental
        guard !entry.entry.substitutions.isEmpty else { return }
        for unit in entry.units where !isSubstitutionForm(unit) {
            var list = ArgumentList()
            var next = 1
            expand(unit, into: &list, next: &next, depth: 0)
        }
    }

    func isSubstitutionForm(_ unit: UnitView) -> Bool { unit.variation.hasPrefix("substitutions.") }

    /// `files` of `substitutions.files.plural.one`. Names may hold dots: the declarations decide.
    func substitution(of unit: UnitView) -> Substitution? {
        guard isSubstitutionForm(unit) else { return nil }
        let rest = unit.variation.dropFirst("substitutions.".count)
        return entry.entry.substitutions.filter { rest.hasPrefix($0.name + ".") }.max { $0.name.utf8.count < $1.name.utf8.count }
    }

    /// The arguments of one text: a form of a substitution takes the substitution's own and what it names beside.
    func list(_ unit: UnitView) -> ArgumentList {
        var list = ArgumentList()
        if let substitution = substitution(of: unit) {
            let own = position(of: substitution)
            var next = own + 1
            takeForm(unit, substitution: substitution, own: own, into: &list, next: &next, depth: 0)
        } else {
            var copy = self
            var next = 1
            copy.expand(unit, into: &list, next: &next, depth: 0)
        }
        return list
    }

    /// Where the substitution's own number stands: as its format string says, else as declared, else as its forms say.
    func position(of substitution: Substitution) -> Int {
        substitutionPositions[substitution.name[...]] ?? substitution.argumentNumber ?? numberedPosition(of: substitution) ?? 1
    }

    /// Positions that every text outside the substitutions takes by itself.
    var positionsAround: Set<Int> {
        let roots = entry.units.filter { !isSubstitutionForm($0) && !$0.unit.isAbsent }
        guard let first = roots.first else { return [] }
        func own(_ unit: UnitView) -> Set<Int> { Set(list(unit).taken.filter { !$0.isSubstitution }.map(\.position)) }
        return roots.dropFirst().reduce(own(first)) { $0.intersection(own($1)) }
    }

    /// Everything that any text of the entry takes: by position, the first type seen, `other` forms first.
    func union() -> [Int: ArgumentType] {
        var result: [Int: ArgumentType] = [:]
        for wantsOther in [true, false] {
            for unit in entry.units where !unit.unit.isAbsent && (unit.unit.pluralCategory.map { $0 == "other" } ?? true) == wantsOther {
                for taken in list(unit).taken where result[taken.position].map({ $0 == .integer(bytes: nil) }) ?? true {
                    result[taken.position] = taken.type
                }
            }
        }
        return result
    }

    /// A text outside substitutions: its specifiers in order; a reference to a substitution stands for all of its forms.
    private mutating func expand(_ unit: UnitView, into list: inout ArgumentList, next: inout Int, depth: Int) {
        for specifier in unit.text.arguments.specifiers {
            take(specifier, of: unit, own: nil, into: &list, next: &next, depth: depth)
        }
    }

    private mutating func take(_ specifier: FormatSpecifier, of unit: UnitView, own: TakenArgument?, into list: inout ArgumentList, next: inout Int, depth: Int) {
        guard specifier.kind.takesArgument else { return }
        if specifier.looksAccidental {
            list.hasAccidental = true
            if !includesAccidental { return }
        }
        if specifier.flags.contains(.argumentWidth) { takeStar(specifier.widthPosition, specifier, into: &list, next: &next) }
        if specifier.flags.contains(.argumentPrecision) { takeStar(specifier.precisionPosition, specifier, into: &list, next: &next) }
        let name = specifier.nameRange.map { unit.text.text($0) }
        if specifier.kind == .substitution, let name {
            reference(name, specifier, into: &list, next: &next, depth: depth)
            return
        }
        guard let type = ArgumentType(specifier) else { return }
        if let position = specifier.position {
            list.taken.append(TakenArgument(position: Int(position), type: type, range: specifier.range, isPositioned: true, name: name))
        } else if specifier.kind == .ownArgument, let own {
            list.taken.append(TakenArgument(position: own.position, type: own.type, range: specifier.range, isPositioned: true, isSubstitution: true))
        } else if let name, let known = list.taken.first(where: { $0.name == name }) {
            list.taken.append(TakenArgument(position: known.position, type: type, range: specifier.range, isPositioned: false, name: name))
        } else {
            list.taken.append(TakenArgument(position: next, type: type, range: specifier.range, isPositioned: false, name: name))
            next += 1
        }
    }

    private func takeStar(_ position: UInt8?, _ specifier: FormatSpecifier, into list: inout ArgumentList, next: inout Int) {
        list.taken.append(TakenArgument(position: position.map(Int.init) ?? next, type: .integer(bytes: 4), range: specifier.range, isPositioned: position != nil))
        if position == nil { next += 1 }
    }

    /// `%#@name@`: takes an argument of the declared type, and whatever the forms take beside it.
    private mutating func reference(_ name: Substring, _ specifier: FormatSpecifier, into list: inout ArgumentList, next: inout Int, depth: Int) {
        guard let substitution = entry.entry.substitutions.first(where: { $0.name[...] == name }) else {
            // Not declared: another rule says so. It takes some number.
            list.taken.append(TakenArgument(position: specifier.position.map(Int.init) ?? next, type: .integer(bytes: nil), range: specifier.range,
                                            isPositioned: specifier.position != nil, isSubstitution: true))
            if specifier.position == nil { next += 1 }
            return
        }
        let fixed = specifier.position.map(Int.init) ?? substitution.argumentNumber ?? numberedPosition(of: substitution)
        let own = substitutionPositions[name] ?? fixed ?? next
        if fixed == nil, substitutionPositions[name] == nil || own == next { next += 1 }
        substitutionPositions[name] = own
        list.taken.append(TakenArgument(position: own, type: ArgumentType(declared: substitution.formatSpecifier), range: specifier.range, isPositioned: fixed != nil,
                                        isSubstitution: true))
        guard depth < 4, budget.left > 0 else { return }
        let prefix = "substitutions." + substitution.name + "."
        var furthest = next
        for unit in entry.units where unit.variation.hasPrefix(prefix) {
            budget.left -= 1 + unit.text.arguments.specifiers.count
            guard budget.left > 0 else { break }
            var formNext = next
            var form = ArgumentList()
            takeForm(unit, substitution: substitution, own: own, into: &form, next: &formNext, depth: depth + 1)
            furthest = max(furthest, formNext)
            for taken in form.taken where !list.taken.contains(where: { $0.position == taken.position }) {
                list.taken.append(TakenArgument(position: taken.position, type: taken.type, range: specifier.range, isPositioned: true, isSubstitution: true))
            }
        }
        next = furthest
    }

    /// The position that the forms give their number, where all of their specifiers have positions ("%1$@ and %2$d others").
    private func numberedPosition(of substitution: Substitution) -> Int? {
        let prefix = "substitutions." + substitution.name + "."
        var found: Int?
        for unit in entry.units where unit.variation.hasPrefix(prefix) {
            for specifier in unit.text.arguments.specifiers where specifier.kind.takesArgument {
                guard let position = specifier.position else { return nil }
                if found == nil, specifier.kind.isNumber { found = Int(position) }
            }
        }
        return found
    }

    /// A form of a substitution: its first number without a position is the substitution's own argument.
    private func takeForm(_ unit: UnitView, substitution: Substitution, own: Int, into list: inout ArgumentList, next: inout Int, depth: Int) {
        var copy = self
        let declared = ArgumentType(declared: substitution.formatSpecifier)
        let ownArgument = TakenArgument(position: own, type: declared, range: 0..<0, isPositioned: true)
        var ownTaken = false
        for specifier in unit.text.arguments.specifiers {
            if !ownTaken, specifier.position == nil, specifier.kind.takesArgument, specifier.kind != .substitution, specifier.kind != .ownArgument,
               !specifier.looksAccidental || includesAccidental, let type = ArgumentType(specifier), type.isNumber || declared == type
               || !unit.text.arguments.specifiers.contains(where: { $0.kind.isNumber || $0.kind == .ownArgument }) && !declaresMore(than: own) {
                ownTaken = true
                list.taken.append(TakenArgument(position: own, type: type, range: specifier.range, isPositioned: true, isSubstitution: true))
                continue
            }
            if specifier.kind == .ownArgument { ownTaken = true }
            copy.take(specifier, of: unit, own: ownArgument, into: &list, next: &next, depth: depth)
        }
    }

    /// The entry's format string takes other arguments than that of the substitution.
    private func declaresMore(than own: Int) -> Bool {
        entry.units.contains { unit in
            !isSubstitutionForm(unit) && unit.text.arguments.specifiers.contains { $0.kind.takesArgument && $0.kind != .substitution }
        } || entry.entry.substitutions.count > 1
    }
}
