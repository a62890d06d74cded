import SwiftUI

/// One entry of the floating menu.
struct __Name__FloatingAction: Identifiable {
  let title: LocalizedStringResource
  let systemImage: String
  let perform: @MainActor () -> Void
  var id: String { title.key }
}

/// A floating button that opens into a menu of actions.
struct __Name__ActionsView: View {
  let actions: [__Name__FloatingAction]
  @State private var isOpen = false
  @Namespace private var namespace
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

  var body: some View {
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
    GlassEffectContainer(spacing: 16) {
      VStack(spacing: 16) {
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
    VStack(spacing: 16) {
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
