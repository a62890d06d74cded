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
    HStack(spacing: __tokens_spacing16__) {
      Image(systemName: systemImage)
        .font(.title2)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: __tokens_spacing4__) {
        title
          .font(.headline)
        subtitle
          .font(.subheadline)
          .foregroundStyle(__tokens_secondaryText__)
      }
      Spacer(minLength: 0)
    }
    .padding(__tokens_spacing16__)
    .background(surface, in: .rect(cornerRadius: __tokens_radius16__, style: .continuous))
    .accessibilityElement(children: .combine)
  }

  private var surface: AnyShapeStyle {
//% if ios == 16
    reduceTransparency
      ? AnyShapeStyle(.background.shadow(.drop(radius: 1)))
      : AnyShapeStyle(.quaternary)
//% else
    reduceTransparency ? AnyShapeStyle(.background.secondary) : AnyShapeStyle(.fill.quaternary)
//% end
  }
}

#Preview("__Name_title__ card") {
  __Name__CardView(
    title: Text(verbatim: "Morning overview"), subtitle: Text(verbatim: "Updated at 9:41"),
    systemImage: "sunrise"
  )
  .padding(__tokens_spacing16__)
}
