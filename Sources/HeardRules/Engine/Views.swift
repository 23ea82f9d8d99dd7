import HeardCore
import HeardLanguage

/// The whole project as rules see it. Shared by all workers, never changed.
///
/// Views read entries and units where they stand in the project's arrays: copying one counts a reference for each of its texts, and two workers
/// that count on the same objects wait for each other. The arrays live as long as this object and are never changed.
public final class ProjectView: @unchecked Sendable {
    public let project: Project
    let files: UnsafeBufferPointer<LocalizationFile>
    private let entries: [UnsafeBufferPointer<Entry>]
    private let units: [UnsafeBufferPointer<Unit>]

    public init(_ project: Project) {
        self.project = project
        files = project.files.withUnsafeBufferPointer { $0 }
        entries = project.files.map { $0.entries.withUnsafeBufferPointer { $0 } }
        units = project.files.map { $0.units.withUnsafeBufferPointer { $0 } }
    }

    /// In one of four files at least Interface Builder's comments name classes of AppKit, and in none of UIKit: an app for the Mac. Looked for once,
    /// when first asked.
    var isMacApp: Bool {
        macApp.withLock { known in
            if let known { return known }
            var mac = 0, phone = false
            for file in project.files where !phone {
                var isMac = false
                // By index: a copy of an entry counts references for its texts.
                file.entries.withUnsafeBufferPointer { entries in
                    var last = ByteRange.empty
                    for index in entries.indices where entries[index].commentRange != last {
                        // All locales of a catalog's key have the same comment.
                        last = entries[index].commentRange
                        guard let comment = entries[index].comment, comment.hasPrefix("Class = \"") else { continue }
                        if comment.hasPrefix("Class = \"NS") { isMac = true } else if comment.hasPrefix("Class = \"UI") { phone = true; break }
                    }
                }
                if isMac { mac += 1 }
            }
            let found = !phone && mac > 0 && mac * 4 >= project.files.count
            known = found
            return found
        }
    }
    private let macApp = Locked<Bool?>(nil)
    /// What the texts say of the machine they are for; see PlatformMarks.swift.
    let platforms = Locked<PlatformMarks?>(nil)
    /// Demos and built frameworks; see AsideFolders.swift.
    let asides = Locked<AsideFolders?>(nil)

    func entries(of file: Int) -> UnsafeBufferPointer<Entry> { entries[file] }
    func units(of file: Int) -> UnsafeBufferPointer<Unit> { units[file] }
}

/// A table as rules see it. Belongs to one worker.
public final class TableView {
    public let project: ProjectView
    public let table: Table
    public let index: Int
    let rows: UnsafeBufferPointer<KeyRow>
    /// Locale contexts by locale index, of the worker that this view belongs to.
    private var localeContexts: [LocaleContext?]
    private var keyViews: [KeyView]?
    /// Locale index → its texts use its language's script; see ScriptUse.swift.
    var scriptUse: [Int32: Bool] = [:]
    /// Locale index → its texts as words; see SiblingTexts.swift.
    var siblingTexts: [Int: SiblingTexts] = [:]
    /// Locale index → it is written from right to left here, whatever its tag says; see WrongBaseDirection.swift.
    var rightToLeftUse: [Int32: Bool] = [:]
    /// See NewStates.swift.
    var newStates: [NewStatesPlace: Bool] = [:]
    /// File index → it belongs to an app for the Mac; see MacText.swift.
    var macFiles: [Int32: Bool] = [:]
    /// The table's keys are the source's texts; see ExtraKey.swift.
    var showsKeys: Bool?

    public init(project: ProjectView, index: Int) {
        self.project = project
        self.table = project.project.tables[index]
        self.index = index
        rows = table.rows.withUnsafeBufferPointer { $0 }
        localeContexts = Array(repeating: nil, count: table.locales.count)
    }

    func locale(_ index: Int32, _ context: RuleContext) -> LocaleContext {
        if let known = localeContexts[Int(index)] { return known }
        let made = context.locale(table.locales[Int(index)].tag)
        localeContexts[Int(index)] = made
        return made
    }

    /// The language of the source texts; for `Base` that of the project.
    public private(set) lazy var sourceLanguage: String = {
        guard let tag = table.sourceTag else { return "" }
        if tag.isLanguage { return tag.language }
        guard let development = project.project.developmentLanguage, development.isLanguage else { return "en" }
        return development.language
    }()

    /// Rows by key, for rules that look for another key; made on the first call.
    public private(set) lazy var rowsByKey: [String: Int] = Dictionary(rows.indices.map { (rows[$0].key, $0) }, uniquingKeysWith: { first, _ in first })

    public var sourceTag: LanguageTag? { table.sourceTag }

    /// Views of all keys; made on the first call, for rules that need the whole table.
    public func keys(_ context: RuleContext) -> [KeyView] {
        if let keyViews { return keyViews }
        let made = table.rows.indices.map { KeyView(table: self, row: $0, context) }
        keyViews = made
        return made
    }
}

/// One key of a table in all its locales.
public final class KeyView {
    public unowned(unsafe) let table: TableView
    private let rowAddress: UnsafePointer<KeyRow>
    public var row: KeyRow {
        @inline(__always) _read { yield rowAddress.pointee }
    }
    /// Index of the row in the table.
    public let index: Int
    /// All entries, duplicates too; by locale, then in file order.
    public private(set) var entries: [EntryView] = []
    /// The entry of the source language that the app uses (the last of duplicates); nil where there is none.
    public private(set) var source: EntryView?

    /// The texts of one variation in the languages that have a translation of their own, with their entries. One after the other: mostly the first answers.
    func translations(_ variation: String) -> some Sequence<(entry: EntryView, unit: UnitView)> {
        entries.lazy.filter { !$0.isSourceLocale && $0.isEffective && !$0.entry.flags.contains(.bilingualSource) }.compactMap { entry in
            guard let unit = entry.unit(variation), !unit.value.isEmpty, !unit.unit.isAbsent, !unit.isUntranslated else { return nil }
            return (entry, unit)
        }
    }

    public init(table: TableView, row index: Int, _ context: RuleContext) {
        self.table = table
        precondition(table.rows.indices.contains(index))
        rowAddress = UnsafePointer(table.rows.baseAddress! + index)
        self.index = index
        entries.reserveCapacity(row.entries.count)
        let sourceIndex = table.table.sourceLocale
        for reference in row.entries {
            let locale = table.locale(reference.locale, context)
            // Explanations for translators are no texts of the app.
            if locale.isDocumentation { continue }
            entries.append(EntryView(key: self, reference: reference, project: table.project, locale: locale, isSourceLocale: sourceIndex == Int(reference.locale)))
        }
        markEffective()
        for entry in entries where entry.isSourceLocale && entry.isEffective { source = entry }
    }

    /// Entries in English, which rules understand best.
    private(set) lazy var englishEntries = entries.filter { $0.pluralTag?.language == "en" }
    /// The `<source>` that stands right before a translation, else the first one of this key in its file.
    func bilingualSource(beside reference: EntryReference) -> EntryView? {
        guard entries.count > 64 else {
            return entries.first { $0.isBilingualSource(of: reference) && $0.reference.entry == reference.entry - 1 } ?? entries.first { $0.isBilingualSource(of: reference) }
        }
        return bilingualSources[.init(file: reference.file, entry: reference.entry - 1)] ?? bilingualSources[.init(file: reference.file, entry: nil)]
    }

    private struct SourcePlace: Hashable {
        var file: Int32
        /// Nil for the first one of the file.
        var entry: Int32?
    }

    /// For keys that stand in a file a thousand times: looking through all entries for each one would take their square.
    private lazy var bilingualSources: [SourcePlace: EntryView] = {
        var places: [SourcePlace: EntryView] = [:]
        for entry in entries where entry.entry.flags.contains(.bilingualSource) {
            let reference = entry.reference, first = SourcePlace(file: reference.file, entry: nil)
            if places[first] == nil { places[first] = entry }
            places[.init(file: reference.file, entry: reference.entry)] = entry
        }
        return places
    }()

    /// Key or comment say that the text is for two things or more; see NumberRange.
    private(set) lazy var saysAboveOne = NumberRange.says(key) || (comment.map(NumberRange.says) ?? false)
    /// How many locales leave a text as it is; see UntranslatedValue.
    var lastSpread: (variation: String, source: ObjectIdentifier, equal: Int, others: Int)?
    /// What the size rules know of this key; nil when none has asked yet.
    var sizeSubject: SizeSubject??

    public var key: String { row.key }
    /// Words of the key and comment in lower case, for what the place of a string tells.
    private(set) lazy var context = (key + " " + (comment ?? "")).lowercased()
    public var roles: RoleSet { row.roles }
    public var evidence: [Evidence] { row.evidence }

    /// The comment of the source entry, else the first that any entry has.
    public private(set) lazy var comment: String? = {
        if let own = source?.entry.comment { return own }
        for entry in entries { if let found = entry.entry.comment { return found } }
        return nil
    }()

    /// Comments of any locale that speak to `heard` (`heard:max 24`), each once, in the order of the entries.
    public private(set) lazy var directiveComments: [String] = {
        var found: [String] = []
        var seen: (file: Int32, range: ByteRange) = (-1, .empty)
        for entry in entries {
            // All locales of a catalog's key have the same comment.
            let range = entry.entry.commentRange
            if range != .empty, seen == (entry.reference.file, range) { continue }
            seen = (entry.reference.file, range)
            guard let comment = entry.entry.comment, comment.utf8.count > 8, comment.hasBytes("heard:"), !found.contains(comment) else { continue }
            found.append(comment)
        }
        return found
    }()

    /// The entry that the app uses in a locale: the `.stringsdict` one of a pair, the last of duplicates.
    public func effectiveEntry(_ tag: LanguageTag) -> EntryView? { entries.last { $0.isEffective && $0.tag == tag } }

    /// Of several entries of one locale one is used at run time: `.stringsdict` before `.strings`, else the last.
    private func markEffective() {
        var start = 0
        while start < entries.count {
            var end = start + 1
            while end < entries.count, entries[end].tag == entries[start].tag { end += 1 }
            if end - start == 1 { entries[start].isEffective = true } else {
                let group = entries[start..<end].filter { !$0.entry.flags.contains(.withoutValue) }
                let bilingual = group.filter { !$0.entry.flags.contains(.bilingualSource) }
                let candidates = bilingual.isEmpty ? group : bilingual
                (candidates.last { $0.entry.flags.contains(.stringsdict) } ?? candidates.last ?? entries[end - 1]).isEffective = true
            }
            start = end
        }
    }
}

/// One key in one locale of one file.
public final class EntryView {
    public unowned(unsafe) let key: KeyView
    public let reference: EntryReference
    private let fileAddress: UnsafePointer<LocalizationFile>
    private let entryAddress: UnsafePointer<Entry>
    public var file: LocalizationFile {
        @inline(__always) _read { yield fileAddress.pointee }
    }
    public var entry: Entry {
        @inline(__always) _read { yield entryAddress.pointee }
    }
    public let locale: LocaleContext
    public var tag: LanguageTag { locale.tag }
    public let isSourceLocale: Bool
    /// False for a duplicate that a later entry, or its `.stringsdict` twin, hides at run time.
    public internal(set) var isEffective = false
    public let units: [UnitView]

    init(key: KeyView, reference: EntryReference, project: ProjectView, locale: LocaleContext, isSourceLocale: Bool) {
        self.key = key
        self.reference = reference
        let file = Int(reference.file), entries = project.entries(of: file), all = project.units(of: file)
        precondition(entries.indices.contains(Int(reference.entry)))
        fileAddress = UnsafePointer(project.files.baseAddress! + file)
        entryAddress = UnsafePointer(entries.baseAddress! + Int(reference.entry))
        self.locale = locale
        self.isSourceLocale = isSourceLocale
        var units: [UnitView] = []
        let range = entryAddress.pointee.units
        units.reserveCapacity(range.count)
        for index in range {
            precondition(all.indices.contains(Int(index)))
            units.append(UnitView(unit: UnsafePointer(all.baseAddress! + Int(index)), index: Int(index)))
        }
        self.units = units
        for unit in units { unit.entry = self }
    }

    public var table: TableView { key.table }
    public var roles: RoleSet { key.roles }
    public var format: FileFormat { file.format }

    fileprivate func isBilingualSource(of other: EntryReference) -> Bool { reference.file == other.file && entry.flags.contains(.bilingualSource) }

    /// The source language's entry for this one: in XLIFF the `<source>` of the same file, else the source locale's entry. Nil for the source itself.
    public private(set) lazy var source: EntryView? = {
        if isSourceLocale || entry.flags.contains(.bilingualSource) { return nil }
        if format == .xliff || table.table.isPartial, let own = key.bilingualSource(beside: reference) { return own }
        guard let source = key.source, source !== self else { return nil }
        return source
    }()

    /// Kinds of characters in all texts.
    private lazy var classes: TextClasses = units.reduce(into: TextClasses()) { $0.formUnion($1.text.classes) }
    var classesWithSource: TextClasses { source.map { classes.union($0.classes) } ?? classes }

    /// Another key speaks of none of what the entry counts; all locales ask for the source's. See ImpliedQuantity.
    var hasNoneElsewhere: Bool?
    /// All locales ask for the source's; see CountWithoutPlural.
    var isSingularBesidePlural: Bool?
    /// Several rules ask; see PluralGroup.
    private(set) lazy var pluralGroups: [PluralGroup] = PluralGroup.find(in: self)

    /// Arguments that the texts take, with and without those that read like text; see EntryArguments.
    var argumentUnions: (plain: [Int: ArgumentType]?, literal: [Int: ArgumentType]?) = (nil, nil)
    /// A text has a specifier that is broken beyond doubt ("Open %$1@").
    private(set) lazy var hasBrokenSpecifier: Bool = units.contains { unit in
        unit.text.classes.contains(.percent) && unit.brokenSpecifiers.contains { !$0.isAmbiguous }
    }

    /// Why the entry is too large for the rules, whose work may grow faster than a text; nil for every entry of a real app.
    func excess(_ limits: Limits) -> String? {
        if isSmall(limits), source?.isSmall(limits) ?? true { return nil }
        if units.count > limits.permutations { return "the key has \(units.count) forms, more than the limit of \(limits.permutations)" }
        for unit in units where unit.value.utf8.count > limits.analyzedLength {
            let count = unit.value.unicodeScalars.count
            if count > limits.analyzedLength { return "a value has \(count) characters, more than the limit of \(limits.analyzedLength)" }
        }
        // Its source is read with it.
        return source.flatMap { $0 === self ? nil : $0.excess(limits) }
    }

    /// No form and no text is near a limit. Each locale asks for the source too.
    private func isSmall(_ limits: Limits) -> Bool {
        if let known = smallness { return known }
        let found = units.count <= limits.permutations && units.allSatisfy { $0.text.utf8Count <= limits.analyzedLength }
        smallness = found
        return found
    }
    private var smallness: Bool?

    /// The unit with exactly this variation path.
    public func unit(_ variation: String) -> UnitView? { units.first { $0.unit.variation == variation } }

    /// True where there is something to translate and a value is there.
    public var hasValue: Bool { units.contains { !$0.unit.isAbsent && !$0.unit.value.isEmpty } }
    public private(set) lazy var hasPlurals: Bool = units.contains { $0.unit.pluralCategory != nil }
}

/// One value.
public final class UnitView {
    private let unitAddress: UnsafePointer<Unit>
    public var unit: Unit {
        @inline(__always) _read { yield unitAddress.pointee }
    }
    /// Index in the file's units.
    public let index: Int
    public internal(set) unowned(unsafe) var entry: EntryView!

    init(unit: UnsafePointer<Unit>, index: Int) {
        unitAddress = unit
        self.index = index
        text = AnalyzedText(unit.pointee.value)
    }

    public var value: String { unit.value }
    public var variation: String { unit.variation }
    public var locale: LocaleContext { entry.locale }
    public var roles: RoleSet { entry.key.roles }

    /// The language that the text is written in: the source language for a table that stands in no language's folder.
    func writtenIn(_ context: RuleContext) -> LocaleContext { entry.tag.isLanguage ? locale : context.locale(LanguageTag(entry.table.sourceLanguage)) }

    /// What the text consists of, shared by all rules.
    public let text: AnalyzedText

    var classesWithSource: TextClasses { source.map { text.classes.union($0.text.classes) } ?? text.classes }

    // Worked out once for several rules, or for several locales that are compared with this text.
    var sizeText: SizeText.Made?
    /// Without arguments that read like text; see ArgumentComparison.
    var argumentProblems: [ArgumentProblem]?
    private(set) lazy var finalPunctuation = FinalPunctuation.of(text, semicolonAsks: entry.locale.script == "Grek")

    /// See NumberRange.
    var hasSingularSibling: Bool?
    private(set) lazy var numberContext = NumberContext(text)
    private(set) lazy var brokenSpecifiers = BrokenSpecifier.find(in: text)
    var countedNoun: CountedNoun??

    /// The words between spaces; see PlainWord.
    private(set) lazy var plainWords = PlainWord.words(of: text)

    /// Equal texts. As `==`, which normalizes where bytes differ, but quick for texts of different scripts.
    func isSame(as other: UnitView) -> Bool {
        if text.isASCII != other.text.isASCII || text.classes.intersection(Self.scripts) != other.text.classes.intersection(Self.scripts) { return false }
        return text.value == other.text.value
    }

    private static let scripts: TextClasses = [.cyrillic, .greek, .arabic, .hebrew, .hangul, .kana, .thai, .devanagari]

    /// The source unit that says the same: the same variation path, else the same plural category of another path, else `other`, else the plain
    /// value, else the source's first unit. For plural forms of languages with other categories see the plural rules, which select by number.
    public private(set) lazy var source: UnitView? = {
        guard let source = entry.source, !source.units.isEmpty else { return nil }
        if source.units.count == 1 { return source.units[0] }
        if let same = source.unit(variation) { return same }
        if let category = unit.pluralCategory {
            let stem = variation.dropLast(category.utf8.count)
            if let other = source.unit(stem + "other") { return other }
            if let plain = source.unit(stem.hasSuffix(".plural.") ? String(stem.dropLast(8)) : ""), !plain.value.isEmpty { return plain }
        }
        return source.unit("plural.other") ?? source.unit("") ?? source.units.first { $0.unit.pluralCategory == "other" } ?? source.units[0]
    }()
}
