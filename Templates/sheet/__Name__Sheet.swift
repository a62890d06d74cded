import SwiftUI

/// Lets the user enter the __name_words__, and passes it on when they are done.
__access__ struct __Name__Sheet: View {
  private let onDone: @MainActor (String) -> Void
  @State private var title = ""
  @Environment(\.dismiss) private var dismiss

  __access__ init(onDone: @escaping @MainActor (String) -> Void) {
    self.onDone = onDone
  }

  __access__ var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
      }
      .navigationTitle("__Name_title__")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
//% if ios == 26
          Button("Done", role: .confirm) { finish() }
//% else
          Button("Done") { finish() }
//% end
            .disabled(title.isEmpty)
        }
      }
    }
//% if height == medium
    .presentationDetents([.medium, .large])
//% else
    .presentationDetents([.large])
//% end
  }

  private func finish() {
    onDone(title)
    dismiss()
  }
}

#Preview("__Name_title__") {
  __Name__Sheet { _ in }
}
