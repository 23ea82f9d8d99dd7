import HeardCore

/// Makes units of the entries of a `.stringsdict` (and of XML and binary `.strings`), and says what is wrong with their structure.
struct StringsdictInterpreter {
    private(set) var units: [Unit] = []
    private(set) var substitutions: [Substitution] = []
    private(set) var diagnostics: [ReadDiagnostic] = []

    private let entry: Entry

    /// Reads the value of one key.
    static func read(_ value: PropertyListNode, entry: Entry, into file: inout LocalizationFile) {
        var entry = entry
        let first = Int32(file.units.count)
        switch value {
        case .string(let text, let range, let syntax): file.units.append(Unit(value: text, range: range, syntax: syntax))
        case .other: return  // not a text
        case .dictionary(let fields):
            var interpreter = StringsdictInterpreter(entry)
            interpreter.rule(fields, prefix: "", depth: 0)
            file.units += interpreter.units
            file.diagnostics += interpreter.diagnostics
            entry.substitutions = interpreter.substitutions
            entry.flags.insert(.stringsdict)
        }
        entry.units = first..<Int32(file.units.count)
        file.entries.append(entry)
    }

    private init(_ entry: Entry) { self.entry = entry }

    private struct Variable {
        var substitution: Substitution
        var forms: [(category: String, text: String)]
    }

    /// One format with its variables, or a choice by width or device.
    private mutating func rule(_ fields: [PropertyListNode.Field], prefix: String, depth: Int) {
        var format: (text: String, range: ByteRange)?
        var variables: [Variable] = []
        var otherTexts: [String] = []
        var hasChoice = false
        for field in fields {
            switch field.value {
            case .string(let text, let range, let syntax):
                guard field.key == "NSStringLocalizedFormatKey" else { continue }
                format = (text, range)
                units.append(Unit(value: text, variation: prefix.isEmpty ? "" : String(prefix.dropLast()), range: range, syntax: syntax))
            case .dictionary(let inner):
                switch field.key {
                case "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType":
                    hasChoice = true
                    let kind = field.key == "NSStringVariableWidthRuleType" ? "width" : "device"
                    for one in inner {
                        switch one.value {
                        case .string(let text, let range, let syntax):
                            units.append(Unit(value: text, variation: "\(prefix)\(kind).\(one.key)", range: range, syntax: syntax))
                            otherTexts.append(text)
                        case .dictionary(let nested) where depth < 8: rule(nested, prefix: "\(prefix)\(kind).\(one.key).", depth: depth + 1)
                        default: break
                        }
                    }
                default: variables.append(variable(field, inner, prefix: prefix))
                }
            case .other: break
            }
        }
        check(format: format, variables: variables, otherTexts: otherTexts, hasChoice: hasChoice)
        substitutions += variables.map(\.substitution)
    }

    private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

    private mutating func variable(_ field: PropertyListNode.Field, _ fields: [PropertyListNode.Field], prefix: String) -> Variable {
        var variable = Variable(substitution: Substitution(name: field.key, range: field.keyRange), forms: [])
        for one in fields {
            guard case .string(let text, let range, let syntax) = one.value else { continue }
            switch one.key {
            case "NSStringFormatSpecTypeKey": variable.substitution.ruleType = text
            case "NSStringFormatValueTypeKey": variable.substitution.formatSpecifier = text
            case let category where Self.categories.contains(category):
                units.append(Unit(value: text, variation: "\(prefix)substitutions.\(field.key).plural.\(category)", range: range, syntax: syntax))
                variable.forms.append((category, text))
            default: break
            }
        }
        return variable
    }

    // MARK: Checks

    private mutating func check(format: (text: String, range: ByteRange)?, variables: [Variable], otherTexts: [String], hasChoice: Bool) {
        for variable in variables {
            let one = variable.substitution
            let name = quoted(one.name)
            switch one.ruleType {
            case "NSStringPluralRuleType"?, "NSStringVariableWidthRuleType"?, "NSStringDeviceSpecificRuleType"?: break
            case nil: report("the variable \(name) has no NSStringFormatSpecTypeKey (NSStringPluralRuleType): its forms are not chosen, and the raw format is shown", one.range)
            case let type?: report("the variable \(name) has the unknown rule type \(quoted(type)); it must be NSStringPluralRuleType. Its forms are not chosen", one.range)
            }
            switch one.formatSpecifier {
            case nil: report("the variable \(name) has no NSStringFormatValueTypeKey (such as lld): the number can’t be read", one.range)
            case let specifier? where !Self.isNumberSpecifier(specifier):
                report("the variable \(name) has the value type \(quoted(specifier)), which is no number specifier such as d, lld, lu or f (without “%”)", one.range)
            default: break
            }
            if !variable.forms.contains(where: { $0.category == "other" }) {
                report("the variable \(name) has no form “other”, the one form that every language needs; add it", one.range, variation: "substitutions.\(one.name).plural.other")
            }
        }
        guard let format else {
            if !variables.isEmpty && !hasChoice {
                report("the entry has no NSStringLocalizedFormatKey: there is no text for its variables to stand in", entry.keyRange)
            }
            return
        }
        let names = Set(variables.lazy.map(\.substitution.name))
        let inFormat = Self.references(in: format.text)
        var used = Set(inFormat)
        for variable in variables { for form in variable.forms { used.formUnion(Self.references(in: form.text)) } }
        for text in otherTexts { used.formUnion(Self.references(in: text)) }
        for name in used.subtracting(names).sorted() {
            report("the text uses the variable \(quoted(name)), which is not defined: the raw format is shown, or the app stops; define it, or write the number’s specifier", format.range)
        }
        for variable in variables where !used.contains(variable.substitution.name) {
            let name = variable.substitution.name
            report("the variable \(quoted(name)) is defined, but the format \(quoted(format.text)) does not use it as %#@\(visible(name))@ or %1$#@\(visible(name))@: "
                + "its forms are never shown; name it there, or remove it", variable.substitution.range)
        }
    }

    private mutating func report(_ message: String, _ range: ByteRange, variation: String? = nil) {
        diagnostics.append(ReadDiagnostic(.stringsdictInvalid, message, range: range, key: entry.key, variation: variation))
    }

    /// A conversion for numbers with its flags, width, precision and length, without the percent sign.
    static func isNumberSpecifier(_ text: String) -> Bool {
        guard let last = text.utf8.last else { return false }
        switch last {
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"),
             UInt8(ascii: "O"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"),
             UInt8(ascii: "A"), UInt8(ascii: "@"): break
        case UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "h"), UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"): return false
        default: return false
        }
        return text.utf8.dropLast().allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "), UInt8(ascii: "'"),
                 UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"), UInt8(ascii: "L"), UInt8(ascii: "$"): true
            default: false
            }
        }
    }

    /// The names in `%#@name@` and `%1$#@name@`.
    static func references(in text: String) -> [String] {
        var names: [String] = []
        let bytes = Array(text.utf8)
        var i = 0
        while i < bytes.count {
            guard bytes[i] == UInt8(ascii: "%") else { i += 1; continue }
            var k = i + 1
            if k < bytes.count, bytes[k] == UInt8(ascii: "%") { i = k + 1; continue }
            let digits = k
            while k < bytes.count, bytes[k] >= 0x30, bytes[k] <= 0x39 { k += 1 }
            if k > digits {
                guard k < bytes.count, bytes[k] == UInt8(ascii: "$") else { i += 1; continue }
                k += 1
            }
            guard k + 1 < bytes.count, bytes[k] == UInt8(ascii: "#"), bytes[k + 1] == UInt8(ascii: "@") else { i += 1; continue }
            let start = k + 2
            var close = start
            while close < bytes.count, bytes[close] != UInt8(ascii: "@") { close += 1 }
            guard close < bytes.count, close > start else { i = start; continue }
            names.append(String(decoding: bytes[start..<close], as: UTF8.self))
            i = close + 1
        }
        return names
    }
}
