import HeardRules
import Testing
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// `Samples/Checkout`: every "before" is found, every "after" is clean.
@Suite(.enabled(if: SourceProbe.isAvailable, "heard-source is not built"))
struct CheckoutSampleTests {
    private static let rules: [any Rule.Type] = [
        ColorOnlyRule.self, ReasonMissingRule.self, ReasonNotSpokenRule.self, AvailabilityAnnouncementRule.self, MissingTranslationRule.self,
        ReasonMismatchRule.self, LabelNotInNameRule.self, ControlMisfitRule.self, StateInValueRule.self,
    ]

    private func probe(_ name: String, file: String = #filePath) throws -> SourceProbe {
        let root = file.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 } + "/Samples/Checkout/" + name
        var text: [String] = []
        for path in ["Sources/PaymentView.swift", "Sources/AddressController.swift", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings", "ar.lproj/Localizable.strings"] {
            text.append("--- " + path)
            text.append(try read(root + "/" + path))
        }
        return try SourceProbe(text.joined(separator: "\n"))
    }

    private func read(_ path: String) throws -> String {
        guard let file = fopen(path, "r") else { throw SourceProbe.Failure("can't read \(path)") }
        defer { fclose(file) }
        var bytes: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func everyBeforeIsFound() throws {
        let probe = try probe("Before")
        for rule in Self.rules.prefix(5) { #expect(!probe.found(rule).isEmpty, "\(rule.metadata.id)") }
        #expect(probe.found(ReasonMissingRule.self) == ["en.lproj/Localizable.strings ⟦payment.continue⟧", "en.lproj/Localizable.strings ⟦address.next⟧"])
        #expect(probe.found(ReasonNotSpokenRule.self) == ["en.lproj/Localizable.strings ⟦payment.verifying⟧", "en.lproj/Localizable.strings ⟦address.mail.error⟧"])
    }

    @Test func everyAfterIsClean() throws {
        let probe = try probe("After")
        for rule in Self.rules { #expect(probe.found(rule) == [], "\(rule.metadata.id)") }
    }
}
