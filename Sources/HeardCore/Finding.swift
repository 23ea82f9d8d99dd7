/// How sure and how bad a finding is.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
    case note, warning, error

    /// As JSON and the command line write it.
    public var name: String {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// Nil for another word than `note`, `warning`, `error`.
    public init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }

    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// A value in a finding's `details`.
public enum DetailValue: Hashable, Sendable {
    case string(String)
    case number(Double)
    case integer(Int)
    case bool(Bool)
    case list([String])
}

/// One thing to tell the user, complete: reporters need nothing else.
public struct Finding: Sendable {
    /// Id of the rule: `state-in-value`.
    public var rule: String
    public var severity: Severity
    /// What is wrong, what a listener or reader gets because of it, what to do. Plain text that begins with a small letter (where no name or quoted text stands first)
    /// and ends without a full stop, since other text stands around it; foreign text in it is wrapped by ``quoted(_:)``.
    public var message: String
    /// Path relative to the current folder, with `/`.
    public var file: String
    /// First scalar of what was found; nil for a finding about a whole file.
    public var start: SourcePosition?
    /// The scalar behind the last; as ``start`` where something is missing.
    public var end: SourcePosition?
    /// Name of the table: file name without ending.
    public var table: String?
    public var key: String?
    public var locale: LanguageTag?
    /// See ``Unit/variation``; nil for a plain value.
    public var variation: String?
    public var roles: RoleSet
    /// Why the string has its roles.
    public var evidence: [Evidence]
    /// The text that was checked; nil where there is none.
    public var value: String?
    /// The text in the source language, where this is another.
    public var source: String?
    /// WCAG 2.2 success criteria that it speaks against: "4.1.2".
    public var wcag: [String]
    /// App Store accessibility labels that it speaks against: "VoiceOver".
    public var labels: [String]
    /// 16 hexadecimal digits of rule, table path, key, locale, variation, value and the words found, never of lines or of the message: what makes two findings of
    /// different runs the same. Baselines, `--diff-base`, SARIF and GitLab rest on it.
    public var fingerprint: String
    /// The whole value as it should be, where that can be told for sure.
    public var suggestion: String?
    /// Figures and words of the rule for programs; the keys are the rule's own.
    public var details: [String: DetailValue]
    /// The line of the file that the finding points at, for the text format; nil where there is none.
    public var lineText: String?

    public init(rule: String, severity: Severity, message: String, file: String, start: SourcePosition? = nil, end: SourcePosition? = nil,
                table: String? = nil, key: String? = nil, locale: LanguageTag? = nil, variation: String? = nil, roles: RoleSet = [],
                evidence: [Evidence] = [], value: String? = nil, source: String? = nil, wcag: [String] = [], labels: [String] = [],
                fingerprint: String = "", suggestion: String? = nil, details: [String: DetailValue] = [:], lineText: String? = nil) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.file = file
        self.start = start
        self.end = end
        self.table = table
        self.key = key
        self.locale = locale
        self.variation = variation
        self.roles = roles
        self.evidence = evidence
        self.value = value
        self.source = source
        self.wcag = wcag
        self.labels = labels
        self.fingerprint = fingerprint
        self.suggestion = suggestion
        self.details = details
        self.lineText = lineText
    }
}

/// A rule that could not be run, for a locale or a file. Silence must not look like a pass.
public struct NotRun: Hashable, Sendable, Comparable {
    public var rule: String
    public var locale: LanguageTag?
    public var file: String?
    /// For people: "no words are known for this language".
    public var why: String

    public init(rule: String, locale: LanguageTag? = nil, file: String? = nil, why: String) {
        self.rule = rule
        self.locale = locale
        self.file = file
        self.why = why
    }

    public static func < (a: NotRun, b: NotRun) -> Bool {
        (a.rule, a.locale?.text ?? "", a.file ?? "", a.why) < (b.rule, b.locale?.text ?? "", b.file ?? "", b.why)
    }
}

/// Counts of one run.
public struct Summary: Sendable {
    /// Values of one locale, how many of them are spoken, and what was found.
    public struct LocaleCounts: Sendable {
        public var units = 0, spoken = 0, errors = 0, warnings = 0, notes = 0
        public init() {}
    }

    /// Files read, values in them, and findings by severity.
    public var files = 0, units = 0, errors = 0, warnings = 0, notes = 0
    /// Of locales that name a language.
    public var byLocale: [LanguageTag: LocaleCounts] = [:]
    /// Sorted, each once.
    public var notRun: [NotRun] = []
    public init() {}
}

/// Everything that a run of `check` found: what reporters get.
public struct Report: Sendable {
    /// In the order in which they are shown.
    public var findings: [Finding]
    public var summary: Summary
    /// Remarks on the run as a whole ("roles come from names and comments only: add --source").
    public var remarks: [String]

    public init(findings: [Finding], summary: Summary, remarks: [String] = []) {
        self.findings = findings
        self.summary = summary
        self.remarks = remarks
    }
}

/// Foreign text inside a message: in quotes, isolated so that it cannot reorder the sentence around it, with bidi controls,
/// line breaks and invisible characters written as `<U+202E>`.
public func quoted(_ text: some StringProtocol) -> String { "“\u{2068}" + visible(text) + "\u{2069}”" }

/// `text` with characters that cannot be seen, or that would change what stands around them, written by their code point.
public func visible(_ text: some StringProtocol) -> String {
    if text.utf8.withContiguousStorageIfAvailable(isPlain) == true { return String(text) }
    var out = ""
    out.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
        if isUnsafeToShow(scalar) { out += "<U+" + hex(scalar.value) + ">" } else { out.unicodeScalars.append(scalar) }
    }
    return out
}

/// No byte begins a character that ``isUnsafeToShow(_:)`` is true for; false also where only a closer look would tell.
private func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte >= 0x20, byte < 0x7F { continue }
        switch byte {
        case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1, 0xEE...: return false
        case 0xE2:
            guard index + 1 < bytes.count else { return false }
            let second = bytes[index], third = bytes[index + 1]
            if second == 0x80, third == 0x8B || third == 0x8E || third == 0x8F || third >= 0xA8 && third <= 0xAE { return false }
            if second == 0x81, third >= 0xA0 && third <= 0xAF { return false }
        default: break
        }
    }
    return true
}

/// Controls, bidi controls, zero-width characters, line and paragraph separators, byte order mark, object replacement, private use, noncharacters.
public func isUnsafeToShow(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFC,
         0xE000...0xF8FF, 0xE0000...0xE007F, 0xF0000...0x10FFFF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
}

/// Upper-case hexadecimal of at least four digits, as code points are written.
public func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
