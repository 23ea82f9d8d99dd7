import SwiftUI

struct PaymentView: View {
    @State private var isCardSelected = false
    @State private var isVerifyingCard = false
    let cart: Cart

    var body: some View {
        VStack {
            // An icon for everyone, the trait for those who listen.
            Button { isCardSelected.toggle() } label: {
                Label("payment.card", systemImage: isCardSelected ? "checkmark.circle.fill" : "circle")
            }
            .foregroundStyle(isCardSelected ? .blue : .primary)
            .accessibilityAddTraits(isCardSelected ? .isSelected : [])
            Button("payment.cash") { chooseCash() }
                .accessibilityAddTraits(isCashChosen ? .isSelected : [])
            // On, and checked on tap.
            Button("payment.continue") { validate() }
            // The reason is visible and in the value.
            Button("payment.pay") { pay() }
                .disabled(isVerifyingCard)
                .accessibilityValue(isVerifyingCard ? "payment.verifying" : "")
            if isVerifyingCard {
                Text("payment.verifying")
            }
            Button { close() } label: { Image(systemName: "xmark") }
                .accessibilityLabel("payment.close")
            Stepper("payment.rating", value: $rating, in: 1...5)
                .accessibilityValue("\(rating) of 5")
        }
    }
}
