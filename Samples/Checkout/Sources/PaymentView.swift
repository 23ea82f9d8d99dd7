import SwiftUI

/// Payment methods, and the button that pays.
struct PaymentView: View {
    enum Method: CaseIterable { case card, cash }

    @State private var method = Method.card
    @State private var cardNumber = ""
    let isVerifyingCard: Bool
    let acceptsTerms: Bool
    let price: String
    let pay: () -> Void

    var body: some View {
        Form {
            // The state is in the label, in the value and in the hint, and in colour alone for everybody else.
            Button("payment.cash.label") { method = .cash }
                .foregroundStyle(method == .cash ? .blue : .primary)
            Button {
                method = .card
            } label: {
                Text("payment.card.label")
            }
            .accessibilityLabel(method == .card ? Text("payment.card.selected.label") : Text("payment.card.label"))
            .accessibilityValue(method == .card ? Text("payment.selected.value") : Text(verbatim: ""))
            .accessibilityHint(method == .card ? Text("payment.selected.hint") : Text(verbatim: ""))
            .accessibilityAddTraits(method == .card ? .isSelected : [])

            TextField("Card number", text: $cardNumber)
                .border(cardNumber.isEmpty ? .red : .clear)
            Text("card.number.rule")
            Text("form.required")

            Button("pay.button") { pay() }
                .disabled(isVerifyingCard)
                .accessibilityLabel(Text("pay.a11y.label"))
                .accessibilityHint(Text("pay.a11y.hint"))
                .accessibilityValue(isVerifyingCard ? Text("pay.verifying.value") : Text(verbatim: ""))
            if isVerifyingCard {
                Text("pay.verifying.reason")
            }

            Button("continue.button") { }
                .disabled(!acceptsTerms)
        }
        .onChange(of: isVerifyingCard) { _, _ in
            AccessibilityNotification.Announcement(String(localized: "pay.disabled.announcement")).post()
        }
    }
}
