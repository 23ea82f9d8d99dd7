import HeardCore

/// A control of the app's source with its texts in one language, for the manual script.
struct ReportControl: Sendable {
    var kind: Control.Kind
    /// What it is called: its label or title in the language; nil where neither is known.
    var name: String?
    /// Where it stands in the code, for people: `PaymentView.swift:21`.
    var place: String
    var isSelectable: Bool
    var hasColorState: Bool
    /// As written in the code: when it can't be used.
    var disabledWhile: [String]
    /// Reasons or errors beside it, in the language.
    var reasons: [String]
    var values: [String]

    /// - Parameter texts: the values of keys in the language
    init(_ control: Control, _ texts: [KeyReference: String]) {
        func resolved(_ uses: [TextUse]) -> [String] {
            var seen = Set<String>()
            return uses.compactMap { use in use.rows.lazy.compactMap { texts[$0] }.first }.filter { seen.insert($0).inserted }
        }
        kind = control.kind
        name = resolved(control.labels).first ?? resolved(control.titles).first
        let file = control.place.file.split(separator: "/").last.map(String.init) ?? control.place.file
        place = "\(file):\(control.place.line)"
        isSelectable = control.traits.contains(.selected)
        hasColorState = !control.colorStates.isEmpty
        var seen = Set<String>()
        disabledWhile = control.disablings.map(\.condition).filter { seen.insert($0).inserted }
        reasons = resolved(control.reasons)
        values = resolved(control.values)
    }

    /// The controls of a project that have a text in the language, in source order.
    static func all(_ source: SourceFacts?, _ texts: [KeyReference: String]) -> [ReportControl] {
        guard let source, !texts.isEmpty else { return [] }
        return source.controls.filter { $0.texts.contains { $0.rows.contains { texts[$0] != nil } } }.map { ReportControl($0, texts) }
    }
}
