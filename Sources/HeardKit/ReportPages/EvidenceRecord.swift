import HeardCore

/// Which findings speak against which App Store accessibility label and which criterion.
struct EvidenceRecord: Sendable {
    struct Row: Sendable {
        var name: String
        var errors = 0, warnings = 0, notes = 0
        var rules: [String] = []
        var count: Int { errors + warnings + notes }
    }

    /// The labels of the App Store that strings can speak against.
    static let labelNames = ["VoiceOver", "Voice Control", "Larger Text", "Differentiate Without Color Alone"]

    var labels: [Row]
    var criteria: [(WCAG.Criterion, Row)]

    init(_ findings: [Finding]) {
        func row(_ name: String, _ matches: (Finding) -> Bool) -> Row {
            var row = Row(name: name), rules = Set<String>()
            for finding in findings where matches(finding) {
                switch finding.severity {
                case .error: row.errors += 1
                case .warning: row.warnings += 1
                case .note: row.notes += 1
                }
                rules.insert(finding.rule)
            }
            row.rules = rules.sorted()
            return row
        }
        labels = Self.labelNames.map { name in row(name) { $0.labels.contains(name) } }
        var criteria: [(WCAG.Criterion, Row)] = []
        for criterion in WCAG.criteria { criteria.append((criterion, row(criterion.number) { $0.wcag.contains(criterion.number) })) }
        self.criteria = criteria
    }
}
