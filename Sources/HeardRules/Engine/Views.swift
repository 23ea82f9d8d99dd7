import HeardCore
import HeardLanguage

/// The whole project as rules see it. Shared by all workers, never changed.
public final class ProjectView: Sendable {
    public let project: Project
    public init(_ project: Project) { self.project = project }
}

/// A table as rules see it. Belongs to one worker.
public final class TableView {
    public let project: ProjectView
    public let table: Table
    public let index: Int
    private var keyViews: [KeyView]?
    /// Locale index → its texts use its language's script; see ScriptUse.swift.
    var scriptUse: [Int32: Bool] = [:]
    /// Locale index → its texts as words; see SiblingTexts.swift.
    var siblingTexts: [Int: SiblingTexts] = [:]

    public init(project: ProjectView, index: Int) {
        self.project = project
        self.table = project.project.tables[index]
        self.index = index
    }

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
    public unowned let table: TableView
    public let row: KeyRow
    /// Index of the row in the table.
    public let index: Int
    /// All entries, duplicates too; by locale, then in file order.
    public private(set) var entries: [EntryView] = []
    /// The entry of the source language that the app uses (the last of duplicates); nil where there is none.
    public private(set) var source: EntryView?

    public init(table: TableView, row index: Int, _ context: RuleContext) {
        self.table = table
        self.row = table.table.rows[index]
        self.index = index
        entries.reserveCapacity(row.entries.count)
        let files = table.project.project.files
        for reference in row.entries {
            let locale = table.table.locales[Int(reference.locale)]
            // Explanations for translators are no texts of the app.
            if locale.tag.isDocumentation { continue }
            let view = EntryView(key: self, reference: reference, files: files, tag: locale.tag, locale: context.locale(locale.tag),
                                 isSourceLocale: table.table.sourceLocale == Int(reference.locale))
            entries.append(view)
        }
        markEffective()
        for entry in entries where entry.isSourceLocale && entry.isEffective { source = entry }
    }

    public var key: String { row.key }
    public var roles: RoleSet { row.roles }
    public var evidence: [Evidence] { row.evidence }

    /// The comment of the source entry, else the first that any entry has.
    public var comment: String? { source?.entry.comment ?? entries.lazy.compactMap(\.entry.comment).first }

    /// Comments of any locale that speak to `heard` (`heard:max 24`), each once, in the order of the entries.
    public private(set) lazy var directiveComments: [String] = {
        var found: [String] = []
        for entry in entries {
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
    public unowned let key: KeyView
    public let reference: EntryReference
    public let entry: Entry
    public let tag: LanguageTag
    public let locale: LocaleContext
    public let isSourceLocale: Bool
    /// False for a duplicate that a later entry, or its `.stringsdict` twin, hides at run time.
    public internal(set) var isEffective = false
    public let units: [UnitView]
    public let file: LocalizationFile

    init(key: KeyView, reference: EntryReference, files: [LocalizationFile], tag: LanguageTag, locale: LocaleContext, isSourceLocale: Bool) {
        self.key = key
        self.reference = reference
        self.file = files[Int(reference.file)]
        self.entry = file.entries[Int(reference.entry)]
        self.tag = tag
        self.locale = locale
        self.isSourceLocale = isSourceLocale
        var units: [UnitView] = []
        units.reserveCapacity(entry.units.count)
        for index in entry.units { units.append(UnitView(unit: file.units[Int(index)], index: Int(index))) }
        self.units = units
        for unit in units { unit.entry = self }
    }

    public var table: TableView { key.table }
    public var roles: RoleSet { key.roles }
    public var format: FileFormat { file.format }

    /// The source language's entry for this one: in XLIFF the `<source>` of the same file, else the source locale's entry. Nil for the source itself.
    public private(set) lazy var source: EntryView? = {
        if isSourceLocale || entry.flags.contains(.bilingualSource) { return nil }
        if format == .xliff, let own = key.entries.first(where: { $0.reference.file == reference.file && $0.entry.flags.contains(.bilingualSource)
            && $0.reference.entry < reference.entry && $0.reference.entry >= reference.entry - 1 }) ?? key.entries.first(where: {
            $0.reference.file == reference.file && $0.entry.flags.contains(.bilingualSource) }) { return own }
        guard let source = key.source, source !== self else { return nil }
        return source
    }()

    /// The unit with exactly this variation path.
    public func unit(_ variation: String) -> UnitView? { units.first { $0.unit.variation == variation } }

    /// True where there is something to translate and a value is there.
    public var hasValue: Bool { units.contains { !$0.unit.isAbsent && !$0.unit.value.isEmpty } }
    public private(set) lazy var hasPlurals: Bool = units.contains { $0.unit.pluralCategory != nil }
}

/// One value.
public final class UnitView {
    public let unit: Unit
    /// Index in the file's units.
    public let index: Int
    public internal(set) unowned var entry: EntryView!

    init(unit: Unit, index: Int) {
        self.unit = unit
        self.index = index
    }

    public var value: String { unit.value }
    public var variation: String { unit.variation }
    public var locale: LocaleContext { entry.locale }
    public var roles: RoleSet { entry.key.roles }

    /// The language that the text is written in: the source language for a table that stands in no language's folder.
    func writtenIn(_ context: RuleContext) -> LocaleContext { entry.tag.isLanguage ? locale : context.locale(LanguageTag(entry.table.sourceLanguage)) }

    /// What the text consists of; computed once and shared by all rules.
    public private(set) lazy var text = AnalyzedText(unit.value)

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
