import SwiftUI

/// One row of the __name_words__ list: a symbol, a title, and what stands at its end.
struct __Name__RowView<Trailing: View>: View {
  private let title: String
  private let systemImage: String
  private let trailing: Trailing

  init(_ title: String, systemImage: String, @ViewBuilder trailing: () -> Trailing) {
    self.title = title
    self.systemImage = systemImage
    self.trailing = trailing()
  }

  var body: some View {
    HStack(spacing: 12) {
      Label(title, systemImage: systemImage)
      Spacer(minLength: 8)
      trailing
        .foregroundStyle(.secondary)
    }
    .frame(minHeight: 44)
    .accessibilityElement(children: .combine)
  }
}

#Preview("__Name_title__ rows") {
  List {
    __Name__RowView("Notifications", systemImage: "bell") {
      Text("On")
    }
    __Name__RowView("Storage", systemImage: "internaldrive") {
      Text("12 GB")
    }
  }
}
