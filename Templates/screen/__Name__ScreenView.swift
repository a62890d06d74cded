import SwiftUI

/// The frame of the __name_words__ screen: a title, content that scrolls, and the main action at the bottom.
__access__ struct __Name__ScreenView<Content: View>: View {
  private let content: Content
  private let actionTitle: LocalizedStringResource
  private let action: @MainActor () -> Void

  __access__ init(
    actionTitle: LocalizedStringResource, action: @escaping @MainActor () -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.actionTitle = actionTitle
    self.action = action
    self.content = content()
  }

  __access__ var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: __tokens_spacing16__) {
        content
      }
      .padding(__tokens_spacing16__)
    }
    .navigationTitle("__Name_title__")
//% if ios == 26
    .toolbar {
      ToolbarItem(placement: .bottomBar) {
        // The bar turns it into prominent glass, and respects Reduce Transparency.
        Button(action: action) { Text(actionTitle) }
          .buttonStyle(.borderedProminent)
      }
    }
//% else
    .safeAreaInset(edge: .bottom) {
      Button(action: action) {
        Text(actionTitle)
          .font(.headline)
          .frame(maxWidth: .infinity, minHeight: 32)
      }
      .modifier(__Name__ScreenAction())
      .controlSize(.large)
      .padding(__tokens_spacing16__)
    }
//% end
  }
}

//% if ios != 26
private struct __Name__ScreenAction: ViewModifier {
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

  func body(content: Content) -> some View {
    if reduceTransparency {
      content.buttonStyle(.borderedProminent)
    } else if #available(iOS 26, macOS 26, *) {
      content.buttonStyle(.glassProminent)
    } else {
      content.buttonStyle(.borderedProminent)
    }
  }
}

//% end
#Preview("__Name_title__ screen") {
  NavigationStack {
    __Name__ScreenView(actionTitle: "Continue") {
    } content: {
      Text("What the screen is about")
    }
  }
}
