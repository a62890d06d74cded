import SwiftUI

/// Shows what went wrong and offers to try again.
struct ErrorStateView: View {
  let message: String
  let retryAction: @MainActor () -> Void

  init(message: String, retryAction: @escaping @MainActor () -> Void) {
    self.message = message
    self.retryAction = retryAction
  }

  var body: some View {
    ContentUnavailableView {
      Label("Something went wrong", systemImage: "exclamationmark.triangle")
    } description: {
      Text(message)
    } actions: {
      Button("Try Again", systemImage: "arrow.clockwise", action: retryAction)
        .buttonStyle(.bordered)
    }
  }
}

#Preview("Error") {
  ErrorStateView(message: "The server did not answer.") {}
}
