import SwiftData
import SwiftUI

/// The __Name_title__ screen: what is stored, with search, a choice of the order, and a form for new entries.
///
/// It needs a store: put `.modelContainer(for: __Item__.self)` on the scene of the app.
__access__ struct __Name__View: View {
  @State private var search = ""
  @State private var order = __Name__SortOrder.__label__
  @State private var isAdding = false
//% if access == public

  public init() {}
//% end

  __access__ var body: some View {
    __Name__List(search: search, order: order) { isAdding = true }
      .navigationTitle("__Name_title__")
      .searchable(text: $search, prompt: "Search")
      .toolbar {
        ToolbarItem(placement: .automatic) {
          orderMenu
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Add __Item_title__", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) {
        __Item__Editor()
      }
  }

  private var orderMenu: some View {
    Menu("Sort", systemImage: "arrow.up.arrow.down") {
      Picker("Sort by", selection: $order) {
        ForEach(__Name__SortOrder.allCases, id: \.self) { order in
          Text(name(of: order))
        }
      }
    }
  }

  private func name(of order: __Name__SortOrder) -> LocalizedStringKey {
    switch order {
//% for field in fields
//% if field_type == String || field_type == Date || field_type == Int || field_type == Double
    case .__field_name__: "__field_Name_title__"
//% end
//% end
    }
  }
}

#if DEBUG
  #Preview("__Name_title__") {
    NavigationStack {
      __Name__View()
    }
    .__item__PreviewContainer(storing: __Item__Draft.samples)
  }

  #Preview("Empty") {
    NavigationStack {
      __Name__View()
    }
    .__item__PreviewContainer(storing: [])
  }
#endif
