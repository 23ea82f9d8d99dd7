import HeardRules
import Testing

/// Texts of the code that no user reads, or that every language leaves as they are: none of them misses a translation.
@Suite(.enabled(if: SourceProbe.isAvailable)) struct UnreadTextTests {
    private func expect(_ code: String, path: String = "Sources/Views.swift", more: String = "", table: String = "\"a\" = \"Name\";") throws {
        let probe = try SourceProbe("--- \(path)\nimport SwiftUI\nimport UIKit\n\(code)\n\(more)--- en.lproj/Localizable.strings\n\(table)\n--- de.lproj/Localizable.strings\n\(table)\n")
        #expect(probe.found(MissingTranslationRule.self) == probe.expected)
    }

    @Test func skeletons() throws {
        try expect("""
            struct ShelfSkeleton: View { var body: some View { Text("Some title") } }
            struct Waiting: View {
                var body: some View {
                    VStack { Text("Loading"); Self.rows }.redacted(reason: .placeholder)
                }
                static var rows: some View { Text("Row") }
            }
            struct A: View {
                static var placeholder: some View { Text("Long title") }
                let plant: Plant?
                var body: some View {
                    Text(⟦"Water the plants"⟧)
                    Text("plant.name").redacted(reason: .placeholder)
                    HStack { Text("Two words") }.shimmering()
                    Text("Tall").opacity(0)
                    Text("Wide").hidden()
                    Text(plant?.name ?? "Long plant name").redacted(reason: plant == nil ? .placeholder : [])
                    Text(⟦"Last watered"⟧).redacted(reason: plant == nil ? .placeholder : [])
                    row(nil).redacted()
                }
                func row(_ plant: Plant?) -> some View {
                    VStack {
                        Text(plant?.name ?? "PLANT")
                        Text(⟦"Needs light"⟧)
                    }
                }
            }
            """)
    }

    @Test func screensForDevelopers() throws {
        try expect("""
            struct FontPreview: View { var body: some View { Text("Large title") } }
            struct CardPreview: View { var body: some View { Text(⟦"Your card"⟧) } }
            struct A: View {
                @ObservedObject var settings: Settings
                var body: some View {
                    CardPreview()
                    if settings.isDebugEnabled { Text("Dump all") }
                    if !settings.isDebugEnabled { Text(⟦"Welcome back"⟧) }
                    Button("Reset purchases") { store.debugReset() }
                    Button(⟦"Restore purchases"⟧) { store.restore() }
                }
            }
            struct B: View { let model: DebugInfoViewModel; var body: some View { Text("Server side") } }
            final class C: UIViewController {
                func showTools() {
                    let alert = UIAlertController(title: "Debug", message: "Choose a tool", preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Crash now", style: .default))
                }
                func showMore() {
                    let alert = UIAlertController(title: ⟦"More options"⟧, message: nil, preferredStyle: .alert)
                }
                func internalUserItemTitle() { internalUserItem.title = "Set internal user" }
            }
            #Preview { FontPreview() }
            """)
    }

    @Test func wordsThatAreTyped() throws {
        try expect("""
            struct A: View {
                @State private var typed = ""
                var isReady: Bool { typed == "ERASE" }
                var body: some View {
                    TextField("a", text: $typed, prompt: Text("ERASE"))
                    Text(⟦"Erase all"⟧)
                }
            }
            final class B: UIViewController {
                private let groupField = UITextField()
                func show() { groupField.text = "WORKSPACE"; groupField.placeholder = ⟦"Group name"⟧ }
            }
            """)
    }

    @Test func whatNoLanguageChanges() throws {
        try expect("""
            struct A: View {
                let rate: Int
                var body: some View {
                    Text("Example.com")
                    Text("@example.social")
                    Text("\\(rate) Mbps")
                    Text("Instagram")
                    Text(⟦"Instagram account"⟧)
                    Text("No handler")
                    Text("nil")
                    Text("Gardenia Plus")
                    Text(⟦"Garden Plan"⟧)
                }
            }
            """, table: """
            "a" = "Gardenia Plus is for everybody";
            "b" = "Get Gardenia Plus now";
            "c" = "About Gardenia Plus";
            "d" = "Every Garden Plan";
            --- fr.lproj/Localizable.strings
            "a" = "Gardenia Plus pour tous";
            "b" = "Obtenir Gardenia Plus";
            "c" = "De Gardenia Plus";
            "d" = "Tous les plans";
            --- es.lproj/Localizable.strings
            "a" = "Gardenia Plus para todos";
            "b" = "Consigue Gardenia Plus";
            "c" = "Sobre Gardenia Plus";
            "d" = "Todos los planes";
            """)
    }

    @Test func aSentenceWithAnInsertionIsNoKey() throws {
        try expect("""
            func ask(_ name: String) -> String { "" }
            final class A: UIViewController {
                let sign = UILabel()
                func show(_ name: String) {
                    sign.text = NSLocalizedString(⟦"Do you want to remove \\(name)?"⟧, comment: "")
                    sign.text = NSLocalizedString("step \\(name) of the tour", comment: "")
                    sign.text = NSLocalizedString("plant.\\(name).title", comment: "")
                }
            }
            """, table: "\"plant.fern.title\" = \"Fern\";\n\"step 1 of the tour\" = \"Look at the fern\";")
    }
}
