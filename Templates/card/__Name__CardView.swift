import SwiftUI

/// One __name_words__ as a card: a symbol, a title and a line below it, read as one element.
struct __Name__CardView: View {
  let title: String
  let subtitle: String
  let systemImage: String
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: systemImage)
        .font(.title2)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        Text(title)
          .font(.headline)
        Text(subtitle)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(16)
    .background(surface, in: .rect(cornerRadius: 16, style: .continuous))
    .accessibilityElement(children: .combine)
  }

  private var surface: AnyShapeStyle {
    reduceTransparency ? AnyShapeStyle(.background.secondary) : AnyShapeStyle(.fill.quaternary)
  }
}

#Preview("__Name_title__ card") {
  __Name__CardView(title: "Morning overview", subtitle: "Updated at 9:41", systemImage: "sunrise")
    .padding(16)
}
