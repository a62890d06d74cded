import SwiftUI

/// A row that can be chosen; VoiceOver says whether it is.
struct __Name__SelectionRowView: View {
  let title: String
  let subtitle: String
  let isSelected: Bool
  let action: @MainActor () -> Void

  init(
    title: String, subtitle: String, isSelected: Bool, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.isSelected = isSelected
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 4) {
          Text(title)
            .font(.headline)
          Text(subtitle)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 8)
        Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
          .font(.title3)
          .foregroundStyle(.tint)
          .accessibilityHidden(true)
      }
      .frame(minHeight: 44)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

#Preview("__Name_title__ selection") {
  List {
    __Name__SelectionRowView(title: "Every day", subtitle: "At nine", isSelected: true) {}
    __Name__SelectionRowView(title: "Every week", subtitle: "On Mondays", isSelected: false) {}
  }
}
