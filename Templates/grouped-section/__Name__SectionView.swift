import SwiftUI

/// A titled group of rows on one surface, for a screen that is not a list.
__access__ struct __Name__SectionView<Content: View>: View {
  private let title: LocalizedStringResource
  private let content: Content
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

  __access__ init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  __access__ var body: some View {
    VStack(alignment: .leading, spacing: __tokens_spacing8__) {
      Text(title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      VStack(alignment: .leading, spacing: __tokens_spacing12__) {
        content
      }
      .padding(__tokens_spacing16__)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(surface, in: .rect(cornerRadius: __tokens_radius16__, style: .continuous))
    }
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

#Preview("__Name_title__ section") {
  __Name__SectionView("Details") {
    Text("Created on Monday")
    Text("Changed today")
  }
  .padding(__tokens_spacing16__)
}
