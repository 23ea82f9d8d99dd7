import SwiftUI

struct PaymentView: View {
    @State private var isCardSelected = false
    @State private var isVerifyingCard = false
    let cart: Cart

    var body: some View {
        VStack {
            // The state is a colour and nothing else.
            Text("payment.card")
                .foregroundStyle(isCardSelected ? .blue : .primary)
            // Spoken twice: by the trait, and by the value.
            Button("payment.cash") { chooseCash() }
                .accessibilityAddTraits(isCashChosen ? .isSelected : [])
                .accessibilityValue(isCashChosen ? "payment.selected" : "")
            // Off without a word.
            Button("payment.continue") { submit() }
                .disabled(email.isEmpty)
            // The reason is visible only.
            Button("payment.pay") { pay() }
                .disabled(isVerifyingCard)
            if isVerifyingCard {
                Text("payment.verifying")
            }
            // Never translated.
            Button { close() } label: { Image(systemName: "xmark") }
                .accessibilityLabel("Close the checkout")
        }
    }
}
