import SwiftUI

/// Payment methods, and the button that pays.
struct PaymentView: View {
    enum Method: CaseIterable { case card, cash, applePay }

    @State private var method = Method.card
    @State private var email = ""
    @State private var isEmailMissing = false
    @State private var acceptsTerms = false
    @FocusState private var isEmailFocused: Bool
    let isVerifyingCard: Bool
    let price: String
    let pay: () -> Void

    var body: some View {
        Form {
            Section("payment.title") {
                option("payment.card.label", .card)
                option("payment.cash.label", .cash)
                option("payment.applePay.label", .applePay)
            }

            TextField("email.label", text: $email)
                .focused($isEmailFocused)
                .accessibilityValue(isEmailMissing ? Text("email.error") : Text(email))
            if isEmailMissing {
                Label("email.error", systemImage: "exclamationmark.circle")
            }

            Toggle("terms.accept", isOn: $acceptsTerms)

            // A form's button stays enabled: pressing it says what is missing.
            Button("continue.button") {
                isEmailMissing = email.isEmpty
                isEmailFocused = isEmailMissing
            }

            // Nothing can be done while the card is verified: the button says why, spoken and shown.
            Text(String.localizedStringWithFormat(String(localized: "order.total"), price))
            Button("pay.button") { pay() }
                .disabled(isVerifyingCard)
                .accessibilityValue(isVerifyingCard ? Text("pay.verifying.value") : Text(verbatim: ""))
            if isVerifyingCard {
                Text("pay.verifying.reason")
            }
        }
        .onChange(of: isVerifyingCard) { wasVerifying, _ in
            if wasVerifying { AccessibilityNotification.Announcement(String(localized: "pay.verified.announcement")).post() }
        }
    }

    /// The name stays the same; the trait and the symbol tell which one is selected.
    private func option(_ name: LocalizedStringKey, _ value: Method) -> some View {
        Button {
            method = value
        } label: {
            Label(name, systemImage: method == value ? "checkmark.circle.fill" : "circle")
        }
        .accessibilityAddTraits(method == value ? .isSelected : [])
    }
}
