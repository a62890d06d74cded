import SwiftUI

/// The app: one window, with the tabs in it.
@main
struct __Name__App: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}
