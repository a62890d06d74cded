import SwiftUI

/// The screen for a route.
struct RouteView: View {
  let route: AppRoute

  var body: some View {
    switch route {
    case .welcome: welcome
    }
  }

  private var welcome: some View {
//% if ios == 16
    VStack {
      Image(systemName: "hand.wave")
        .font(.largeTitle)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Text("Welcome")
        .font(.title2.weight(.bold))
      Text("Replace this with the first screen of the stack.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .combine)
//% else
    ContentUnavailableView(
      "Welcome", systemImage: "hand.wave",
      description: Text("Replace this with the first screen of the stack."))
//% end
  }
}

#Preview("Welcome") {
  NavigationStack {
    RouteView(route: .welcome)
  }
}
