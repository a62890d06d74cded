import SwiftUI

/// The __Name_title__ stack: its first screen, and its routes.
struct __Name__NavigationView: View {
  @State private var path: [AppRoute] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Welcome", value: AppRoute.welcome)
      }
      .navigationTitle("__Name_title__")
      .navigationDestination(for: AppRoute.self) { route in
        RouteView(route: route)
      }
    }
  }
}

#Preview("__Name_title__") {
  __Name__NavigationView()
}
