import SwiftData
import SwiftUI

/// The form for a new __item_words__, or for one that is stored: what is cancelled leaves no trace.
struct __Item__Editor: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @State private var draft: __Item__Draft
  /// What the form began with: the first one counts, as the form is made again while it is open.
  @State private var original: __Item__Draft
  @State private var failure: String?
  @State private var isSaved = false
  private let item: __Item__?
  private let delete: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - edit: what is edited; nil for a new entry.
  ///   - delete: called to delete it, once the form has closed.
  init(_ edit: __Item__Edit? = nil, delete: (@MainActor () -> Void)? = nil) {
    item = edit?.item
    self.delete = delete
    let original = edit?.draft ?? __Item__Draft()
    _original = State(initialValue: original)
    _draft = State(initialValue: original)
  }

  var body: some View {
    NavigationStack {
      form
        .navigationTitle(item == nil ? "New __Item_title__" : "Edit __Item_title__")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            __Item__CancelButton(isChanged: isChanged)
          }
          ToolbarItem(placement: .confirmationAction) {
//% if ios == 26
            Button("Save", role: .confirm) { save() }
//% else
            Button("Save") { save() }
//% end
              .disabled(!draft.isValid || !isChanged || isSaved)
          }
        }
    }
    .interactiveDismissDisabled(isChanged)
  }

  private var isChanged: Bool { draft.trimmed != original.trimmed }

  private var form: some View {
    Form {
      Section {
//% for field in fields
//% if field_type == String
        LabeledContent("__field_Name_title__") {
          TextField("__field_Name_title__", text: $draft.__field_name__)
            .multilineTextAlignment(.trailing)
            .labelsHidden()
        }
//% else if field_type == Date
        DatePicker(
          "__field_Name_title__", selection: $draft.__field_name__, displayedComponents: .date)
//% else if field_type == Bool
        Toggle("__field_Name_title__", isOn: $draft.__field_name__)
//% else if field_type == Int
        Stepper(value: $draft.__field_name__, in: 0...Int.max) {
          LabeledContent("__field_Name_title__", value: draft.__field_name__, format: .number)
        }
//% else if field_type == Double
        LabeledContent("__field_Name_title__") {
          TextField("__field_Name_title__", value: $draft.__field_name__, format: .number)
            .multilineTextAlignment(.trailing)
            .labelsHidden()
            #if os(iOS)
              .keyboardType(.decimalPad)
            #endif
        }
//% end
//% end
      }
      if let failure {
        Section {
          Label(failure, systemImage: "exclamationmark.triangle")
        }
      }
      if let delete {
        Section {
          __Item__DeleteButton(delete: delete)
        }
      }
    }
    .formStyle(.grouped)
  }

  private func save() {
    do {
      try draft.save(to: item, in: context)
      isSaved = true
      dismiss()
    } catch {
      failure = error.localizedDescription
      // It appears where nobody's focus is.
      AccessibilityNotification.Announcement(error.localizedDescription).post()
    }
  }
}

/// An entry that is edited, with its values when the form opened: it may be deleted meanwhile, and is not read again.
struct __Item__Edit: Identifiable {
  let item: __Item__
  let draft: __Item__Draft

  init(_ item: __Item__) {
    self.item = item
    draft = __Item__Draft(item)
  }

  var id: PersistentIdentifier { item.persistentModelID }
}

/// Closes the form, and asks before changes are lost.
private struct __Item__CancelButton: View {
  let isChanged: Bool
  @Environment(\.dismiss) private var dismiss
  @State private var asksToDiscard = false

  var body: some View {
    Button("Cancel", role: .cancel) {
      if isChanged {
        asksToDiscard = true
      } else {
        dismiss()
      }
    }
    .confirmationDialog(
      "Discard your changes?", isPresented: $asksToDiscard, titleVisibility: .visible
    ) {
      Button("Discard Changes", role: .destructive) { dismiss() }
    }
  }
}

/// Closes the form of what is to be deleted, after asking.
private struct __Item__DeleteButton: View {
  let delete: @MainActor () -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var asksToDelete = false

  var body: some View {
    Button("Delete __Item_title__", role: .destructive) { asksToDelete = true }
      .confirmationDialog(
        "Delete this __item_words__?", isPresented: $asksToDelete, titleVisibility: .visible
      ) {
        Button("Delete __Item_title__", role: .destructive) {
          delete()
          dismiss()
        }
      }
  }
}

#if DEBUG
  #Preview("New __Item_title__") {
    __Item__Editor()
      .__item__PreviewContainer(storing: [])
  }
#endif
