import Testing
import HeardRules

/// Which colours are the only sign of a state. Every second view of a pair is the first with another sign.
@Suite(.enabled(if: SourceProbe.isAvailable, "heard-source is not built")) struct SignTests {
    private func expect(_ views: String, _ framework: String = "SwiftUI") throws {
        let probe = try SourceProbe("--- Sources/Views.swift\nimport \(framework)\n\(views)\n--- en.lproj/Localizable.strings\n\"a\" = \"A\";\n")
        #expect(probe.found(ColorOnlyRule.self) == probe.expected)
    }

    @Test func statesByTheFormOfTheirNames() throws {
        try expect("""
            struct A: View { let isFree: Bool; var body: some View { Text("a").⟦foregroundStyle⟧(isFree ? .green : .red) } }
            struct B: View { let plant: Plant; var body: some View { Text("a").⟦background⟧(plant.needsWater ? Color.red : Color.clear) } }
            struct C: View { let seat: Seat; @Binding var choice: Seat?; var body: some View { Text("a").⟦border⟧(choice == seat ? Color.blue : .clear) } }
            struct D: View { let stock: Int; var body: some View { Text("a").⟦foregroundStyle⟧(stock > 0 ? .green : .red) } }
            struct E: View { let width: Double; var body: some View { Text("a").foregroundStyle(width > 400 ? .green : .red) } }
            struct F: View { let kind: Kind; var body: some View { Text("a").foregroundStyle(kind == .small ? .green : .red) } }
            struct G: View { let isPrimary: Bool; var body: some View { Text("a").foregroundStyle(isPrimary ? .green : .red) } }
            struct H: View { let amount: Decimal; var body: some View { Text(amount, format: .number).foregroundStyle(amount < 0 ? .red : .primary) } }
            struct I: View { let size: DynamicTypeSize; var body: some View { Text("a").background(size.isAccessibilitySize ? Color.red : .clear) } }
            """)
    }

    @Test func viewsThatAreThereInTheState() throws {
        try expect("""
            struct A: View { let isChosen: Bool; var body: some View { HStack { Text("a").⟦foregroundStyle⟧(isChosen ? .blue : .primary); Icons.tick } } }
            struct B: View { let isChosen: Bool; var body: some View { HStack { Text("a").foregroundStyle(isChosen ? .blue : .primary); if isChosen { Icons.tick.foregroundStyle(.blue) } } } }
            struct C: View { let isChosen: Bool; var body: some View { HStack { Text("a").foregroundStyle(isChosen ? .blue : .primary); if isChosen { mark } } }; var mark: some View { Image("a") } }
            struct D: View { let isChosen: Bool; var body: some View { HStack { Text("a").foregroundStyle(isChosen ? .blue : .primary); if isChosen { mark() } } }; func mark() -> some View { Image("a") } }
            struct E: View { let kind: Kind; let chosen: Kind; var body: some View { Row(isSelected: kind == chosen) { Text("a").foregroundStyle(kind == chosen ? .blue : .primary) } } }
            struct F: View { let kind: Kind; let chosen: Kind; var body: some View { Row(tint: kind == chosen) { Text("a").⟦foregroundStyle⟧(kind == chosen ? .blue : .primary) } } }
            struct G: View { let isChosen: Bool; var image: String { isChosen ? "checkmark.circle" : "circle" }; var body: some View { HStack { Image(systemName: image); Text("a").foregroundStyle(isChosen ? .blue : .primary) } } }
            """)
    }

    @Test func linesWeightsAndStrokes() throws {
        try expect("""
            struct A: View { let isDone: Bool; var body: some View { Text("a").strikethrough(isDone).foregroundStyle(isDone ? .gray : .primary) } }
            struct B: View { let isActive: Bool; var body: some View { Text("a").font(.system(size: 12, weight: isActive ? .bold : .regular)).foregroundColor(isActive ? .blue : .gray) } }
            struct C: View { let isActive: Bool; var body: some View { Text("a").overlay { Capsule().strokeBorder(isActive ? Color.blue : .gray, lineWidth: isActive ? 4 : 1) } } }
            struct D: View { let isActive: Bool; var body: some View { Text("a").overlay(Capsule().⟦stroke⟧(isActive ? Color.blue : .gray, lineWidth: 2)) } }
            struct E: View { let isActive: Bool; var body: some View { Text("a").animation(isActive ? .easeIn : .easeOut).⟦foregroundStyle⟧(isActive ? .blue : .gray) } }
            """)
    }

    @Test func objectsOfUIKitAndAppKit() throws {
        try expect("""
            final class RunCell: NSTableCellView {
                private let name = NSTextField(labelWithString: "")
                func show(isFailed: Bool) {
                    name.stringValue = NSLocalizedString("a", comment: "")
                    name.textColor = ⟦isFailed ? .systemRed : .labelColor⟧
                }
            }
            """, "AppKit")
        try expect("""
            final class ParcelCell: UITableViewCell {
                func show(_ parcel: Parcel) { contentView.backgroundColor = ⟦parcel.isOverdue ? .systemOrange : .systemBackground⟧ }
            }
            final class FadingCell: UITableViewCell {
                private let stamp = UIView()
                func show(_ parcel: Parcel) {
                    contentView.backgroundColor = parcel.isOverdue ? .systemOrange : .systemBackground
                    stamp.alpha = parcel.isOverdue ? 1 : 0
                }
            }
            final class ParcelController: UIViewController {
                private let tableView = UITableView()
                func show(isLate: Bool) { tableView.backgroundColor = isLate ? .systemOrange : .systemBackground }
            }
            """, "UIKit")
    }
}
