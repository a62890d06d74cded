import SwiftUI

/// Says that there is no __name_words__ yet, and offers a way on.
struct __Name__EmptyStateView: View {
  let title: String
  let subtitle: String
  let systemImage: String
  let actionTitle: String
  let action: @MainActor () -> Void

  init(
    title: String, subtitle: String, systemImage: String = "tray", actionTitle: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.systemImage = systemImage
    self.actionTitle = actionTitle
    self.action = action
  }

  var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: systemImage)
    } description: {
      Text(subtitle)
    } actions: {
      Button(actionTitle, action: action)
        .buttonStyle(.borderedProminent)
    }
  }
}

#Preview("__Name_title__ empty") {
  __Name__EmptyStateView(
    title: "Nothing here yet",
    subtitle: "New entries show up here.",
    actionTitle: "Add Entry"
  ) {}
}
