#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import HeardCore

/// `--diff-base REV`: the same run on the tree at REV, so that only what is new is reported; by content, never by line.
enum DiffBase {
    /// Files that a run can read; others are not written out.
    private static let endings = [".strings", ".stringsdict", ".xcstrings", ".xliff", ".xlf", ".swift", ".m", ".mm", ".h", ".xib", ".storyboard", ".plist", ".json", ".heard.yml"]

    /// Runs the same check inside a copy of the tree at `revision`, and counts what it finds by fingerprint.
    static func known(at revision: String, _ options: RunOptions, _ configuration: Configuration, ruleNames: [String]) throws(CommandError) -> [String: Int] {
        let top = try git(["rev-parse", "--show-toplevel"], "--diff-base needs a git repository here")
        let prefix = try git(["rev-parse", "--show-prefix"], "--diff-base needs a git repository here")
        guard !revision.hasPrefix("-") else { throw CommandError("--diff-base: '\(visible(revision))' is no revision") }
        let tree = try git(["rev-parse", "--verify", "--quiet", revision + "^{tree}"], "--diff-base: git knows no revision '\(visible(revision))'")

        var template = FileAccess.temporaryTemplate("heard-diff")
        guard let folder = Interrupt.hold(folder: { mkdtemp(&template).map { String(cString: $0) } }) else { throw CommandError("--diff-base: no temporary folder could be made (TMPDIR, else /tmp, can't be written)") }
        defer { Interrupt.remove(folder: folder) }
        let index = ["GIT_INDEX_FILE": folder + "/index"]
        _ = try git(["-C", top, "read-tree", tree], "--diff-base: git can't read the tree of '\(visible(revision))'", index)
        let (status, names) = try ProcessRunner.run(["git", "-C", top, "ls-files", "-z"], environment: index)
        guard status == 0 else { throw CommandError("--diff-base: git can't list the tree of '\(visible(revision))'") }
        let list = names.split(separator: 0).filter { name in endings.contains { ending in name.suffix(ending.utf8.count).elementsEqual(ending.utf8) } }
        try FileAccess.write(folder + "/list") { sink in
            for name in list {
                name.withUnsafeBufferPointer { sink.append($0) }
                sink.byte(0)
            }
        }
        let copy = folder + "/tree/"
        try FileAccess.makeFolder(copy + prefix)
        let (result, _) = try ProcessRunner.run(["git", "-C", top, "checkout-index", "-q", "-f", "-z", "--stdin", "--prefix=" + copy], environment: index, input: folder + "/list")
        guard result == 0 else { throw CommandError("--diff-base: git can't write out the tree of '\(visible(revision))'") }

        let here = FileAccess.currentFolder
        guard chdir(copy + prefix) == 0 else { throw CommandError("--diff-base: the tree of '\(visible(revision))' has no folder \(visible(prefix))") }
        defer { _ = chdir(here) }
        var old = options
        old.progress = .never
        old.keepsPartialResult = false
        // Absolute paths inside the repository are looked for in the copy; a path that was not there then has nothing known.
        old.paths = options.paths.map { $0.hasPrefix(top + "/") ? copy + $0.dropFirst(top.utf8.count + 1) : $0 == top ? copy : $0 }
        old.paths.removeAll { $0 != "-" && !FileAccess.exists($0) }
        guard !old.paths.isEmpty else { return [:] }
        let findings = try check(old, configuration, FindingPolicy(options: old, configuration: configuration, ruleNames: ruleNames))
        var counts: [String: Int] = [:]
        for finding in findings { counts[finding.fingerprint, default: 0] += 1 }
        return counts
    }

    /// The findings there; none where there was no localization file yet.
    private static func check(_ options: RunOptions, _ configuration: Configuration, _ policy: FindingPolicy) throws(CommandError) -> [Finding] {
        do throws(CommandError) { return try Pipeline.check(options, configuration, policy).report.findings } catch {
            if error.isNoFiles { return [] }
            throw error
        }
    }

    /// One line of output of a git command.
    private static func git(_ arguments: [String], _ problem: String, _ environment: [String: String] = [:]) throws(CommandError) -> String {
        let (status, output) = try ProcessRunner.run(["git"] + arguments, environment: environment)
        guard status == 0 else { throw CommandError(problem) }
        var text = String(decoding: output, as: UTF8.self)
        while text.hasSuffix("\n") { text.removeLast() }
        return text
    }
}
