import SwiftUI

/// Says that there is nothing to show yet, and why.
struct EmptyStateView: View {
  let title: String
  let subtitle: String
  let systemImage: String

  var body: some View {
    ContentUnavailableView(title, systemImage: systemImage, description: Text(subtitle))
  }
}

#Preview("Empty") {
  EmptyStateView(
    title: "No entries yet",
    subtitle: "New entries show up here.",
    systemImage: "tray")
}
