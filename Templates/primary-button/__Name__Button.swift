import SwiftUI

/// The main action of the __name_words__ screen; while busy, it shows that and is disabled.
__access__ struct __Name__Button: View {
  let title: LocalizedStringResource
  let isBusy: Bool
  let action: @MainActor () -> Void

  __access__ init(
    _ title: LocalizedStringResource, isBusy: Bool = false, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.isBusy = isBusy
    self.action = action
  }

  __access__ var body: some View {
    Button(action: action) {
      label
        .frame(maxWidth: .infinity, minHeight: 32)
    }
    .modifier(__Name__ButtonSurface())
    .controlSize(.large)
    .disabled(isBusy)
    .accessibilityLabel(Text(title))
    .accessibilityValue(isBusy ? "In progress" : "")
  }

  @ViewBuilder private var label: some View {
    if isBusy {
      ProgressView()
    } else {
      Text(title)
        .font(.headline)
    }
  }
}

private struct __Name__ButtonSurface: ViewModifier {
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

  func body(content: Content) -> some View {
    if reduceTransparency {
      content.buttonStyle(.borderedProminent)
//% if ios == 26
    } else {
      content.buttonStyle(.glassProminent)
    }
//% else
    } else if #available(iOS 26, macOS 26, *) {
      content.buttonStyle(.glassProminent)
    } else {
      content.buttonStyle(.borderedProminent)
    }
//% end
  }
}

#Preview("__Name_title__ button") {
  __Name__Button("Continue") {}
    .padding(__tokens_spacing16__)
}

#Preview("__Name_title__ button, busy") {
  __Name__Button("Continue", isBusy: true) {}
    .padding(__tokens_spacing16__)
}
