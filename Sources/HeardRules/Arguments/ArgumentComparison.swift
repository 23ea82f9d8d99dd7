import HeardCore
import HeardLanguage
import ICUKit

/// What is wrong with the arguments of one text, against its source.
struct ArgumentProblem {
    enum Kind {
        case order, mixed
        case missing(position: Int, ArgumentType)
        case extra(position: Int, ArgumentType)
        case type(position: Int, found: ArgumentType, expected: ArgumentType, ArgumentType.Difference)
    }

    var kind: Kind
    /// UTF-8 offsets of the specifier; nil where one is missing.
    var range: Range<Int>?

    var isOrder: Bool {
        switch kind {
        case .order, .mixed: true
        default: false
        }
    }
}

/// Compares the texts of an entry with those of its source.
struct ArgumentComparison {
    private let entry: EntryView
    private let source: EntryView
    private let includesAccidental: Bool
    private let own: EntryArguments
    private let reference: EntryArguments
    /// Position → type of everything that the source takes.
    let expected: [Int: ArgumentType]

    /// Nil where neither side takes arguments, or one text takes the same in the same way as one source text.
    init?(_ entry: EntryView, includesAccidental: Bool) {
        guard let source = entry.source, EntryArguments.has(entry) || EntryArguments.has(source), !Self.isPlainlySame(entry, source) else { return nil }
        self.entry = entry
        self.source = source
        self.includesAccidental = includesAccidental
        own = EntryArguments(entry, includesAccidental: includesAccidental)
        reference = EntryArguments(source, includesAccidental: includesAccidental)
        // Every locale is compared with the same source.
        if let known = includesAccidental ? source.argumentUnions.literal : source.argumentUnions.plain { expected = known } else {
            expected = reference.union()
            if includesAccidental { source.argumentUnions.literal = expected } else { source.argumentUnions.plain = expected }
        }
    }

    /// The problems of one text. Several may have one cause: the first is the one to tell.
    func problems(_ unit: UnitView) -> [ArgumentProblem] {
        if includesAccidental { return found(unit) }
        if let known = unit.argumentProblems { return known }
        let problems = found(unit)
        unit.argumentProblems = problems
        return problems
    }

    /// The usual translation: the source's specifiers in the source's order, in one text for one text.
    private static func isPlainlySame(_ entry: EntryView, _ source: EntryView) -> Bool {
        guard entry.units.count == 1, source.units.count == 1, entry.units[0].variation.isEmpty, source.units[0].variation.isEmpty, entry.entry.substitutions.isEmpty,
              source.entry.substitutions.isEmpty else { return false }
        let ours = entry.units[0].text.arguments.specifiers, theirs = source.units[0].text.arguments.specifiers
        guard ours.count == theirs.count, ours.count < 4 || ours[0].position == nil else { return false }
        let isPositioned = ours.first?.position != nil
        for index in ours.indices {
            var other = theirs[index]
            other.range = ours[index].range
            other.nameRange = ours[index].nameRange
            guard ours[index] == other, ours[index].nameRange == nil, theirs[index].nameRange == nil, !other.looksAccidental, (other.position != nil) == isPositioned || !other.kind.takesArgument,
                  !other.flags.contains(.argumentWidth), !other.flags.contains(.argumentPrecision),
                  !isPositioned || !ours[..<index].contains(where: { $0.position == other.position }) else { return false }
        }
        return true
    }

    private func found(_ unit: UnitView) -> [ArgumentProblem] {
        let count = countedPosition(unit)
        let list = aligned(own.list(unit), count: count)
        var problems: [ArgumentProblem] = []
        if list.isMixed { problems.append(ArgumentProblem(kind: .mixed, range: list.taken.first { !$0.isPositioned }?.range)) }
        let mayOmitCount = count != nil && PluralNumbers.isSingle(unit)
        let required = required(unit, count: count, mayOmitCount: mayOmitCount)
        // Where the source's own text contradicts its forms in the same way, the translation is not what is wrong.
        if !isLikeSource(list, unit) {
            if isUnpositioned(list), let order = orderProblem(list) { return problems + [order] }
            problems += typeProblems(list)
        }
        // What the format around a substitution says need not stand in its forms.
        let present = own.isSubstitutionForm(unit) ? list.positions.union(own.positionsAround) : list.positions
        for position in required.sorted() where !present.contains(position) && !isOnlyCounted(position, unit) && !isEnding(position, unit) {
            problems.append(ArgumentProblem(kind: .missing(position: position, expected[position] ?? .object), range: nil))
        }
        return problems
    }

    /// The same types at the same positions as in the source's counterpart.
    private func isLikeSource(_ list: ArgumentList, _ unit: UnitView) -> Bool {
        guard let counterpart = unit.source else { return false }
        let other = reference.list(counterpart)
        return list.taken.count == other.taken.count && zip(list.taken, other.taken).allSatisfy { $0.position == $1.position && $0.type.difference(from: $1.type) == .none }
    }

    /// "%lld plugin%@": the text is the plural's ending of a word of the source.
    private func isEnding(_ position: Int, _ unit: UnitView) -> Bool {
        guard expected[position] == .object, let counterpart = unit.source ?? source.units.first, expected.contains(where: { $0.value.isInteger }) else { return false }
        let list = reference.list(counterpart)
        guard let taken = list.taken.first(where: { $0.position == position }), taken.range.lowerBound > 0,
              list.taken.contains(where: { $0.type.isInteger && $0.range.upperBound < taken.range.lowerBound }) else { return false }
        return counterpart.value.utf8Slice(taken.range.lowerBound - 1..<taken.range.lowerBound).unicodeScalars.allSatisfy { $0.isASCII && $0.isAlphabeticScalar }
    }

    /// The argument only selects the source's form and is printed by none of them ("%2$@ followers", where the number is put in as a text too): a
    /// translation with one form has no use for it.
    private func isOnlyCounted(_ position: Int, _ unit: UnitView) -> Bool {
        guard !own.isSubstitutionForm(unit), let name = reference.substitutionPositions.first(where: { $0.value == position })?.key else { return false }
        let forms = source.units.filter { reference.substitution(of: $0).map { $0.name[...] == name } ?? false }
        return !forms.isEmpty && !forms.contains { form in reference.list(form).taken.contains { $0.position == position } }
    }

    /// The source says the substitution's number, at least in its general form. "your accounts" of any number has none.
    private func countsInSource(_ unit: UnitView, _ count: Int) -> Bool {
        let forms = source.units.filter { reference.isSubstitutionForm($0) }
        guard !forms.isEmpty else { return expected[count] != nil }
        let name = own.substitution(of: unit)?.name
        let same = forms.filter { reference.substitution(of: $0)?.name == name }
        let compared = same.isEmpty ? forms : same
        let general = compared.filter { $0.unit.pluralCategory == "other" }
        return (general.isEmpty ? compared : general).contains { form in
            let position = reference.substitution(of: form).flatMap { reference.substitutionPositions[$0.name[...]] ?? $0.argumentNumber }
            return reference.list(form).taken.contains { $0.position == (position ?? count) }
        }
    }

    private func typeProblems(_ list: ArgumentList) -> [ArgumentProblem] {
        var problems: [ArgumentProblem] = []
        for taken in list.taken {
            guard let type = expected[taken.position] else {
                problems.append(ArgumentProblem(kind: .extra(position: taken.position, taken.type), range: taken.range))
                continue
            }
            let difference = taken.type.difference(from: type)
            if difference != .none {
                problems.append(ArgumentProblem(kind: .type(position: taken.position, found: taken.type, expected: type, difference), range: taken.range))
            }
        }
        return problems
    }

    /// The counted argument: a substitution's own, or the first number of the source for a plural form.
    private func countedPosition(_ unit: UnitView) -> Int? {
        guard unit.unit.pluralCategory != nil else { return nil }
        if let substitution = own.substitution(of: unit) { return own.position(of: substitution) }
        return expected.filter { $0.value.isNumber }.keys.min()
    }

    /// What the text has to take: what its source counterpart takes. A form of a substitution answers for its own argument and for what
    /// the same substitution of the source takes beside it; the format string around it for the rest.
    private func required(_ unit: UnitView, count: Int?, mayOmitCount: Bool) -> Set<Int> {
        var required: Set<Int> = []
        if let counterpart = unit.source {
            let isForm = own.isSubstitutionForm(unit)
            if !isForm || reference.isSubstitutionForm(counterpart) {
                required = aligned(reference.list(counterpart), count: counterpart.unit.pluralCategory == nil ? nil : count).positions
            }
            // A source form that leaves the number out ("One file") tells nothing about other languages.
            if !isForm, let count, expected[count] != nil { required.insert(count) }
        }
        if own.isSubstitutionForm(unit), let count, countsInSource(unit, count) { required.insert(count) }
        if mayOmitCount, let count { required.remove(count) }
        return required
    }

    private func isUnpositioned(_ list: ArgumentList) -> Bool { list.taken.allSatisfy { !$0.isPositioned || $0.isSubstitution } }

    /// Without positions the n-th specifier takes the n-th argument. Where the counted number was left out ("One item in %@"), the others are
    /// counted as if it were there, since that is what was meant.
    private func aligned(_ list: ArgumentList, count: Int?) -> ArgumentList {
        guard let count, list.taken.count == expected.count - 1, !list.isEmpty, list.taken.allSatisfy({ !$0.isPositioned }) else { return list }
        guard list.taken.contains(where: { taken in expected[taken.position].map { taken.type.difference(from: $0) == .type } ?? true }) else { return list }
        let rest = expected.keys.filter { $0 != count }.sorted()
        guard zip(list.taken, rest).allSatisfy({ taken, position in expected[position].map { taken.type.difference(from: $0) == .none } ?? false }) else { return list }
        var moved = list
        for (index, position) in rest.enumerated() { moved.taken[index].position = position }
        return moved
    }

    /// The same types as in the source, in another order.
    private func orderProblem(_ list: ArgumentList) -> ArgumentProblem? {
        let positions = expected.keys.sorted()
        guard list.taken.count >= 2, list.taken.count == positions.count else { return nil }
        let found = list.taken.map(\.type)
        let wanted = positions.compactMap { expected[$0] }
        guard let first = zip(found, wanted).enumerated().first(where: { $0.element.0.difference(from: $0.element.1) == .type })?.offset else { return nil }
        var left = wanted
        for type in found {
            guard let match = left.firstIndex(where: { type.difference(from: $0) != .type }) else { return nil }
            left.remove(at: match)
        }
        return ArgumentProblem(kind: .order, range: list.taken[first].range)
    }
}

/// Which numbers a plural form is for.
enum PluralNumbers {
    /// The form is never used: its category is none of the language, nor Apple's `zero` or `other`.
    static func isNever(_ unit: UnitView) -> Bool {
        guard let name = unit.unit.pluralCategory else { return false }
        guard let category = PluralCategory(name: name) else { return true }
        guard category != .zero, category != .other, unit.locale.isLanguage, let table = try? unit.locale.plurals() else { return false }
        return !table.categories.contains(category)
    }

    /// The form's category is selected by exactly one number, so that the number may be left out of the text.
    static func isSingle(_ unit: UnitView) -> Bool {
        guard let name = unit.unit.pluralCategory, let category = PluralCategory(name: name), let table = try? unit.locale.plurals() else { return false }
        // Apple's `zero` is for 0 in every language.
        if category == .zero, !table.categories.contains(.zero) { return true }
        let numbers = table.numbers(category)
        if numbers.isOneInteger { return true }
        guard category != .zero, numbers.integers.count == 2, numbers.integers.contains(0) else { return false }
        return unit.entry.units.contains { $0.unit.pluralCategory == "zero" }
    }
}
