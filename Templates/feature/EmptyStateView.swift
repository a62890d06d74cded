import SwiftUI

/// Explains that there is nothing to show yet, and why.
struct EmptyStateView: View {
//% if ios == 15
  let title: LocalizedStringKey
  let subtitle: LocalizedStringKey
//% else
  let title: LocalizedStringResource
  let subtitle: LocalizedStringResource
//% end
  let systemImage: String

  var body: some View {
//% if ios != 17
    VStack {
      Image(systemName: systemImage)
        .font(.largeTitle)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Text(title)
        .font(.title2.weight(.bold))
      Text(subtitle)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .combine)
//% else
    ContentUnavailableView {
      Label {
        Text(title)
      } icon: {
        Image(systemName: systemImage)
      }
    } description: {
      Text(subtitle)
    }
//% end
  }
}

#Preview("Empty") {
  EmptyStateView(
    title: "No entries yet",
    subtitle: "New entries show up here.",
    systemImage: "tray")
}
