import SwiftUI

/// Shows what went wrong with the __name_words__, and offers to try again.
__access__ struct __Name__ErrorStateView: View {
  let message: String
  let retryAction: @MainActor () -> Void

  __access__ init(message: String, retryAction: @escaping @MainActor () -> Void) {
    self.message = message
    self.retryAction = retryAction
  }

  __access__ var body: some View {
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

#Preview("__Name_title__ error") {
  __Name__ErrorStateView(message: "The server did not answer.") {}
}
