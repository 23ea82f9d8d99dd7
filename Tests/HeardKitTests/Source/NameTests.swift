import Testing
import HeardRules

/// The visible title in the spoken label, and texts of the code that are no texts of the app.
@Suite(.enabled(if: SourceProbe.isAvailable, "heard-source is not built")) struct NameTests {
    @Test func titlesInsideOfLabels() throws {
        func expect(_ title: String, _ label: String, _ isRight: Bool) throws {
            let probe = try SourceProbe("""
                --- Sources/A.swift
                import SwiftUI
                struct A: View { var body: some View { Button("t") { }.accessibilityLabel("l") } }
                --- en.lproj/Localizable.strings
                "t" = "\(title)";
                "l" = "⟦\(label)⟧";
                """)
            #expect(probe.found(LabelNotInNameRule.self) == (isRight ? [] : probe.expected), "\(title), \(label)")
        }
        try expect("Approve", "Approves the comment", true)
        try expect("Pg Up", "Page Up", true)
        try expect("Reject", "Decline", false)
        try expect("Pay", "Complete the purchase", false)
        try expect("No", "Never", false)
        try expect("לפח", "העברת התגובה ללפח", true)
    }

    @Test func titlesOfArguments() throws {
        let probe = try SourceProbe("""
            --- Sources/A.swift
            import SwiftUI
            struct A: View { var body: some View { Button(String(format: NSLocalizedString("t", comment: ""), one, all)) { }.accessibilityLabel("l") } }
            --- en.lproj/Localizable.strings
            "t" = "%@ of %@";
            "l" = "Go to page";
            --- nl.lproj/Localizable.strings
            "t" = "%@ van de %@";
            "l" = "Ga naar pagina";
            """)
        #expect(probe.found(LabelNotInNameRule.self).isEmpty)
    }

    @Test func labelsThatAreFilled() throws {
        let probe = try SourceProbe("""
            --- Sources/A.swift
            import SwiftUI
            struct A: View {
                let count: Int
                var body: some View {
                    Button("t") { }.accessibilityLabel(String(format: NSLocalizedString("f", comment: ""), NSLocalizedString("t", comment: "")))
                    Button("u") { }.accessibilityLabel(String(format: NSLocalizedString("g", comment: ""), NSLocalizedString("v", comment: "")))
                }
            }
            --- en.lproj/Localizable.strings
            "t" = "I agree";
            "f" = "Box: %@";
            "u" = "Photos";
            "v" = "Videos";
            "g" = "⟦Open %@⟧";
            """)
        #expect(probe.found(LabelNotInNameRule.self).contains("en.lproj/Localizable.strings ⟦Open %@⟧"))
        #expect(!probe.found(LabelNotInNameRule.self).contains("en.lproj/Localizable.strings ⟦Box: %@⟧"))
    }

    @Test func textsThatStandIn() throws {
        let probe = try SourceProbe("""
            --- Sources/Cell.swift
            import UIKit
            final class Cell: UITableViewCell {
                private let date: UILabel = { let l = UILabel(); l.text = "date of the visit"; return l }()
                private let note: UILabel = { let l = UILabel(); l.text = ⟦"Ask at the desk"⟧; return l }()
                func configure(_ visit: Visit) { date.text = visit.day }
                private func makeDebugMenu() { date.text = "Reset the database" }
                func makeMenu() { debugMenu.addItem(withTitle: "Print the tree", action: nil); mainMenu.addItem(withTitle: ⟦"Open the tree"⟧, action: nil) }
            }
            --- en.lproj/Localizable.strings
            "a" = "A";
            --- de.lproj/Localizable.strings
            "a" = "A";
            """)
        #expect(probe.found(MissingTranslationRule.self) == probe.expected)
    }
}
