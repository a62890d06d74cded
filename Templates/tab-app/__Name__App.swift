import SwiftUI

/// The app: one window with tabs.
@main
struct __Name__App: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}
