import SwiftUI

/// Shows one __name_words__.
__access__ struct __Name__View: View {
  let title: LocalizedStringResource
//% if action
  let action: @MainActor () -> Void

  __access__ init(title: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }
//% else if access == public

  public init(title: LocalizedStringResource) {
    self.title = title
  }
//% end

  __access__ var body: some View {
//% if action
    Button(action: action) { Text(title) }
      .buttonStyle(.bordered)
//% else
    Text(title)
      .font(.headline)
//% end
  }
}

#Preview("__Name_title__") {
//% if action
  __Name__View(title: "Morning overview") {}
//% else
  __Name__View(title: "Morning overview")
//% end
}
