import HeardCore
import HeardReporters
import HeardKit
import HeardRules
import Testing

private let reader = ConfigurationReader(.init(rules: ["stale-entry", "edge-space", "missing-translation"]))

private func problem(_ text: String) -> String {
    do {
        _ = try reader.read(Array(text.utf8), file: "c.yml")
        return ""
    } catch { return error.message }
}

@Suite struct ConfigurationTests {
    @Test func readsEverything() throws {
        let c = try reader.read(Array("""
            development-language: en
            locales: [de, pt_BR]
            exclude: [Vendor, "**/Tests/*"]
            sources: [App]
            wrappers: [L, tr]
            roles:
              "*.a11y.value": value
              "*.reason": [reason, visible]
            rules:
              edge-space: off
              stale-entry: warning
            overrides:
              - rule: missing-translation
                path: Legacy
                key: "debug.*"
                locale: ar
                level: off
                reason: not shipped
            controls:
              - {reason: checkout.reason, button: checkout.pay}
            terms: [Heard]
            size: {titles: "*.title", also: [a]}
            lengths:
              - {key: "tab.*", max: 12, max-width: 80.5}
            limits: {lines: 4, announcement-note: 5, file-size: 1M}
            machine-translated: true
            baseline: known.txt
            fail-on: warning
            """.utf8), file: "c.yml")
        #expect(c.developmentLanguage == LanguageTag("en"))
        #expect(c.locales.map(\.text) == ["de", "pt-BR"])
        #expect(c.readsSource == true && c.sourcePaths == ["App"])
        #expect(c.levels == ["edge-space": .off, "stale-entry": .on(.warning)])
        #expect(c.roles(ofKey: "x.a11y.value")?.roles == .value)
        #expect(c.roles(ofKey: "pay.reason")?.roles == [.reason, .visible])
        #expect(c.roles(ofKey: "pay") == nil)
        #expect(c.controls == ["checkout.reason": "checkout.pay"])
        #expect(c.ruleSettings.lengthLimits == [LengthLimit(pattern: "tab.*", graphemes: 12, width: 80.5)])
        #expect(c.maximumLines == 4 && c.fileSize == 1 << 20)
        #expect(c.failOn == .severity(.warning))
    }

    @Test(arguments: [
        ("rules:\n  edge-spce: off", "c.yml:2:3: unknown rule 'edge-spce', did you mean 'edge-space'?"),
        ("rules:\n  edge-space: of", "c.yml:2:15: unknown level 'of', did you mean 'off'?"),
        ("rulez: {}", "c.yml:1:1: unknown key 'rulez', did you mean 'rules'?"),
        ("roles:\n  a: valu", "c.yml:2:6: unknown role 'valu', did you mean 'value'?"),
        ("terms: {a: b}", "c.yml:1:8: terms: a list is expected, not a mapping"),
        ("a: &x 1\nb: *x", "c.yml:1:4: anchors (&name) are not read here"),
        ("exclude: [a\n", "c.yml:2:1:"),
        ("terms: [a]\nterms: [b]", "c.yml:2:1: 'terms' stands here twice"),
        ("fail-on: nevr", "c.yml:1:10: unknown severity 'nevr', did you mean 'never'?"),
        ("limits:\n  lines: -1", "c.yml:2:10: lines: a whole number from 1 is expected, not '-1'"),
        ("--- \na: 1\n---\nb: 2", "c.yml:3:1: a second document (---)"),
        ("overrides:\n  - rule: edge-space", "c.yml:2:5: an override needs a 'level'"),
    ]) func errorsHavePlaces(_ text: String, _ message: String) {
        let got = problem(text)
        #expect(got.hasPrefix(message), "\(got)")
    }

    @Test(.timeLimit(.minutes(10))) func nestingAndSharing() {
        #expect(problem("rules: " + String(repeating: "[", count: 20_000)) == "c.yml:1:39: nested more than 32 deep")
        #expect(problem((0..<500).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")) == "c.yml:33:33: nested more than 32 deep")
        // Each list holds the one before nine times: nothing is expanded, the first name ends it.
        let laughs = "a: &a [x, x]\n" + zip("abcdefgh", "bcdefghi").map { "\($1): &\($1) [\(Array(repeating: "*\($0)", count: 9).joined(separator: ", "))]\n" }.joined()
        #expect(problem(laughs) == "c.yml:1:4: anchors (&name) are not read here")
        #expect(problem("a: *a") == "c.yml:1:4: aliases (*name) are not read here")
        // Many names of one mapping cost their number, not its square.
        #expect(problem("roles:\n" + (0..<45_000).map { "  k\($0): value\n" }.joined()) == "")
    }

    @Test(arguments: ["", "# nothing\n", "---\n", "~"]) func nothingIsNoConfiguration(_ text: String) { #expect(problem(text) == "") }

    @Test(arguments: [
        String(repeating: "[", count: 5000), String(repeating: "- ", count: 2000) + "x", "a: " + String(repeating: "x", count: 2 << 20),
        "a: [" + String(repeating: "1,", count: 200_000) + "]", "\u{0}\u{1}", "\t- a:\n\t\tb", "a: \"\\ud800\"", "!!binary x: y", "? [a]\n: b",
    ]) func hostileConfigurationsEndInAnError(_ text: String) { #expect(!problem(text).isEmpty) }
}

@Suite struct GlobTests {
    @Test(arguments: [
        ("Vendor", "Vendor/a.strings", true), ("Vendor", "App/Vendor/a.strings", true), ("Vendor", "Vendored/a", false), ("App/*", "App/x.strings", true),
        ("App/*.strings", "App/de.lproj/x.strings", false), ("App/**/x.strings", "App/de.lproj/x.strings", true), ("App/**/x.strings", "App/x.strings", true),
        ("**/Tests/*", "a/b/Tests/c", true), ("./App/", "App/x", true), ("*.strings", "a/b.strings", true), ("a?c", "abc", true), ("a?c", "a/c", false),
    ]) func paths(_ pattern: String, _ path: String, _ matches: Bool) { #expect(Glob(pattern, isPath: true).matches(path) == matches) }

    @Test(arguments: [("*.value", "a.b.value", true), ("*.value", "value", false), ("debug.*", "debug.x/y", true), ("a*b*c", "aXbYc", true), ("a*b*c", "aXbY", false), ("*", "", true)])
    func keys(_ pattern: String, _ key: String, _ matches: Bool) { #expect(Glob(pattern).matches(key) == matches) }

    @Test func noExponentialCase() { #expect(!Glob(String(repeating: "*a", count: 50) + "b").matches(String(repeating: "a", count: 5000))) }
}

@Suite struct CommentDirectivesTests {
    @Test func ignore() {
        #expect(CommentDirectives.parse("Title. heard:ignore edge-space, stale-entry  joined in code")?.ignoredRules == ["edge-space", "stale-entry"])
        #expect(CommentDirectives.parse("heard:ignore edge-space because it is joined, later")?.ignoredRules == ["edge-space"])
        #expect(CommentDirectives.parse("heard:ignore edge-space because it is joined")?.reason == "because it is joined")
        #expect(CommentDirectives.parse("unheard:ignore edge-space") == nil)
        #expect(CommentDirectives.parse("nothing here") == nil)
    }

    @Test func rolesAndLengths() {
        let d = CommentDirectives.parse("heard:role value, visible\nheard:max 24 heard:max-width 120.5pt")
        #expect(d?.roles == [.value, .visible])
        #expect(d?.maximumLength == 24)
        #expect(d?.maximumWidth == 120.5)
        #expect(CommentDirectives.parse("heard:role valeu")?.unknownRoles == ["valeu"])
    }
}

@Suite struct BaselineTests {
    private func finding(_ print: String, _ key: String) -> Finding {
        Finding(rule: "edge-space", severity: .error, message: "m", file: "App/a.strings", table: "a", key: key, locale: LanguageTag("de"), fingerprint: print)
    }

    @Test func roundTrip() throws {
        let made = Baseline(file: "b", findings: [finding("2", "k\n\u{202E}"), finding("1", "a"), finding("2", "k\n\u{202E}")])
        let sink = ByteSinkText()
        made.write(to: sink.sink)
        let read = try Baseline.parse(Array(sink.text.utf8), file: "b")
        #expect(read.entries.map(\.fingerprint) == ["1", "2"])
        #expect(read.entries.map(\.count) == [1, 2])
    }

    @Test func rejectsOtherFiles() {
        #expect(throws: CommandError.self) { try Baseline.parse(Array("{}".utf8), file: "b") }
        #expect(throws: CommandError.self) { try Baseline.parse(Array("# heard baseline 1\n<<<<<<< HEAD\n".utf8), file: "b") }
    }

    @Test func countsAndDeadEntries() {
        var options = RunOptions()
        let project = Project(files: [], tables: [])
        let baseline = Baseline(file: "b", findings: [finding("1", "a"), finding("2", "k")])
        let policy = FindingPolicy(options: options, configuration: Configuration(), ruleNames: ["edge-space"], baseline: baseline)
        // One known, one more of the same kind, and nothing of the second.
        let out = policy.apply([finding("1", "a"), finding("1", "a")], project: project)
        #expect(out.map(\.rule) == ["edge-space", "unused-suppression"])
        #expect(out.last?.file == "b")
        options.rules = ["edge-space"]
        let partial = FindingPolicy(options: options, configuration: Configuration(), ruleNames: ["edge-space"], baseline: baseline)
        #expect(partial.apply([finding("1", "a")], project: project).isEmpty)
    }

    @Test func overridesAndLevels() throws {
        let c = try reader.read(Array("""
            rules: {edge-space: note}
            overrides:
              - {rule: edge-space, key: "a*", level: off}
              - {rule: edge-space, key: "never*", level: off}
              - {rule: edge-space, key: "b*", level: error}
            """.utf8), file: "c.yml")
        let policy = FindingPolicy(options: RunOptions(), configuration: c, ruleNames: ["edge-space"])
        let out = policy.apply([finding("1", "a"), finding("2", "b"), finding("3", "c")], project: Project(files: [], tables: []))
        #expect(out.map(\.severity) == [.error, .note, .warning])
        #expect(out.last?.rule == "unused-suppression" && out.last?.start?.line == 4)
    }
}
