import SwiftUI

/// One entry of the floating menu.
__access__ struct __Name__FloatingAction: Identifiable {
  let title: LocalizedStringResource
  let systemImage: String
  let perform: @MainActor () -> Void
  __access__ var id: String { title.key }
//% if access == public

  public init(
    title: LocalizedStringResource, systemImage: String, perform: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.systemImage = systemImage
    self.perform = perform
  }
//% end
}

/// A floating button that opens into a menu of actions.
__access__ struct __Name__ActionsView: View {
  let actions: [__Name__FloatingAction]
  @State private var isOpen = false
  @Namespace private var namespace
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
//% if access == public

  public init(actions: [__Name__FloatingAction]) {
    self.actions = actions
  }
//% end

  __access__ var body: some View {
//% if ios == 26
    if reduceTransparency {
      plainMenu
    } else {
      glassMenu
    }
//% else
    if #available(iOS 26, macOS 26, *), !reduceTransparency {
      glassMenu
    } else {
      plainMenu
    }
//% end
  }

//% if ios != 26
  @available(iOS 26, macOS 26, *)
//% end
  private var glassMenu: some View {
    GlassEffectContainer(spacing: __tokens_spacing16__) {
      VStack(spacing: __tokens_spacing16__) {
        if isOpen {
          ForEach(actions) { action in
            button(action)
              .buttonStyle(.glass)
              .glassEffectID(action.id, in: namespace)
          }
        }
        toggle
          .buttonStyle(.glassProminent)
          .glassEffectID("toggle", in: namespace)
      }
    }
  }

  private var plainMenu: some View {
    VStack(spacing: __tokens_spacing16__) {
      if isOpen {
        ForEach(actions) { action in
          button(action)
            .buttonStyle(.bordered)
        }
      }
      toggle
        .buttonStyle(.borderedProminent)
    }
  }

  private var toggle: some View {
    Button {
      withAnimation(reduceMotion ? nil : .smooth) { isOpen.toggle() }
    } label: {
      Image(systemName: isOpen ? "xmark" : "plus")
        .frame(minWidth: 44, minHeight: 44)
    }
    .accessibilityLabel(isOpen ? "Close the menu" : "Open the menu")
  }

  private func button(_ action: __Name__FloatingAction) -> some View {
    Button {
      withAnimation(reduceMotion ? nil : .smooth) { isOpen = false }
      action.perform()
    } label: {
      Image(systemName: action.systemImage)
        .frame(minWidth: 44, minHeight: 44)
    }
    .accessibilityLabel(Text(action.title))
  }
}

#Preview("__Name_title__ actions") {
  __Name__ActionsView(actions: [
    __Name__FloatingAction(title: "New note", systemImage: "square.and.pencil") {},
    __Name__FloatingAction(title: "Scan", systemImage: "doc.viewfinder") {},
  ])
}
