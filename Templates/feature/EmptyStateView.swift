import SwiftUI

/// Explains that there is nothing to show yet, and why.
struct EmptyStateView: View {
  let title: LocalizedStringResource
  let subtitle: LocalizedStringResource
  let systemImage: String

  var body: some View {
    ContentUnavailableView {
      Label {
        Text(title)
      } icon: {
        Image(systemName: systemImage)
      }
    } description: {
      Text(subtitle)
    }
  }
}

#Preview("Empty") {
  EmptyStateView(
    title: "No entries yet",
    subtitle: "New entries show up here.",
    systemImage: "tray")
}
