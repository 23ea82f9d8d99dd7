import HeardCore
import HeardLanguage
import ICUKit

/// The forms of one plural variation: those of a catalog's or XLIFF unit's plural, of one variable of a `.stringsdict`, of one substitution.
/// An entry has several where a device varies or several things are counted.
struct PluralGroup {
    /// The variation path up to the category: `plural.`, `device.mac.plural.`, `substitutions.files.plural.`.
    var stem: String
    /// Forms with a category of CLDR's, in file order.
    var forms: [(category: PluralCategory, unit: UnitView)] = []
    /// Forms with another word, which Apple ignores.
    var unknown: [UnitView] = []

    /// The variable's or substitution's name.
    var name: String? {
        guard stem.hasPrefix("substitutions."), stem.hasSuffix(".plural.") else { return nil }
        return String(stem.dropFirst("substitutions.".count).dropLast(".plural.".count))
    }

    var categories: PluralCategories {
        var set = PluralCategories()
        for form in forms { set.insert(form.category) }
        return set
    }

    func form(_ category: PluralCategory) -> UnitView? { forms.first { $0.category == category }?.unit }
    /// The form that is used for everything without a form of its own, else the last one.
    var sample: UnitView? { form(.other) ?? forms.last?.unit }
    /// At least one form has a text.
    var hasText: Bool { forms.contains { !$0.unit.unit.isAbsent && !$0.unit.value.isEmpty } }

    /// The groups of an entry, in file order.
    static func groups(of entry: EntryView) -> [PluralGroup] { entry.pluralGroups }

    static func find(in entry: EntryView) -> [PluralGroup] {
        var groups: [PluralGroup] = []
        for unit in entry.units {
            guard let category = unit.unit.pluralCategory else { continue }
            let stem = unit.variation.dropLast(category.utf8.count)
            let index: Int
            if let found = groups.firstIndex(where: { $0.stem == stem }) { index = found } else {
                index = groups.count
                groups.append(PluralGroup(stem: String(stem)))
            }
            if let known = PluralCategory(name: category) { groups[index].forms.append((known, unit)) } else { groups[index].unknown.append(unit) }
        }
        return groups
    }

    /// The source's group for this one: the same path, else the only plural group there is without a name.
    func counterpart(in entry: EntryView?) -> PluralGroup? {
        guard let entry, entry.hasPlurals else { return nil }
        let groups = Self.groups(of: entry)
        return groups.first { $0.stem == stem } ?? (groups.count == 1 ? groups[0] : groups.first { $0.name == nil && name == nil })
    }
}

/// What can be said about a form and the number that it is chosen by.
enum CountedNumber {
    /// The form prints the number, or leaves that to a nested variable.
    case shown, nested
    case hidden
}

extension PluralGroup {
    /// Index of the argument that decides, counted from 1, as far as the forms tell: a number of the fullest form.
    private var decidingArgument: Int? {
        for unit in [sample].compactMap({ $0 }) + forms.map(\.unit) {
            let numbers = Self.numbers(unit)
            if numbers.count == 1 { return nil }
            if let first = numbers.first { return first.index }
        }
        return nil
    }

    private static func numbers(_ unit: UnitView) -> [(index: Int, specifier: FormatSpecifier)] {
        var next = 1
        var found: [(Int, FormatSpecifier)] = []
        for specifier in unit.text.arguments.arguments {
            let index = specifier.position.map(Int.init) ?? next
            next += specifier.argumentCount
            if specifier.kind.isNumber || specifier.kind == .ownArgument { found.append((index, specifier)) }
        }
        return found
    }

    /// How a form treats the number.
    func countedNumber(_ unit: UnitView) -> CountedNumber {
        let arguments = unit.text.arguments.arguments
        if arguments.contains(where: { $0.kind == .ownArgument }) { return .shown }
        let numbers = Self.numbers(unit)
        if !numbers.isEmpty {
            // With one number in a full form, any number is that one; with several, the same argument has to be there.
            guard name == nil, let deciding = decidingArgument else { return .shown }
            if numbers.contains(where: { $0.index == deciding }) { return .shown }
        }
        return arguments.contains { $0.kind == .substitution } ? .nested : .hidden
    }

    /// The form takes another kind of argument where fuller forms take the number ("%@ files" beside "%lld files"): a wrong argument, no hidden number.
    func hasWrongArgument(_ unit: UnitView) -> Bool {
        let indices = Set(([sample].compactMap { $0 } + forms.map(\.unit)).flatMap { Self.numbers($0).map(\.index) })
        var next = 1
        for specifier in unit.text.arguments.arguments {
            if !specifier.kind.isNumber, specifier.kind != .substitution, indices.contains(specifier.position.map(Int.init) ?? next) { return true }
            next += specifier.argumentCount
        }
        return false
    }

    /// At least one form prints the number.
    var showsNumber: Bool { forms.contains { countedNumber($0.unit) == .shown } }

    /// The number stands in the text around this variable ("%d %#@files@"), so forms need not print it.
    func isNumberOutside(_ entry: EntryView) -> Bool {
        guard let name else { return false }
        for unit in entry.units where unit.unit.pluralCategory == nil || !unit.variation.hasPrefix(stem) {
            let arguments = unit.text.arguments.arguments
            if unit.unit.pluralCategory == nil {
                if arguments.contains(where: { $0.kind.isNumber }) { return true }
            } else if arguments.contains(where: { $0.kind.isNumber || $0.kind == .ownArgument }),
                      arguments.contains(where: { $0.kind == .substitution && $0.nameRange.map { unit.value.utf8Slice($0) == name } ?? false }) {
                return true
            }
        }
        return false
    }

    /// The integers, ascending and cut off after a dozen, for which a form is used: with Apple's rules that an own `zero` form takes 0 and
    /// that `other` stands in for forms that are missing.
    func integers(of category: PluralCategory, _ table: PluralTable) -> [Int] {
        let present = categories
        let zeroForm = present.contains(.zero)
        if category == .zero, !table.categories.contains(.zero) { return [0] }
        var found = table.numbers(category).integers
        if category == .other {
            for missing in PluralCategory.allCases where missing != .other && !present.contains(missing) { found += table.numbers(missing).integers }
            found = Array(Set(found)).sorted()
        }
        if zeroForm, category != .zero { found.removeAll { $0 == 0 } }
        return found
    }
}

extension String {
    /// The text of a range of UTF-8 offsets; empty where they do not lie on scalars.
    func utf8Slice(_ range: Range<Int>) -> Substring {
        guard range.lowerBound >= 0, range.upperBound <= utf8.count, range.lowerBound <= range.upperBound else { return "" }
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound), end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
        guard let a = start.samePosition(in: unicodeScalars), let b = end.samePosition(in: unicodeScalars) else { return "" }
        return self[a..<b]
    }
}

extension EntryView {
    /// The locale whose plural rules count: `Base` stands for the development language.
    var pluralTag: LanguageTag? {
        if locale.isLanguage { return tag }
        guard tag == .base else { return nil }
        let development = table.project.project.developmentLanguage
        return development.flatMap { $0.isLanguage ? $0 : nil } ?? LanguageTag("en")
    }

    /// Worth checking for its forms: the app uses it, and there is something to translate.
    var isCheckedForPlurals: Bool { isEffective && hasPlurals && (isSourceLocale || !entry.flags.contains(.doNotTranslate)) }
}

extension UnitView {
    /// The source's text in a locale of another language: what is wrong with it is that it is not translated.
    var isUntranslated: Bool {
        if source == nil { return isLeftElsewhereToo }
        guard let source, let own = entry.pluralTag, let other = source.entry.pluralTag, own.language != other.language else { return false }
        return source.value == value || (entry.source?.units.contains { $0.value == value } ?? false)
    }
}

extension UnitView {
    /// Without a source to compare with: the text is not in the language's script, or the English entry or several other languages have the same.
    private var isLeftElsewhereToo: Bool {
        guard !entry.isSourceLocale, let own = entry.pluralTag, own.language != entry.table.sourceLanguage, text.classes.hasAny(.letters) else { return false }
        if !locale.letters.isEmpty, !locale.letters.contains(.latin), text.classes.isDisjoint(with: locale.letters) { return true }
        var others: Set<String> = []
        for other in entry.key.entries where other !== entry {
            guard let language = other.pluralTag?.language, language != own.language, other.units.contains(where: { $0.value == value }) else { continue }
            if language == entry.table.sourceLanguage { return true }
            others.insert(language)
        }
        return others.count >= 3
    }
}

/// "1, 21, 31 …" for a form as this group uses it.
func examples(_ integers: [Int], limit: Int = 4) -> String {
    let shown = integers.prefix(limit).map(String.init).joined(separator: ", ")
    return integers.count > limit ? shown + " …" : shown
}
