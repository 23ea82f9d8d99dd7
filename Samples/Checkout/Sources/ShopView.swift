import SwiftUI

/// Cart, rating, orders.
struct ShopView: View {
    @State private var rating = 3
    @State private var wantsMarketing = false
    let itemCount: Int

    var body: some View {
        List {
            Button { } label: { Image(systemName: "cart") }
                .accessibilityLabel(Text("cart.label"))
                .accessibilityValue("\(itemCount) items")

            // Five buttons for one number.
            HStack {
                Button { rating = 1 } label: { Image(systemName: "star.fill") }.accessibilityLabel(Text("star.one"))
                Button { rating = 2 } label: { Image(systemName: "star") }.accessibilityLabel(Text("star.two"))
            }
            .accessibilityValue(Text("rating.a11y.value"))

            // On and off as text on a button.
            Button("settings.marketing") { wantsMarketing.toggle() }
                .accessibilityValue(wantsMarketing ? "On" : "Off")

            Button { } label: { Label("orders.next", systemImage: "chevron.right") }
            Text("help.where")
        }
    }
}
