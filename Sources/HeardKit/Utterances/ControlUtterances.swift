import HeardCore
import HeardLanguage
import HeardRules

/// What VoiceOver says for the controls of a project: label, value, traits and hint brought together.
///
/// Parts come from the app's source where it was read; else from the names of keys: `pay.label`, `pay.value` and `pay.hint` of one table are one control.
package struct ControlUtterances {
    private let project: Project
    /// Parts of an element by table: element → part → row.
    private let families: [[String: [KeyFamily.Part: Int]]]

    package init(_ project: Project) {
        self.project = project
        families = project.tables.map { table in
            var elements: [String: [KeyFamily.Part: Int]] = [:]
            for (index, row) in table.rows.enumerated() {
                guard row.roles.isSpoken, let family = KeyFamily(row.key) else { continue }
                elements[family.element, default: [:]][family.part] = index
            }
            return elements
        }
    }

    /// The phrase; nil where nothing is known beside the string itself.
    package func text(_ key: KeyReference, _ locale: LanguageTag) -> String? {
        utterance(key, locale)?.text(LocaleData.find(locale))
    }

    /// The control that a key belongs to, as VoiceOver says it in a locale; nil where nothing is known beside the string itself.
    func utterance(_ key: KeyReference, _ locale: LanguageTag) -> Utterance? {
        if let control = project.source?.controls(of: key).first { return utterance(control, key, locale) }
        let table = project.tables[key.table]
        guard let family = KeyFamily(table.rows[key.row].key), let parts = families[key.table][family.element], parts.count > 1 else { return nil }
        func text(_ part: KeyFamily.Part) -> String? { parts[part].flatMap { value(KeyReference(table: key.table, row: $0), locale) } }
        guard let label = text(.label) else { return nil }
        let spoken = family.part == .spokenReason ? text(.spokenReason) : text(.value)
        let found = Utterance(label: label, value: spoken, hint: text(.hint))
        return found.value == nil && found.hint == nil ? nil : found
    }

    private func utterance(_ control: Control, _ key: KeyReference, _ locale: LanguageTag) -> Utterance? {
        /// The text that holds the key itself where there are several.
        func text(_ uses: [TextUse]) -> (text: String, use: TextUse)? {
            for use in uses.sorted(by: { ($0.rows.contains(key) ? 0 : 1) < ($1.rows.contains(key) ? 0 : 1) }) {
                if let row = use.rows.first(where: { $0 == key }) ?? use.rows.first, let found = value(row, locale) { return (found, use) }
                if use.kind == .literal { return (use.key, use) }
            }
            return nil
        }
        guard let label = text(control.labels) ?? text(control.titles) else { return nil }
        let spoken = text(control.values)
        let isOff = !control.disablings.isEmpty && [label, spoken].contains { $0?.use.condition != nil && $0?.use.rows.contains(key) == true }
        return Utterance(label: label.text, value: spoken?.text, isSelected: control.traits.contains(.selected), isDimmed: isOff || control.traits.contains(.notEnabled),
                         role: Self.role(control), hint: text(control.hints)?.text)
    }

    /// The kind that VoiceOver names; nil for what has none.
    private static func role(_ control: Control) -> WordClass? {
        if control.traits.contains(.header) { return .heading }
        if control.traits.contains(.adjustable) { return .adjustable }
        switch control.kind {
        case .button: return control.traits.contains(.toggle) ? .toggle : .button
        case .toggle: return .toggle
        case .textField: return .textField
        case .slider, .stepper: return .adjustable
        case .link: return .link
        case .image: return .image
        case .picker, .progress, .text, .cell, .chart, .other: return control.traits.contains(.button) ? .button : nil
        }
    }

    /// The text that the app uses for a row in a locale, with "…" for its arguments.
    private func value(_ key: KeyReference, _ locale: LanguageTag) -> String? {
        let table = project.tables[key.table]
        guard let index = table.locales.firstIndex(where: { $0.tag == locale }) else { return nil }
        let entries = table.rows[key.row].entries.filter { Int($0.locale) == index }
        guard let reference = entries.last, let entry = project.entry(reference) else { return nil }
        let units = entry.units.map { project.files[Int(reference.file)].units[Int($0)] }
        guard let unit = units.first(where: { $0.variation.isEmpty }) ?? units.first(where: { $0.pluralCategory == "other" }) ?? units.first, !unit.isAbsent, !unit.value.isEmpty else { return nil }
        let utf8 = Array(unit.value.utf8)
        var out: [UInt8] = [], offset = 0
        for argument in AnalyzedText(unit.value).arguments.arguments where argument.range.lowerBound >= offset {
            out += utf8[offset..<argument.range.lowerBound]
            out += Array("…".utf8)
            offset = argument.range.upperBound
        }
        out += utf8[offset...]
        return String(decoding: out, as: UTF8.self)
    }
}
