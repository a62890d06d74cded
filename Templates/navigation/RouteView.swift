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
    ContentUnavailableView(
      "Welcome", systemImage: "hand.wave",
      description: Text("Replace this with the first screen of the stack."))
  }
}

#Preview("Welcome") {
  NavigationStack {
    RouteView(route: .welcome)
  }
}
