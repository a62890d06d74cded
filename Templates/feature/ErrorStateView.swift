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
//% if ios != 17
    VStack {
      VStack {
        Image(systemName: "exclamationmark.triangle")
          .font(.largeTitle)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
        Text("Something went wrong")
          .font(.title2.weight(.bold))
        Text(message)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
      Button("Try Again", systemImage: "arrow.clockwise", action: retryAction)
        .buttonStyle(.bordered)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
//% else
    ContentUnavailableView {
      Label("Something went wrong", systemImage: "exclamationmark.triangle")
    } description: {
      Text(message)
    } actions: {
      Button("Try Again", systemImage: "arrow.clockwise", action: retryAction)
        .buttonStyle(.bordered)
    }
//% end
  }
}

#Preview("Error") {
  ErrorStateView(message: "The server did not answer.") {}
}
