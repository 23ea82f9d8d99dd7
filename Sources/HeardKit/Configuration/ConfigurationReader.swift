import HeardCore
import HeardLayout

/// Turns the YAML of a configuration into a ``Configuration``; every error has its place and, where it can, what was meant.
public struct ConfigurationReader: Sendable {
    /// What is known: to tell mistyped names.
    public struct Vocabulary: Sendable {
        public var rules: [String]
        public init(rules: [String]) { self.rules = rules }
    }

    /// The keys of the top level with what each is for, in the order in which `heard init` writes them.
    public static let keys: [(name: String, summary: String)] = [
        ("development-language", "source language of .lproj tables"),
        ("locales", "only these locales"),
        ("exclude", "paths that are not read; * stops at /, ** does not"),
        ("sources", "true, or folders: read Swift, Objective-C and Interface Builder files for roles and controls"),
        ("wrappers", "the app's own functions that look a key up"),
        ("roles", "roles by key pattern"),
        ("rules", "level of a rule: off, note, warning or error"),
        ("overrides", "levels by rule, path, key pattern, locale and role"),
        ("controls", "which button a reason belongs to"),
        ("terms", "words that stay untranslated"),
        ("devices", "device matrix of the size rules"),
        ("size", "keys of titles, and other keys whose size is checked"),
        ("lengths", "length limits by key pattern"),
        ("limits", "figures of rules"),
        ("machine-translated", "report machine_translated as unfinished"),
        ("baseline", "file of known findings"),
        ("fail-on", "lowest severity that makes the exit status 1"),
    ]

    private let vocabulary: Vocabulary

    public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

    /// - Parameter file: name for messages
    public func read(_ bytes: [UInt8], file: String) throws(CommandError) -> Configuration {
        do throws(YAMLError) {
            var configuration = Configuration()
            configuration.file = file
            if let root = try YAMLDocument.parse(bytes) { try read(root, into: &configuration) }
            return configuration
        } catch { throw CommandError("\(visible(file)):\(error.mark.line):\(error.mark.column): \(visible(error.message))") }
    }

    private func read(_ root: YAMLNode, into c: inout Configuration) throws(YAMLError) {
        if case .scalar(let text, _) = root.content, text.isEmpty || text == "~" { return }
        for pair in try mapping(root, "the configuration") {
            let value = pair.value
            switch pair.key {
            case "development-language": c.developmentLanguage = LanguageTag(try text(value, pair.key))
            case "locales": c.locales = try texts(value, pair.key).map { LanguageTag($0.0) }
            case "exclude": c.exclude = try texts(value, pair.key).map { Glob($0.0, isPath: true) }
            case "sources":
                if case .scalar(_, let isPlain) = value.content, isPlain, let flag = try? bool(value, pair.key) { c.readsSource = flag } else {
                    c.sourcePaths = try texts(value, pair.key).map(\.0)
                    c.readsSource = true
                }
            case "wrappers": c.wrappers = try texts(value, pair.key).map(\.0)
            case "roles":
                for item in try mapping(value, pair.key) {
                    var roles: RoleSet = []
                    for (name, mark) in try texts(item.value, item.key) { roles.insert(try role(name, mark)) }
                    c.roles.append(Configuration.KeyRole(keys: Glob(item.key), roles: roles, line: item.mark.line))
                }
            case "rules":
                for item in try mapping(value, pair.key) {
                    try checkRule(item.key, item.mark)
                    c.levels[item.key] = try level(item.value)
                }
            case "overrides":
                for item in try list(value, pair.key) { c.overrides.append(try override(item)) }
            case "controls":
                for item in try list(value, pair.key) {
                    var reason: String?, button: String?
                    for field in try mapping(item, "a control") {
                        switch field.key {
                        case "reason": reason = try text(field.value, field.key)
                        case "button": button = try text(field.value, field.key)
                        default: throw unknown(field.key, ["reason", "button"], "key of a control", field.mark)
                        }
                    }
                    guard let reason, let button else { throw YAMLError(mark: item.mark, message: "a control needs 'reason' and 'button'") }
                    c.controls[reason] = button
                }
            case "terms": c.terms = try texts(value, pair.key).map(\.0)
            case "devices":
                for (name, mark) in try texts(value, pair.key) {
                    guard Device(named: name) != nil else { throw unknown(name, Device.all.map(\.name), "device", mark) }
                    c.devices.append(name)
                }
            case "size":
                for item in try mapping(value, pair.key) {
                    switch item.key {
                    case "titles": c.titleKeys = try texts(item.value, item.key).map(\.0)
                    case "also": c.sizeCheckedKeys = try texts(item.value, item.key).map(\.0)
                    default: throw unknown(item.key, ["titles", "also"], "key of 'size'", item.mark)
                    }
                }
            case "lengths":
                for item in try list(value, pair.key) { c.lengths.append(try length(item)) }
            case "limits": try limits(value, into: &c)
            case "machine-translated": c.reportsMachineTranslated = try bool(value, pair.key)
            case "baseline": c.baseline = try text(value, pair.key)
            case "fail-on":
                let name = try text(value, pair.key)
                if name == "never" { c.failOn = .never } else if let severity = Severity(name: name) { c.failOn = .severity(severity) } else {
                    throw unknown(name, ["error", "warning", "note", "never"], "severity", value.mark)
                }
            default: throw unknown(pair.key, Self.keys.map(\.name), "key", pair.mark)
            }
        }
    }

    // MARK: Parts

    private func override(_ node: YAMLNode) throws(YAMLError) -> Configuration.Override {
        var selector = Configuration.Selector()
        var level: RuleLevel?, reason: String?
        for field in try mapping(node, "an override") {
            switch field.key {
            case "rule", "rules":
                for (name, mark) in try texts(field.value, field.key) {
                    try checkRule(name, mark)
                    selector.rules.insert(name)
                }
            case "path", "paths": selector.paths = try texts(field.value, field.key).map { Glob($0.0, isPath: true) }
            case "key", "keys": selector.keys = try texts(field.value, field.key).map { Glob($0.0) }
            case "locale", "locales": selector.locales = Set(try texts(field.value, field.key).map { LanguageTag($0.0) })
            case "role", "roles": for (name, mark) in try texts(field.value, field.key) { selector.roles.insert(try role(name, mark)) }
            case "level", "severity": level = try self.level(field.value)
            case "reason": reason = try text(field.value, field.key)
            default: throw unknown(field.key, ["rule", "path", "key", "locale", "role", "level", "reason"], "key of an override", field.mark)
            }
        }
        guard let level else { throw YAMLError(mark: node.mark, message: "an override needs a 'level': \(RuleLevel.names.joined(separator: ", "))") }
        return Configuration.Override(selector: selector, level: level, reason: reason, mark: node.mark)
    }

    private func length(_ node: YAMLNode) throws(YAMLError) -> Configuration.Length {
        var keys: Glob?, graphemes: Int?, width: Double?
        for field in try mapping(node, "a length limit") {
            switch field.key {
            case "key": keys = Glob(try text(field.value, field.key))
            case "max": graphemes = try count(field.value, field.key)
            case "max-width": width = try number(field.value, field.key)
            default: throw unknown(field.key, ["key", "max", "max-width"], "key of a length limit", field.mark)
            }
        }
        guard let keys, graphemes != nil || width != nil else { throw YAMLError(mark: node.mark, message: "a length limit needs 'key' and 'max' or 'max-width'") }
        return Configuration.Length(keys: keys, graphemes: graphemes, width: width)
    }

    private func limits(_ node: YAMLNode, into c: inout Configuration) throws(YAMLError) {
        let names = ["lines", "announcement-note", "announcement-warning", "label-length", "file-size"]
        for field in try mapping(node, "limits") {
            switch field.key {
            case "lines": c.maximumLines = try count(field.value, field.key)
            case "announcement-note": c.longAnnouncementNote = try number(field.value, field.key)
            case "announcement-warning": c.longAnnouncementWarning = try number(field.value, field.key)
            case "label-length": c.longLabelGraphemes = try count(field.value, field.key)
            case "file-size":
                let word = try text(field.value, field.key)
                guard let size = RunOptions.size(word) else { throw YAMLError(mark: field.value.mark, message: "'\(word)' is no size such as 200M") }
                c.fileSize = size
            default: throw unknown(field.key, names, "limit", field.mark)
            }
        }
    }

    private func checkRule(_ name: String, _ mark: YAMLMark) throws(YAMLError) {
        guard vocabulary.rules.contains(name) else { throw unknown(name, vocabulary.rules, "rule", mark) }
    }

    private func role(_ name: String, _ mark: YAMLMark) throws(YAMLError) -> RoleSet {
        guard let role = RoleSet(name: name) else { throw unknown(name, RoleSet.allNames, "role", mark) }
        return role
    }

    private func level(_ node: YAMLNode) throws(YAMLError) -> RuleLevel {
        let name = try text(node, "a level")
        // YAML 1.1 calls `off` a truth value; here every plain word is a word, so `off` needs no quotes.
        // Editors that know YAML 1.1 only write `false` for it.
        guard let level = RuleLevel(name: name == "false" ? "off" : name) else { throw unknown(name, RuleLevel.names, "level", node.mark) }
        return level
    }

    // MARK: Kinds of value

    private func unknown(_ word: String, _ known: [String], _ what: String, _ mark: YAMLMark) -> YAMLError {
        let hint = Suggestion.text(for: word, among: known)
        let list = hint.isEmpty && known.count <= 20 && !known.isEmpty ? "; known: \(known.joined(separator: ", "))" : ""
        return YAMLError(mark: mark, message: "unknown \(what) '\(word)'\(hint)\(list)")
    }

    private func mapping(_ node: YAMLNode, _ what: String) throws(YAMLError) -> [YAMLNode.Pair] {
        guard case .mapping(let pairs) = node.content else { throw YAMLError(mark: node.mark, message: "\(what): a mapping (name: value) is expected, not \(node.kind)") }
        return pairs
    }

    private func list(_ node: YAMLNode, _ what: String) throws(YAMLError) -> [YAMLNode] {
        guard case .sequence(let items) = node.content else { throw YAMLError(mark: node.mark, message: "\(what): a list is expected, not \(node.kind)") }
        return items
    }

    private func text(_ node: YAMLNode, _ what: String) throws(YAMLError) -> String {
        guard case .scalar(let text, _) = node.content, !text.isEmpty else { throw YAMLError(mark: node.mark, message: "\(what): a word is expected, not \(node.kind)") }
        return text
    }

    /// One word or a list of words, with their places.
    private func texts(_ node: YAMLNode, _ what: String) throws(YAMLError) -> [(String, YAMLMark)] {
        if case .scalar = node.content { return [(try text(node, what), node.mark)] }
        var out: [(String, YAMLMark)] = []
        for item in try list(node, what) { out.append((try text(item, what), item.mark)) }
        return out
    }

    private func bool(_ node: YAMLNode, _ what: String) throws(YAMLError) -> Bool {
        switch try text(node, what) {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        case let word: throw YAMLError(mark: node.mark, message: "\(what): true or false is expected, not '\(word)'")
        }
    }

    private func count(_ node: YAMLNode, _ what: String) throws(YAMLError) -> Int {
        let word = try text(node, what)
        guard let number = Int(word), number > 0 else { throw YAMLError(mark: node.mark, message: "\(what): a whole number from 1 is expected, not '\(word)'") }
        return number
    }

    private func number(_ node: YAMLNode, _ what: String) throws(YAMLError) -> Double {
        let word = try text(node, what)
        guard let number = Double(word), number > 0, number.isFinite else { throw YAMLError(mark: node.mark, message: "\(what): a number above 0 is expected, not '\(word)'") }
        return number
    }
}
