import SwiftUI

/// Cart, rating, settings.
struct ShopView: View {
    @State private var rating = 3
    @State private var wantsMarketing = false
    let itemCount: Int

    var body: some View {
        List {
            Button {
            } label: {
                Image(systemName: "cart")
            }
            .accessibilityLabel(Text("cart.label"))
            .accessibilityValue(Text(String.localizedStringWithFormat(String(localized: "cart.value"), itemCount)))

            // One adjustable element instead of five buttons.
            Stepper("rating.label", value: $rating, in: 1...5)
                .accessibilityValue(Text(String.localizedStringWithFormat(String(localized: "rating.value"), rating, 5)))

            Toggle("settings.marketing", isOn: $wantsMarketing)
        }
    }
}
