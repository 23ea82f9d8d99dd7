import HeardCore
import HeardLanguage
import HeardLayout
import ICUKit

/// A value as it will be set: arguments filled in, ready for layout.
struct SizeText {
    var worstCase: WorstCaseText
    var prepared: PreparedText

    /// What a first look at a text came to.
    enum Made {
        case text(SizeText)
        /// Too long to look at, or empty.
        case unfit
        /// With its arguments it is over the limit.
        case tooLong
        case missing(Unicode.Scalar)
    }

    /// Nil for text that is too long to look at, or has characters without metrics (which is said here).
    init?(_ unit: UnitView, _ rule: any Rule, _ context: RuleContext) throws {
        let made = try unit.sizeText ?? Self.make(unit, context)
        unit.sizeText = made
        switch made {
        case .text(let text): self = text
        case .unfit: return nil
        case .tooLong:
            context.didNotRun(rule, locale: unit.locale.tag, file: unit.entry.file.path, why: "with its arguments a text is longer than \(context.limits.analyzedLength) characters")
            return nil
        case .missing(let scalar):
            context.didNotRun(rule, locale: unit.locale.tag, why: "no widths for \(scalar.script.name) characters such as U+\(hex(scalar.value))")
            return nil
        }
    }

    private init(worstCase: WorstCaseText, prepared: PreparedText) {
        self.worstCase = worstCase
        self.prepared = prepared
    }

    private static func make(_ unit: UnitView, _ context: RuleContext) throws -> Made {
        let value = unit.value
        guard !value.isEmpty, value.utf8.count <= 4 * context.limits.analyzedLength else { return .unfit }
        let entry: EntryView = unit.entry
        let worstCase = unit.locale.worstCase.fill(value, unit.text.arguments, category: unit.unit.pluralCategory.flatMap { PluralCategory(name: $0) }) { name in
            variable(name, entry)
        }
        // `Base` and nothing are set as English would be.
        // Forms of substitutions, put in, can make a short text long.
        let limit = context.limits.analyzedLength
        guard worstCase.text.utf8.count <= limit || worstCase.text.unicodeScalars.count <= limit else {
            return .tooLong
        }
        let language = unit.locale.isLanguage ? unit.locale.tag.text : "en"
        let prepared = try unit.locale.layout.prepare(worstCase.text, language: language)
        if let missing = prepared.missing.first { return .missing(missing) }
        return .text(SizeText(worstCase: worstCase, prepared: prepared))
    }

    /// The longest form of a variable, its own number filled in.
    private static func variable(_ name: String, _ entry: EntryView) -> String? {
        let prefix = "substitutions." + name + "."
        let forms = entry.units.filter { $0.variation.hasPrefix(prefix) }
        guard let longest = forms.max(by: { $0.value.utf8.count < $1.value.utf8.count }) else { return nil }
        return entry.locale.worstCase.fill(longest.value, longest.text.arguments, category: longest.unit.pluralCategory.flatMap { PluralCategory(name: $0) }).text
    }

    /// What stands for the arguments, for messages: " (with “9,999” for %lld)"; empty without arguments.
    var argumentNote: String {
        guard !worstCase.replacements.isEmpty else { return "" }
        return " (" + worstCase.replacements.map { "\(quoted($0.text)) for \($0.specifier)" }.joined(separator: ", ") + ")"
    }
}

extension UnitView {
    /// The unit is shown by itself: not the format string around a variable's forms, not one of the forms.
    var standsAlone: Bool { !variation.hasPrefix("substitutions.") }
}

/// Devices of the run: the configured ones, else the standard set.
enum SizeDevices {
    /// Narrowest first. Made once per worker.
    static func devices(_ context: RuleContext) -> [Device] {
        if let known = context.sizeDevices { return known }
        let made = sorted(context)
        context.sizeDevices = made
        return made
    }

    private static func sorted(_ context: RuleContext) -> [Device] {
        let named = context.settings.devices.compactMap { Device(named: $0) }
        let phones = named.filter { $0.family != .watch }
        return (phones.isEmpty ? Device.standard : phones).sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    }
}

/// "12.3 pt", without needless decimals.
func points(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    guard abs(rounded) < 1e9 else { return "\(value) pt" }
    return (rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)) + " pt"
}
