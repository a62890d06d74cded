import SwiftUI

/// A small label that floats over other content.
__access__ struct __Name__BadgeView: View {
  let text: LocalizedStringResource
  let systemImage: String
//% if access == public

  public init(text: LocalizedStringResource, systemImage: String) {
    self.text = text
    self.systemImage = systemImage
  }
//% end

  __access__ var body: some View {
    Label {
      Text(text)
    } icon: {
      Image(systemName: systemImage)
    }
    .font(.caption)
    .padding(.horizontal, __tokens_spacing12__)
    .padding(.vertical, __tokens_spacing8__)
    .modifier(__Name__BadgeSurface())
    .accessibilityElement(children: .combine)
  }
}

private struct __Name__BadgeSurface: ViewModifier {
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

  func body(content: Content) -> some View {
    if reduceTransparency {
//% if ios == 16
      content.background(.background.shadow(.drop(radius: 1)), in: .capsule)
//% else
      content.background(.background.secondary, in: .capsule)
//% end
//% if ios == 26
    } else {
      content.glassEffect(.regular, in: .capsule)
    }
//% else
    } else if #available(iOS 26, macOS 26, *) {
      content.glassEffect(.regular, in: .capsule)
    } else {
      content.background(.regularMaterial, in: .capsule)
    }
//% end
  }
}

#Preview("__Name_title__ badge") {
  __Name__BadgeView(text: "Live", systemImage: "dot.radiowaves.left.and.right")
}
