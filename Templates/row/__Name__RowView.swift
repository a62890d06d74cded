import SwiftUI

/// One row of the __name_words__ list: a symbol, a title, and trailing content.
///
/// The caller decides whether the title is translated: `Text("Storage")` is, `Text(trip.name)` is not.
__access__ struct __Name__RowView<Trailing: View>: View {
  private let title: Text
  private let systemImage: String
  private let trailing: Trailing

  __access__ init(_ title: Text, systemImage: String, @ViewBuilder trailing: () -> Trailing) {
    self.title = title
    self.systemImage = systemImage
    self.trailing = trailing()
  }

  __access__ var body: some View {
    HStack(spacing: __tokens_spacing12__) {
      Label {
        title
      } icon: {
        Image(systemName: systemImage)
      }
      Spacer(minLength: 8)
      trailing
        .foregroundStyle(__tokens_secondaryText__)
    }
    .frame(minHeight: 44)
    .accessibilityElement(children: .combine)
  }
}

#Preview("__Name_title__ rows") {
  List {
    __Name__RowView(Text("Notifications"), systemImage: "bell") {
      Text("On")
    }
    __Name__RowView(Text("Storage"), systemImage: "internaldrive") {
      Text("12 GB")
    }
  }
}
