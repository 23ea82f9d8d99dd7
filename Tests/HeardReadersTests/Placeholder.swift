import Testing
import HeardCore

@Test func placeholder() { #expect(Severity.note < .error) }
