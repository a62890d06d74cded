import SwiftUI

/// Shows the __name_words__.
__access__ struct __Name__View: View {
//% if access == public
  public init() {}

//% end
  __access__ var body: some View {
//% if container == list
    List {
      Text("__Name_title__")
    }
//% else if container == scroll
    ScrollView {
      LazyVStack(alignment: .leading, spacing: __tokens_spacing16__) {
        Text("__Name_title__")
      }
      .padding(__tokens_spacing16__)
    }
//% else
    VStack(spacing: __tokens_spacing16__) {
      Text("__Name_title__")
    }
    .padding(__tokens_spacing16__)
//% end
    .navigationTitle("__Name_title__")
  }
}

#Preview("__Name_title__") {
  NavigationStack {
    __Name__View()
  }
}
