import SwiftData
import SwiftUI

/// The entries that match a search, in an order.
///
/// A query cannot read other properties of its view, so each search and each order makes a new one.
struct __Name__List: View {
  @Query private var items: [__Item__]
  @Environment(\.modelContext) private var context
  @State private var edited: __Item__Edit?
  /// What the form wants to delete: it is deleted when no screen shows it.
  @State private var unwanted: __Item__?
  @State private var failure: String?
  private let search: String
  private let add: @MainActor () -> Void

  init(search: String, order: __Name__SortOrder, add: @escaping @MainActor () -> Void) {
    _items = Query(filter: __Item__.matching(search), sort: order.descriptors)
    self.search = search.trimmingCharacters(in: .whitespacesAndNewlines)
    self.add = add
  }

  var body: some View {
    List {
      ForEach(items) { item in
        __Item__Row(
          label: item.__label__,
//% for field in fields
//% if field_type == Date
          __field_name__: item.__field_name__,
//% end
//% end
          edit: { edited = __Item__Edit(item) }, delete: { delete(item) })
      }
    }
    .overlay { placeholder }
    .sheet(item: $edited, onDismiss: deleteUnwanted) { edit in
      __Item__Editor(edit) { unwanted = edit.item }
    }
    .alert(
      "Could not delete the __item_words__", isPresented: $failure.isPresent, presenting: failure
    ) { _ in
    } message: { message in
      Text(message)
    }
  }

  @ViewBuilder private var placeholder: some View {
    if let error = _items.fetchError {
      ContentUnavailableView(
        "Could not load __Name_title__", systemImage: "exclamationmark.triangle",
        description: Text(error.localizedDescription))
    } else if items.isEmpty, search.isEmpty {
      ContentUnavailableView {
        Label("Nothing in __Name_title__ yet", systemImage: "tray")
      } description: {
        Text("What you add is kept on this device.")
      } actions: {
        Button("Add __Item_title__") { add() }
      }
    } else if items.isEmpty {
      ContentUnavailableView.search(text: search)
    }
  }

  private func deleteUnwanted() {
    guard let item = unwanted else { return }
    unwanted = nil
    delete(item)
  }

  private func delete(_ item: __Item__) {
    do {
      try context.deleteAndSave(item)
    } catch {
      failure = error.localizedDescription
    }
  }
}

/// One entry, which opens the form: its values, as a row may be drawn again while its entry is deleted.
private struct __Item__Row: View {
  let label: String
//% for field in fields
//% if field_type == Date
  let __field_name__: Date
//% end
//% end
  let edit: @MainActor () -> Void
  let delete: @MainActor () -> Void
  @State private var asksToDelete = false

  var body: some View {
    Button {
      edit()
    } label: {
      VStack(alignment: .leading) {
        Text(label)
          .font(.headline)
//% for field in fields
//% if field_type == Date
        Text(__field_name__, format: .dateTime.day().month().year())
          .font(.subheadline)
          .foregroundStyle(__tokens_secondaryText__)
//% end
//% end
      }
      // The whole row opens the form, not the words alone.
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .swipeActions(allowsFullSwipe: false) {
      // Without the role, which would take the row away before the question is answered.
      Button("Delete", systemImage: "trash") { asksToDelete = true }
//% if profile == system
        .tint(.red)
//% end
    }
    .contextMenu {
      Button("Delete", systemImage: "trash") { asksToDelete = true }
    }
    .confirmationDialog(
      "Delete this __item_words__?", isPresented: $asksToDelete, titleVisibility: .visible
    ) {
      Button("Delete __Item_title__", role: .destructive) { delete() }
    }
  }
}

extension Optional {
  /// Whether there is something to present; what is dismissed is gone.
  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

#if DEBUG
  #Preview("No results") {
    NavigationStack {
      __Name__List(search: "?", order: .__label__) {}
    }
    .__item__PreviewContainer(storing: __Item__Draft.samples)
  }
#endif
