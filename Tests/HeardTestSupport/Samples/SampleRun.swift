#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import HeardCore
import HeardKit

/// Runs a sample through the real pipeline, from files on disk to findings.
public struct SampleRun {
    public let rule: RuleMetadata
    public let sample: Sample
    public let format: FileFormat
    public let variant: SampleVariant

    public init(rule: RuleMetadata, sample: Sample, format: FileFormat, variant: SampleVariant) {
        self.rule = rule
        self.sample = sample
        self.format = format
        self.variant = variant
    }

    /// All runs that a sample can make.
    public static func all(_ rule: RuleMetadata, _ sample: Sample) -> [SampleRun] {
        let text = SampleText(sample.text)
        return sample.formats.filter { SampleRenderer.canExpress(text, $0) }.flatMap { format in
            SampleVariant.allCases.filter { isPossible($0, rule, text) }.map { SampleRun(rule: rule, sample: sample, format: format, variant: $0) }
        }
    }

    private static func isPossible(_ variant: SampleVariant, _ rule: RuleMetadata, _ text: SampleText) -> Bool {
        switch variant {
        case .plain, .crlf: true
        case .utf16: !text.rawFiles.contains { $0.content.text.contains("encoding=") }
        case .multibytePrefix, .escaped: text.rawFiles.isEmpty
        case .suppressed: text.rawFiles.isEmpty && rule.family != .files && rule.scope != .run
        }
    }

    /// What is wrong with the run: nothing for a sample that does what it says.
    public func problems() throws -> [String] {
        let text = SampleText(sample.text)
        let files = SampleRenderer(text, variant: variant, rule: rule.id).files(format)
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for file in files { try folder.write(file.bytes, to: file.path) }
        // What silences nothing can only be told when all rules run.
        let findings = try Linter.check(paths: [folder.path], rules: rule.scope == .run ? [] : [rule.id], jobs: 1).report.findings.filter { $0.rule == rule.id }
        var places = files.flatMap(\.places)
        if variant == .suppressed { places = [] }
        var problems: [String] = []
        var hit: Set<Int> = []
        for finding in findings {
            if let problem = MessageForm.problem(finding.message) { problems.append(problem) }
            let path = finding.file.hasPrefix(folder.path + "/") ? String(finding.file.dropFirst(folder.path.utf8.count + 1)) : finding.file
            guard let start = finding.start, let end = finding.end else {
                problems.append("a finding without a place: \(finding.message)")
                continue
            }
            let matching = places.filter { $0.path == path && $0.start == start && $0.end == end }
            if matching.isEmpty { problems.append("not expected at \(path):\(start.line):\(start.column)–\(end.line):\(end.column) \(finding.locale?.text ?? "") \(finding.variation ?? ""): \(finding.message)") }
            for place in matching { hit.insert(place.mark) }
        }
        for mark in Set(places.map(\.mark)).subtracting(hit).sorted() {
            problems.append("nothing reported at \(places.filter { $0.mark == mark }.map(\.description).joined(separator: " or "))")
        }
        return problems.map { "\(rule.id) in \(format.rawValue), \(variant.rawValue) [\(sample.file):\(sample.line)] \($0)" }
    }
}

/// A folder that a test writes to.
public struct TemporaryFolder {
    public let path: String

    public struct Failed: Error { public var message: String }

    public init() throws {
        var template = Array("/tmp/heard-test.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failed(message: "no temporary folder") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Writes a file below the folder, and the folders above it.
    public func write(_ bytes: [UInt8], to name: String) throws {
        let full = path + "/" + name
        var made = path
        for part in name.split(separator: "/").dropLast() {
            made += "/" + part
            mkdir(made, 0o755)
        }
        guard let handle = fopen(full, "wb") else { throw Failed(message: "can't write \(full)") }
        defer { fclose(handle) }
        guard fwrite(bytes, 1, bytes.count, handle) == bytes.count else { throw Failed(message: "can't write \(full)") }
    }

    public func remove() { Self.remove(path) }

    private static func remove(_ path: String) {
        if let directory = opendir(path) {
            while let item = readdir(directory) {
                let name = withUnsafeBytes(of: &item.pointee.d_name) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
                if name != ".", name != ".." { remove(path + "/" + name) }
            }
            closedir(directory)
            rmdir(path)
        } else {
            unlink(path)
        }
    }
}
