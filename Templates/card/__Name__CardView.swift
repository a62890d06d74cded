import SwiftUI

/// One __name_words__ as a card: a symbol, a title and a line below it, read as one element.
///
/// The caller decides whether the texts are translated: `Text("Trips")` is, `Text(trip.name)` is not.
__access__ struct __Name__CardView: View {
  let title: Text
  let subtitle: Text
  let systemImage: String
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
//% if access == public

  public init(title: Text, subtitle: Text, systemImage: String) {
    self.title = title
    self.subtitle = subtitle
    self.systemImage = systemImage
  }
//% end

  __access__ var body: some View {
    HStack(spacing: 16) {
      Image(systemName: systemImage)
        .font(.title2)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        title
          .font(.headline)
        subtitle
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
  __Name__CardView(
    title: Text(verbatim: "Morning overview"), subtitle: Text(verbatim: "Updated at 9:41"),
    systemImage: "sunrise"
  )
  .padding(16)
}
