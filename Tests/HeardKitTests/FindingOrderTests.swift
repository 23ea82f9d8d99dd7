import HeardCore
import Testing
@testable import HeardKit

@Suite struct FindingOrderTests {
    /// By file, place, rule, locale, variation and message, as a plain sort of the findings would be.
    @Test func isThatOfAPlainSort() {
        var findings: [Finding] = []
        var state: UInt64 = 5
        func next(_ limit: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33 % limit)
        }
        for number in 0..<600 {
            var finding = Finding(rule: ["b", "a", "c"][next(3)], severity: .note, message: "m\(next(3))", file: ["z", "y/x", "y"][next(3)])
            if next(5) > 0 { finding.start = SourcePosition(line: next(4), column: next(3)) }
            if next(4) > 0 { finding.locale = LanguageTag(["de", "ar"][next(2)]) }
            if next(4) > 0 { finding.variation = "plural.\(next(2))" }
            finding.fingerprint = String(number)
            findings.append(finding)
        }
        func key(_ f: Finding) -> [String] {
            [f.file, String(f.start?.line ?? 0), String(f.start?.column ?? 0), f.rule, f.locale?.text ?? "", f.variation ?? "", f.message]
        }
        let expected = findings.enumerated().sorted { a, b in
            let one = key(a.element), other = key(b.element)
            return one == other ? a.offset < b.offset : one.lexicographicallyPrecedes(other)
        }.map(\.element.fingerprint)
        FindingOrder.sort(&findings)
        #expect(findings.map(\.fingerprint) == expected)
    }

    @Test func keepsInPlace() {
        var findings = (0..<10).map { Finding(rule: String($0), severity: .note, message: "", file: "") }
        findings.keep { index, finding in
            finding.message = "seen"
            return index % 3 == 0
        }
        #expect(findings.map(\.rule) == ["0", "3", "6", "9"])
        #expect(findings.allSatisfy { $0.message == "seen" })
    }
}
