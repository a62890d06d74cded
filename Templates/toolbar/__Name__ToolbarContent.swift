import SwiftUI

//% if kind == sheet
/// The toolbar of a sheet: cancel and done.
__access__ struct __Name__ToolbarContent: ToolbarContent {
  let canConfirm: Bool
  let cancel: @MainActor () -> Void
  let confirm: @MainActor () -> Void

  __access__ init(
    canConfirm: Bool = true, cancel: @escaping @MainActor () -> Void,
    confirm: @escaping @MainActor () -> Void
  ) {
    self.canConfirm = canConfirm
    self.cancel = cancel
    self.confirm = confirm
  }

  __access__ var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("Cancel", role: .cancel, action: cancel)
    }
    ToolbarItem(placement: .confirmationAction) {
      Button("Done", action: confirm)
        .disabled(!canConfirm)
    }
  }
}

#Preview("__Name_title__ toolbar") {
  NavigationStack {
    Text("A sheet")
      .navigationTitle("__Name_title__")
      .toolbar {
        __Name__ToolbarContent(cancel: {}, confirm: {})
      }
  }
}
//% else
/// The toolbar of a pushed screen: the system shows the back button, and the screen adds its own action.
__access__ struct __Name__ToolbarContent: ToolbarContent {
  let title: LocalizedStringResource
  let systemImage: String
  let action: @MainActor () -> Void

  __access__ init(
    _ title: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.systemImage = systemImage
    self.action = action
  }

  __access__ var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button(action: action) {
        Label {
          Text(title)
        } icon: {
          Image(systemName: systemImage)
        }
      }
    }
  }
}

#Preview("__Name_title__ toolbar") {
  NavigationStack {
    Text("A screen")
      .navigationTitle("__Name_title__")
      .toolbar {
        __Name__ToolbarContent("Add", systemImage: "plus") {}
      }
  }
}
//% end
