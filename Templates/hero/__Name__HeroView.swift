import SwiftUI

/// A tile that grows into a full view and shrinks back; with reduced motion, it only fades.
__access__ struct __Name__HeroView<Tile: View, Detail: View>: View {
  private let title: LocalizedStringResource
  private let tile: Tile
  private let detail: Detail
  @State private var isExpanded = false
  @Namespace private var namespace
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  __access__ init(
    _ title: LocalizedStringResource, @ViewBuilder tile: () -> Tile,
    @ViewBuilder detail: () -> Detail
  ) {
    self.title = title
    self.tile = tile()
    self.detail = detail()
  }

  __access__ var body: some View {
    ZStack {
      if isExpanded {
        expanded
      } else {
        collapsed
      }
    }
    .animation(animation, value: isExpanded)
  }

  private var animation: Animation {
    reduceMotion ? .easeInOut : .spring(response: 0.35, dampingFraction: 0.7)
  }

  private var collapsed: some View {
    Button {
      isExpanded = true
    } label: {
      tile
        .modifier(__Name__HeroMatch(namespace: namespace, isMoving: !reduceMotion))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(title))
    .accessibilityHint("Opens the details")
  }

  private var expanded: some View {
    VStack(alignment: .leading, spacing: __tokens_spacing16__) {
      detail
        .modifier(__Name__HeroMatch(namespace: namespace, isMoving: !reduceMotion))
      Button("Close", systemImage: "xmark") {
        isExpanded = false
      }
      .buttonStyle(.bordered)
    }
    .accessibilityAddTraits(.isModal)
  }
}

private struct __Name__HeroMatch: ViewModifier {
  let namespace: Namespace.ID
  let isMoving: Bool

  func body(content: Content) -> some View {
    if isMoving {
      content.matchedGeometryEffect(id: "hero", in: namespace)
    } else {
      content.transition(.opacity)
    }
  }
}

#Preview("__Name_title__ hero") {
  __Name__HeroView("__Name_title__") {
    Text("A tile")
      .padding(__tokens_spacing32__)
  } detail: {
    Text("All there is to know about it")
      .padding(__tokens_spacing32__)
  }
}
