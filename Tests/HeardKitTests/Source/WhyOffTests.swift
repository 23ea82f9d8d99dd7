import HeardCore
import HeardRules
import Testing

/// Controls that are switched off: which of them say why, and which need not.
@Suite(.enabled(if: SourceProbe.isAvailable, "heard-source is not built")) struct WhyOffTests {
    private func expect(_ rule: any Rule.Type, _ views: String, _ table: String, notes: Bool = false) throws {
        let probe = try SourceProbe("--- Sources/Views.swift\nimport SwiftUI\nimport UIKit\n\(views)\n--- en.lproj/Localizable.strings\n\(table)\n")
        #expect(probe.found(rule, notes: notes) == probe.expected)
    }

    @Test func nothingIsThereToActOn() throws {
        try expect(ReasonMissingRule.self, """
            struct A: View {
                @State private var label = ""
                let shelf: Shelf
                @State private var photo: Photo?
                var body: some View {
                    TextField("a", text: $label)
                    Button("save") { }.disabled(label.isEmpty)
                    Button("random") { }.disabled(shelf.books.isEmpty)
                    Button("next") { }.disabled(shelf.next == nil)
                    Button("show") { }.disabled(shelf.bookCount == 0)
                    Button("lend") { }.disabled(shelf.books.filter { !$0.isLent }.isEmpty)
                    Button("shut") { }.disabled(isButtonDisabled)
                    Button("send") { }.disabled(photo == nil)
                }
            }
            """, "\"a\" = \"Name\";\n\"⟦save⟧\" = \"Save\";\n\"random\" = \"Random book\";\n\"next\" = \"Next book\";\n\"show\" = \"Show\";\n\"lend\" = \"Lend\";\n\"shut\" = \"Shut\";\n\"⟦send⟧\" = \"Send\";")
    }

    @Test func itemsOfMenus() throws {
        try expect(ReasonMissingRule.self, """
            struct ChooseButton: View { let isFull: Bool; var body: some View { Button("choose") { }.disabled(isFull) } }
            struct OtherButton: View { let isFull: Bool; var body: some View { Button("other") { }.disabled(isFull) } }
            struct A: View {
                let isFull: Bool
                var body: some View {
                    Text("a").contextMenu { ChooseButton(isFull: isFull); OtherButton(isFull: isFull) }
                    OtherButton(isFull: isFull)
                }
            }
            """, "\"a\" = \"Name\";\n\"choose\" = \"Choose\";\n\"⟦other⟧\" = \"Other\";")
    }

    @Test func theControlTellsItself() throws {
        try expect(ReasonMissingRule.self, """
            struct A: View {
                let isSold: Bool
                var body: some View {
                    Button { } label: { if isSold { Text("sold") } else { Text("buy") } }.disabled(isSold)
                    Button("plain") { }.disabled(isSold)
                    Button("gone") { }.opacity(isSold ? 0 : 1).disabled(isSold)
                    if !isSold { Button("open") { }.disabled(isSold) }
                    NavigationLink { } label: { SourceRow(isBlocked: isSold) }.disabled(isSold)
                    NavigationLink { } label: { Text("plus"); SourceRow(isBlocked: isAway || isSold) }.disabled(isSold)
                }
            }
            """, "\"sold\" = \"Sold out\";\n\"buy\" = \"Buy\";\n\"⟦plain⟧\" = \"Plain\";\n\"gone\" = \"Gone\";\n\"plus\" = \"Plus\";\n\"open\" = \"Open\";")
    }

    @Test func forGood() throws {
        try expect(ReasonMissingRule.self, """
            struct A: View {
                let isOut: Bool
                var body: some View {
                    Button("film") { }.disabled(true)
                    if isOut { Button("play") { } } else {
                        Button("play") { }.disabled(true)
                        Text("why")
                    }
                }
            }
            """, "\"⟦film⟧\" = \"Film\";\n\"play\" = \"Play\";\n\"why\" = \"It comes out in May.\";")
        try expect(ReasonNotSpokenRule.self, """
            struct A: View {
                let isOut: Bool
                var body: some View {
                    if isOut { Button("play") { } } else {
                        Button("play") { }.disabled(true)
                        Text("why")
                    }
                }
            }
            """, "\"play\" = \"Play\";\n\"⟦why⟧\" = \"It comes out in May.\";")
    }

    @Test func waitsWithASign() throws {
        try expect(ReasonMissingRule.self, """
            final class FileCell: UITableViewCell {
                private let openButton = UIButton(type: .system)
                private let checkButton = UIButton(type: .system)
                func show(_ phase: Phase) {
                    switch phase {
                    case .loading:
                        openButton.isEnabled = false
                        openButton.setTitle(NSLocalizedString("loading", comment: ""), for: .normal)
                    default:
                        openButton.setTitle(NSLocalizedString("open", comment: ""), for: .normal)
                    }
                }
                func check(isVerifying: Bool) {
                    checkButton.setTitle(NSLocalizedString("check", comment: ""), for: .normal)
                    checkButton.isEnabled = !isVerifying
                    if isVerifying { checkButton.showActivityIndicator() }
                }
            }
            """, "\"loading\" = \"Loading…\";\n\"open\" = \"Open\";\n\"⟦check⟧\" = \"Check\";")
    }

    @Test func whatIsShownInMoreStatesIsNoReason() throws {
        try expect(ReasonNotSpokenRule.self, """
            struct A: View {
                let isPaired: Bool
                let isNear: Bool
                var body: some View {
                    if isPaired && isNear { Text("ready") } else { Text("more") }
                    Button("start") { }.disabled(!isPaired)
                    if !isPaired { Text("pair") }
                    Button("stop") { }.disabled(!isPaired)
                }
            }
            """, "\"ready\" = \"It is ready now.\";\n\"more\" = \"Bring it closer.\";\n\"start\" = \"Start\";\n\"⟦pair⟧\" = \"Pair it first.\";\n\"stop\" = \"Stop\";")
    }

    @Test func emptyLists() throws {
        try expect(ReasonNotSpokenRule.self, """
            struct A: View {
                let logs: [Log]
                let cart: Cart
                var body: some View {
                    if logs.isEmpty { Text("none") }
                    Button("clear") { }.disabled(logs.isEmpty)
                    if cart.isLocked { Text("locked") }
                    Button("pay") { }.disabled(cart.isLocked)
                }
            }
            """, "\"none\" = \"No activity logged\";\n\"clear\" = \"Clear\";\n\"⟦locked⟧\" = \"Another device pays already.\";\n\"pay\" = \"Pay\";")
    }

    @Test func tooltipsThatDescribe() throws {
        let table = "\"title\" = \"Windows drivers\";\n\"⟦tip⟧\" = \"TIP\";"
        let view = "struct A: View { let isOn: Bool; var body: some View { Toggle(\"title\", isOn: $x).disabled(!isOn).help(\"tip\") } }"
        for text in ["Only available on Apple silicon.", "This computer does not support it.", "Add a printer first."] { try expect(ReasonNotSpokenRule.self, view, table.replacing("TIP", with: text)) }
        for text in ["Required for older systems.", "Should be off for older systems.", "If enabled, the next start takes longer."] {
            try expect(ReasonNotSpokenRule.self, view, table.replacing("⟦tip⟧", with: "tip").replacing("TIP", with: text))
        }
    }
}

/// Controls that need not say why they are off.
@Suite(.enabled(if: SourceProbe.isAvailable)) struct OffByItselfTests {
    private func expect(_ views: String, _ table: String) throws {
        let probe = try SourceProbe("--- Sources/Views.swift\nimport SwiftUI\nimport UIKit\n\(views)\n--- en.lproj/Localizable.strings\n\(table)\n")
        #expect(probe.found(ReasonMissingRule.self) == probe.expected)
    }

    @Test func choicesAndTabs() throws {
        try expect("""
            struct A: View {
                @State private var way = 0
                let model: Model
                var onTap: (() -> Void)?
                var body: some View {
                    Picker("way", selection: $way) { Text("one").tag(0); Text("two").tag(1) }
                    Button("local") { }.disabled(way != 1)
                    Button("remove") { }.disabled(!model.hasFavorites)
                    Button("badge") { }.disabled(onTap == nil)
                    Button("report") { }.disabled(!model.hasLicense)
                }
            }
            final class B: UIViewController {
                let listButton = UIButton(), mapButton = UIButton(), buyButton = UIButton()
                func show(_ isMap: Bool) {
                    listButton.setTitle(NSLocalizedString("list", comment: ""), for: .normal)
                    mapButton.setTitle(NSLocalizedString("map", comment: ""), for: .normal)
                    buyButton.setTitle(NSLocalizedString("buy", comment: ""), for: .normal)
                    listButton.isEnabled = isMap
                    mapButton.isEnabled = !isMap
                    buyButton.isEnabled = hasLicense
                }
            }
            """, "\"way\" = \"Way\";\n\"one\" = \"One\";\n\"two\" = \"Two\";\n\"local\" = \"Local only\";\n\"remove\" = \"Delete favorites\";\n\"badge\" = \"Badge\";\n\"⟦report⟧\" = \"Send report\";\n\"list\" = \"List\";\n\"map\" = \"Map\";\n\"⟦buy⟧\" = \"Buy\";")
    }

    @Test func theTitleGoesWithTheState() throws {
        try expect("""
            struct A: View {
                let isOrdering: Bool
                var body: some View {
                    Button { } label: { Text(title(ordering: isOrdering)) }.disabled(isOrdering)
                    Button { } label: { Text("order") }.disabled(isLocked)
                }
                func title(ordering: Bool) -> String { ordering ? NSLocalizedString("wait", comment: "") : NSLocalizedString("go", comment: "") }
            }
            """, "\"wait\" = \"Ordering\";\n\"go\" = \"Order now\";\n\"⟦order⟧\" = \"Order\";")
    }

    @Test func aCaseAndItsQuestionAreTheSame() throws {
        try expect("""
            struct A: View {
                let gate: Gate
                var body: some View {
                    switch gate {
                    case .locked(let date): Text("until")
                    default: Text("hello")
                    }
                    Button("open") { }.disabled(gate.isLocked)
                    Button("close") { }.disabled(gate.isBroken)
                }
            }
            """, "\"until\" = \"Locked until tomorrow\";\n\"hello\" = \"Hello\";\n\"open\" = \"Open\";\n\"⟦close⟧\" = \"Close\";")
    }
}

/// Where a reason stands, and what it is set in.
@Suite(.enabled(if: SourceProbe.isAvailable)) struct ReasonPlaceTests {
    @Test func fontAndPlace() throws {
        let probe = try SourceProbe("""
            --- Sources/Views.swift
            import SwiftUI
            struct A: View {
                var body: some View {
                    Form {
                        header
                        Section {
                            Button("send") { }.disabled(!isPaid)
                            if !isPaid { Text("pay").font(.caption) }
                        } footer: { if !isPaid { Text("foot") } }
                        if !isPaid { Text("fixed").font(.system(size: 12)) }
                    }
                }
                var header: some View { VStack { if !isPaid { Text("far") } } }
            }
            --- en.lproj/Localizable.strings
            "send" = "Send";
            "pay" = "Pay the invoice first.";
            "foot" = "Pay for the plan first.";
            "fixed" = "Pay for the seat first.";
            "far" = "You have to pay first.";
            """)
        let reasons = (probe.project.source?.controls ?? []).flatMap(\.reasons)
        func one(_ key: String) -> TextUse? { reasons.first { $0.key == key } }
        #expect(one("pay")?.font == "caption" && one("pay")?.isApart == false)
        #expect(one("foot")?.font == "footnote" && one("foot")?.isApart == false)
        #expect(one("fixed")?.font == "fixed" && one("fixed")?.isApart == false)
        #expect(one("far")?.isApart == true)
    }
}
