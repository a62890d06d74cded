import SwiftUI

/// A row that can be selected; VoiceOver reads whether it is.
///
/// The caller decides whether the texts are translated: `Text("Trips")` is, `Text(trip.name)` is not.
__access__ struct __Name__SelectionRowView: View {
  let title: Text
  let subtitle: Text
  let isSelected: Bool
  let action: @MainActor () -> Void

  __access__ init(
    title: Text, subtitle: Text, isSelected: Bool, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.isSelected = isSelected
    self.action = action
  }

  __access__ var body: some View {
    Button(action: action) {
      HStack(spacing: __tokens_spacing12__) {
        VStack(alignment: .leading, spacing: __tokens_spacing4__) {
          title
            .font(.headline)
          subtitle
            .font(.subheadline)
            .foregroundStyle(__tokens_secondaryText__)
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
    __Name__SelectionRowView(
      title: Text("Every day"), subtitle: Text("At nine"), isSelected: true
    ) {}
    __Name__SelectionRowView(
      title: Text("Every week"), subtitle: Text("On Mondays"), isSelected: false
    ) {}
  }
}
