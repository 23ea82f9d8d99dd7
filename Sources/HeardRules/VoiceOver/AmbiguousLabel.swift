import HeardCore
import HeardLanguage

struct AmbiguousLabelRule: TableRule {
    static let metadata = RuleMetadata(
        id: "ambiguous-label", family: .voiceOver, scope: .table, severity: .warning,
        summary: "Two labels of one screen that differ in the source are the same in a translation.",
        rationale: """
            Who listens cannot tell two controls with one name apart, and Voice Control shows numbers over both when it is called. Keys of one family (all but the last part \
            alike) are taken as one screen.
            """,
        falsePositives: "Two labels of which only one is there at a time.",
        falseNegatives: "Screens whose keys are no family.",
        roles: .label, wcag: ["2.4.6", "4.1.2"], labels: ["VoiceOver", "Voice Control"],
        triggering: [
            Sample("""
                // roles: label
                en player.close.label = Close
                de player.close.label = ⟦Abbrechen⟧
                // roles: label
                en player.cancel.label = Cancel
                de player.cancel.label = ⟦Abbrechen⟧
                """),
        ],
        nonTriggering: [
            Sample("""
                // roles: label
                en load.accessibility.post = Load from post
                eu load.accessibility.post = Kargatu bidalketatik
                // roles: label
                en load.accessibility.toot = Load from toot
                eu load.accessibility.toot = Kargatu bidalketatik
                """, title: "two wordings of one label"),
            Sample("""
                // roles: label
                en player.close.label = Close
                de player.close.label = Schließen
                // roles: label
                en player.cancel.label = Cancel
                de player.cancel.label = Abbrechen
                """),
            Sample("""
                // roles: label
                en album.photo.label = Photo
                ja album.photo.label = 写真
                // roles: label
                en album.photos.label = Photos
                ja album.photos.label = 写真
                """, title: "singular and plural"),
            Sample("""
                // roles: label
                en player.close.label = Close
                de player.close.label = Schließen
                // roles: label
                en mail.dismiss.label = Dismiss
                de mail.dismiss.label = Schließen
                """, title: "two screens"),
        ])

    func check(_ table: TableView, _ context: RuleContext) {
        guard table.table.sourceLocale != nil, table.table.locales.count > 1 else { return }
        let rows = table.table.rows
        var families: [String: [Int]] = [:]
        for index in rows.indices where rows[index].roles.contains(.label) && rows[index].roles.isDisjoint(with: [.hint, .value]) {
            guard let family = KeyFamily(rows[index].key)?.family ?? Self.family(rows[index].key) else { continue }
            families[family, default: []].append(index)
        }
        // The app's source tells which labels are on one screen, whatever their keys are called: those that stand in its own code, not in a component's.
        if let source = table.project.project.source {
            for index in rows.indices where rows[index].roles.contains(.label) && rows[index].roles.isDisjoint(with: [.hint, .value]) {
                let reference = KeyReference(table: table.index, row: index)
                for screen in Set(source.controls(of: reference).filter { $0.labels.contains { $0.isDirect && $0.rows == [reference] } }.map(\.screen)) { families["screen \(screen)", default: []].append(index) }
            }
        }
        var reported: Set<LabelPair> = []
        var views: [Int: KeyView] = [:]
        for (_, members) in families.sorted(by: { $0.key < $1.key }) where members.count > 1 && members.count <= 400 {
            for row in members where views[row] == nil { views[row] = KeyView(table: table, row: row, context) }
            compare(members.compactMap { views[$0] }, &reported, context)
        }
    }

    /// One label that was compared with another: a pair may share its family and its screen.
    private struct LabelPair: Hashable {
        var unit: ObjectIdentifier
        var other: ObjectIdentifier
    }

    /// Keys that do not end in the name of a part: `toolbar.close`.
    private static func family(_ key: String) -> String? {
        guard !key.utf8.contains(0x20) else { return nil }
        return KeyFamily.parent(key.lowercased())
    }

    private func compare(_ keys: [KeyView], _ reported: inout Set<LabelPair>, _ context: RuleContext) {
        var seen: [LanguageTag: [[String]: [UnitView]]] = [:]
        var order: [LanguageTag] = []
        for key in keys {
            for entry in key.entries where entry.isEffective && !entry.isSourceLocale && entry.tag.isLanguage {
                // The format of a plural dictionary is no text: its forms are.
                guard let unit = entry.plainUnit, unit.text.classes.hasAny(.letters), unit.source != nil, !entry.hasPlurals else { continue }
                let words = ComparableText.words(unit.value)
                guard !words.isEmpty else { continue }
                if seen[entry.tag] == nil { order.append(entry.tag) }
                seen[entry.tag, default: [:]][words, default: []].append(unit)
            }
        }
        for tag in order {
            for (_, units) in (seen[tag] ?? [:]).sorted(by: { $0.value[0].entry.key.index < $1.value[0].entry.key.index }) where units.count > 1 {
                for unit in units {
                    guard let other = units.first(where: { $0.entry.key !== unit.entry.key && differs($0, unit) && canMeet($0.entry.key, unit.entry.key) }), let here = unit.source?.value, let there = other.source?.value else { continue }
                    guard reported.insert(LabelPair(unit: ObjectIdentifier(unit), other: ObjectIdentifier(other))).inserted else { continue }
                    context.report(self, .warning, at: unit, range: 0..<unit.value.utf8.count, words: [other.entry.entry.key], details: ["otherKey": .string(other.entry.entry.key)],
                                   .same(unit.value, here, there, other.entry.entry.key))
                }
            }
        }
    }

    /// Where the source names the screens of both, or at least the files, they have to share one; and neither is one state of the other.
    private func canMeet(_ a: KeyView, _ b: KeyView) -> Bool {
        if Self.isState(a.key) || Self.isState(b.key) { return false }
        let here = a.screens, there = b.screens
        if !here.isEmpty, !there.isEmpty { return !here.isDisjoint(with: there) }
        let files = [a, b].map { key in Set(key.evidence.filter { $0.kind == .source }.compactMap(\.file)) }
        return files[0].isEmpty || files[1].isEmpty || !files[0].isDisjoint(with: files[1])
    }

    /// `format_state_off`: what one control is in, not another control.
    private static func isState(_ key: String) -> Bool {
        guard let last = key.lowercased().split(whereSeparator: { "._- ".contains($0) }).last else { return false }
        return ["on", "off", "enabled", "disabled", "selected", "unselected", "checked", "unchecked", "active", "inactive"].contains(last)
    }

    /// `load.post` “Load from post”, `load.toot` “Load from toot”: two wordings of one label, which the keys are named for; never on one screen.
    private static func areWordings(_ one: [String], _ two: [String], _ a: String, _ b: String) -> Bool {
        func last(_ key: String) -> Substring? { key.lowercased().split { "._- ".contains($0) }.last.map { Substring($0) } }
        let different = one.indices.filter { one[$0] != two[$0] }
        guard one.count > 1, different.count == 1, let place = different.first, let here = last(a), let there = last(b) else { return false }
        return one[place][...] == here && two[place][...] == there
    }

    /// The sources say different things: not only singular and plural, or another spelling of one word.
    private func differs(_ a: UnitView, _ b: UnitView) -> Bool {
        guard let first = a.source, let second = b.source, first.value != a.value || second.value != b.value else { return false }
        let one = ComparableText.words(first.value), two = ComparableText.words(second.value)
        guard one != two, !one.isEmpty, !two.isEmpty, one.joined() != two.joined() else { return false }
        guard one.count == two.count else { return true }
        if Self.areWordings(one, two, a.entry.key.key, b.entry.key.key) { return false }
        return !zip(one, two).allSatisfy { x, y in
            if x == y { return true }
            let (short, long) = x.utf8.count <= y.utf8.count ? (x, y) : (y, x)
            // Photo, photos; city, cities.
            return long.utf8.count - short.utf8.count <= 3 && long.hasPrefix(short.utf8.count > 3 ? String(short.dropLast()) : short)
        }
    }
}

private extension String {
    static func same(_ value: String, _ here: String, _ there: String, _ key: String) -> String {
        "\(quoted(value)) is the label here (\(quoted(here))) and of \(visible(key)) (\(quoted(there))): a listener cannot tell the two apart, and Voice Control asks which one is meant. Use two names, as the source does"
    }
}
