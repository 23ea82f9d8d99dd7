import HeardCore
import HeardLanguage

/// Keys without a value in a locale that the app ships.
public struct MissingTranslationRule: KeyRule, TableRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "missing-translation", family: .completeness, scope: .table, severity: .warning,
        summary: "A key has no value in a locale that the app ships.",
        rationale: """
            The app shows the source language there, or the raw key; a voice reads it with the sounds of the wrong language. For a spoken string it is an error, \
            since nothing on the screen makes up for it. A locale counts as shipped if it has an .lproj table of that name, or at least 5 units and 10 % of \
            the catalog; below that there is one note.
            """,
        falsePositives: "A locale whose table the app does not ship after all; a key that only the source language needs.",
        falseNegatives: "Keys behind a break in a file that could not be read to its end.",
        wcag: ["3.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("""
                // Accessibility label of the call screen's control
                // roles: label
                en ⟦call.end⟧ = End call
                en call.title = Call
                ru call.title = Вызов
                """, title: "a spoken string", formats: [.strings]),
        ],
        nonTriggering: [
            Sample("""
                // do-not-translate
                en call.debug = rtp jitter
                en call.title = Call
                es call.title = Llamada
                """, title: "not to be translated", formats: [.xcstrings]),
            Sample("""
                en call.format = %@: %@
                en call.title = Call
                es call.title = Llamada
                """, title: "placeholders and punctuation only"),
            Sample("""
                en pump.rate = %@ U/hr
                en pump.title = Pump
                cs pump.title = Pumpa
                """, title: "the symbols of a unit"),
            Sample("""
                en field.area = %.0f m²
                en field.title = Field
                cs field.title = Pole
                """, title: "a symbol with a power"),
        ])

    public func check(_ key: KeyView, _ context: RuleContext) {
        let table = key.table.table
        guard let sourceIndex = table.sourceLocale, table.locales.count > 1, let source = key.source else { return }
        guard source.hasValue, !source.entry.flags.contains(.doNotTranslate) else { return }
        if source.entry.flags.contains(.toldByComment) {
            // One word that is its own key may be a name ("NixOS"); the source of InfoPlist tables is Info.plist, which is not here.
            if InterfaceBuilderKey.property(of: key.key) == nil, !key.key.utf8.contains(0x20) || table.name == "InfoPlist" { return }
            if !isWidelyTranslated(key, table, sourceIndex) { return }
        }
        // Entries are sorted by locale: walk both lists at once.
        var next = 0
        let entries = key.entries
        var needs: Bool?, isUnits: Bool?
        for (index, locale) in table.locales.enumerated() {
            var found: EntryView?, absent: EntryView?, optedOut = false
            while next < entries.count, Int(entries[next].reference.locale) <= index {
                let entry = entries[next]
                if Int(entry.reference.locale) == index, !(entry.entry.flags.contains(.bilingualSource)) {
                    if entry.entry.flags.contains(.doNotTranslate) { optedOut = true }
                    if isTranslated(entry) { found = entry } else { absent = entry }
                }
                next += 1
            }
            if index == sourceIndex || found != nil || optedOut || !locale.isShipped || locale.isIncomplete || !locale.tag.isLanguage { continue }
            if needs == nil { needs = needsTranslation(key, source) }
            if needs == false { return }
            if isReadableInSource(key, source, locale.tag) { continue }
            // Units are written alike in languages of one script.
            if isUnits == nil { isUnits = source.units.allSatisfy { NotWords.isUnits($0.text) } }
            if isUnits == true, context.locale(locale.tag).letters == source.locale.letters || !source.locale.isLanguage && context.locale(locale.tag).letters.contains(.latin) { continue }
            report(key, absent ?? source, locale.tag, context)
        }
    }

    /// A comment outlives its object, and an entry of a translation the text: where only a few locales have the key, it may be gone.
    private func isWidelyTranslated(_ key: KeyView, _ table: Table, _ source: Int) -> Bool {
        let shipped = table.locales.indices.count { $0 != source && table.locales[$0].isShipped }
        let have = Set(key.entries.filter { !$0.isSourceLocale && $0.hasValue }.map(\.reference.locale)).count
        return have * 2 >= shipped && (have > 1 || InterfaceBuilderKey.property(of: key.key) == nil)
    }

    /// A value, or a decision to leave it empty: an empty value that is marked translated is another rule's.
    private func isTranslated(_ entry: EntryView) -> Bool {
        if entry.entry.flags.contains(.withoutValue) { return false }
        return entry.units.contains { unit in
            if unit.unit.isAbsent { return false }
            if !unit.value.isEmpty { return true }
            switch unit.unit.state {
            case .new, .needsTranslation, .empty: return false
            case .unspecified, .needsReview, .translated, .machineTranslated, .final, .other: return true
            }
        }
    }

    private func needsTranslation(_ key: KeyView, _ source: EntryView) -> Bool {
        if key.table.table.name == "InfoPlist", key.key.hasPrefix("CFBundle") { return false }
        return source.units.contains { Translatable.hasLetters($0.text) && !NotWords.isAddress($0.value) && !NotWords.isPlaceholder($0.value) && !NotWords.isCopyright($0.value) && !InterfaceBuilder.isDefaultText($0.value, key: key.key) }
    }

    /// The same language as the source, and the key is the text: what the app shows instead is right.
    private func isReadableInSource(_ key: KeyView, _ source: EntryView, _ locale: LanguageTag) -> Bool {
        locale.language == key.table.sourceLanguage && source.units.contains { $0.unit.isKeyFallback || $0.value == key.key }
    }

    /// British English beside an English source: what the app shows instead is in the right language.
    private func isSameLanguage(_ key: KeyView, _ locale: LanguageTag, _ context: RuleContext) -> Bool {
        // `en` without a key that `Base` has shows the raw key.
        guard let tag = key.table.table.sourceTag, locale.language == key.table.sourceLanguage, locale.text != locale.language else { return false }
        return !tag.isLanguage || context.locale(locale).script == context.locale(tag).script
    }

    private func report(_ key: KeyView, _ place: EntryView, _ locale: LanguageTag, _ context: RuleContext) {
        if isSameLanguage(key, locale, context) {
            let name = context.locale(locale).englishName
            context.report(self, .note, atKeyOf: place, locale: locale, "no \(name) text for \(quoted(shortened(key.source?.units.first?.value ?? key.key))): the app shows the source text, which is in the same language, or the raw key")
            return
        }
        let isSpoken = key.roles.isSpoken
        let name = context.locale(locale).englishName
        let text = key.source?.units.first(where: { !$0.value.isEmpty })?.value ?? key.key
        context.report(self, isSpoken ? .error : .warning, atKeyOf: place, locale: locale, evidence: isSpoken ? key.evidence : [],
                       isSpoken ? "no \(name) text for \(quoted(shortened(text))): a listener hears the source language or the raw key in the midst of \(name); translate it"
                           : "no \(name) text for \(quoted(shortened(text))): the app shows the source language or the raw key; translate it")
    }

    /// One note for a locale that is only begun.
    public func check(_ table: TableView, _ context: RuleContext) {
        let info = table.table
        guard let sourceIndex = info.sourceLocale, info.locales[sourceIndex].keyCount > 0 else { return }
        for (index, locale) in info.locales.enumerated() where index != sourceIndex && !locale.isShipped && locale.tag.isLanguage && locale.keyCount > 0 {
            guard let row = info.rows.firstIndex(where: { $0.entries.contains { Int($0.locale) == index } }) else { continue }
            let key = KeyView(table: table, row: row, context)
            guard let entry = key.entries.first(where: { Int($0.reference.locale) == index }) else { continue }
            context.report(self, .note, atKeyOf: entry, words: ["not shipped"], details: ["keys": .integer(locale.keyCount), "of": .integer(info.locales[sourceIndex].keyCount)],
                           "\(entry.locale.englishName) has \(locale.keyCount) of \(info.locales[sourceIndex].keyCount) keys of this table and is taken for not shipped: what it lacks is not listed")
        }
    }
}

/// The first 60 scalars of a text, for messages.
func shortened(_ text: String) -> String {
    var count = 0
    var end = text.unicodeScalars.startIndex
    while end < text.unicodeScalars.endIndex {
        if count == 60 { return String(text.unicodeScalars[..<end]) + "…" }
        count += 1
        end = text.unicodeScalars.index(after: end)
    }
    return text
}
