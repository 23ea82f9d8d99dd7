import HeardCore
import HeardKit
import HeardReporters
import Testing

private func options(_ arguments: String...) throws -> RunOptions {
    guard case .run(let parsed) = try ArgumentParser.parse(["check"] + arguments) else { throw CommandError("no run") }
    return try RunOptions(parsed, ruleNames: ["stale-entry", "edge-space"])
}

private func problem(_ arguments: String...) -> String {
    do {
        guard case .run(let parsed) = try ArgumentParser.parse(arguments) else { return "" }
        _ = try RunOptions(parsed, ruleNames: ["stale-entry", "edge-space"])
        return ""
    } catch { return "\(error)" }
}

@Suite struct CommandLineTests {
    @Test func readsOptions() throws {
        let o = try options("a", "--locale", "de", "--locale=pt_BR", "-f", "json", "--out", "sarif=x=y.sarif", "--severity", "edge-space=off", "--fail-on=never", "-j2", "--", "--b")
        #expect(o.paths == ["a", "--b"])
        #expect(o.locales.map(\.text) == ["de", "pt-BR"])
        #expect(o.outputs == [RunOptions.Output(format: .json, file: nil), RunOptions.Output(format: .sarif, file: "x=y.sarif")])
        #expect(o.levels == ["edge-space": .off])
        #expect(o.failOn == nil)
        #expect(o.jobs == 2)
    }

    @Test func defaults() throws {
        let o = try options()
        #expect(o.paths == ["."])
        #expect(o.failOn == .error)
        #expect(o.outputs == [RunOptions.Output(format: .text, file: nil)])
    }

    @Test(arguments: [
        (["chekc"], "did you mean 'check'"), (["check", "--formt", "x"], "did you mean '--format'"), (["check", "--format", "jsn"], "did you mean 'json'"),
        (["check", "--rule", "stale-entri"], "did you mean 'stale-entry'"), (["check", "--jobs", "0"], "whole number"), (["check", "--locale"], "needs a value"),
        (["check", "--quiet=1"], "takes no value"), (["check", "--severity", "edge-space=bad"], "none of off"), (["check", "-"], "--stdin-filename"),
        (["check", "--max-file-size", "99999999999G"], "no size"), (["./App"], "heard check ./App"), (["--format", "json"], "options follow a command"),
        (["check", "--out", "json"], "a format and a file"), (["rules", "x"], "no operands"), (["check", "--config", "a", "--config", "b"], "given twice"),
    ]) func saysWhatIsWrong(_ arguments: [String], _ part: String) {
        let message: String
        do {
            if case .run(let parsed) = try ArgumentParser.parse(arguments) {
                _ = try RunOptions(parsed, ruleNames: ["stale-entry", "edge-space"])
            }
            message = ""
        } catch { message = "\(error)" }
        #expect(message.contains(part), "\(message)")
        #expect(!message.contains("\n"))
    }

    @Test func noAbbreviations() { #expect(problem("check", "--verb").contains("unknown option '--verb', did you mean '--verbose'")) }

    @Test func everyOptionIsInHelpManAndCompletions() {
        let man = ManPage.text(version: "0")
        for command in CommandTable.all {
            let help = Help.text(command)
            for option in command.options {
                #expect(help.contains("--" + option.name))
                #expect(man.contains("\\-\\-" + option.name.split(separator: "-").joined(separator: "\\-")))
                for shell in ["bash", "zsh"] { #expect(Completions.script(for: shell, rules: ["r"])?.contains("--" + option.name) ?? false) }
                #expect(Completions.script(for: "fish", rules: ["r"])?.contains("-l " + option.name) ?? false)
                #expect(!option.help.hasSuffix("."))
            }
        }
    }
}
