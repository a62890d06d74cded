import SwiftUI

/// A button whose content opens out of it or, on older systems, as a plain sheet.
__access__ struct __Name__OriginView<Label: View, Content: View>: View {
  private let title: LocalizedStringResource
  private let label: Label
  private let content: Content
  @State private var isPresented = false
  @Namespace private var namespace
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  __access__ init(
    _ title: LocalizedStringResource, @ViewBuilder label: () -> Label,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.label = label()
    self.content = content()
  }

  __access__ var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(__Name__OriginSource(namespace: namespace))
    .accessibilityLabel(Text(title))
    .sheet(isPresented: $isPresented) {
      NavigationStack {
        content
          .navigationTitle(Text(title))
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Close", role: .cancel) { isPresented = false }
            }
          }
      }
      .modifier(__Name__OriginZoom(namespace: namespace, isMoving: !reduceMotion))
    }
  }
}

private struct __Name__OriginSource: ViewModifier {
  let namespace: Namespace.ID

  func body(content: Content) -> some View {
//% if ios == 17
    if #available(iOS 18, macOS 15, *) {
      content.matchedTransitionSource(id: "origin", in: namespace)
    } else {
      content
    }
//% else
    content.matchedTransitionSource(id: "origin", in: namespace)
//% end
  }
}

private struct __Name__OriginZoom: ViewModifier {
  let namespace: Namespace.ID
  let isMoving: Bool

  func body(content: Content) -> some View {
//% if ios == 17
    if #available(iOS 18, *), isMoving {
//% else
    if isMoving {
//% end
      #if os(macOS)
        content
      #else
        content.navigationTransition(.zoom(sourceID: "origin", in: namespace))
      #endif
    } else {
      content
    }
  }
}

#Preview("__Name_title__ origin") {
  __Name__OriginView("__Name_title__") {
    Text("Open")
  } content: {
    Text("What was inside")
  }
}
