import SwiftUI

/// Explains that there is no __name_words__ yet, and offers an action.
__access__ struct __Name__EmptyStateView: View {
  let title: LocalizedStringResource
  let subtitle: LocalizedStringResource
  let systemImage: String
  let actionTitle: LocalizedStringResource
  let action: @MainActor () -> Void

  __access__ init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource, systemImage: String = "tray",
    actionTitle: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.systemImage = systemImage
    self.actionTitle = actionTitle
    self.action = action
  }

  __access__ var body: some View {
//% if ios == 16
    VStack {
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
      .accessibilityElement(children: .combine)
      Button(action: action) { Text(actionTitle) }
        .buttonStyle(.borderedProminent)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
//% else
    ContentUnavailableView {
      Label {
        Text(title)
      } icon: {
        Image(systemName: systemImage)
      }
    } description: {
      Text(subtitle)
    } actions: {
      Button(action: action) { Text(actionTitle) }
        .buttonStyle(.borderedProminent)
    }
//% end
  }
}

#Preview("__Name_title__ empty") {
  __Name__EmptyStateView(
    title: "Nothing here yet",
    subtitle: "New entries show up here.",
    actionTitle: "Add Entry"
  ) {}
}
