import SwiftUI

/// The __Feature_title__ screen: loads a value, shows it in a form and closes once it is saved.
__access__ struct __Feature__View: View {
//% if ios != 17
  @StateObject private var viewModel: __Feature__ViewModel
//% else
  @State private var viewModel: __Feature__ViewModel
//% end
  @Environment(\.dismiss) private var dismiss

  __access__ init(service: any __Feature__Service) {
//% if ios != 17
    _viewModel = StateObject(wrappedValue: __Feature__ViewModel(service: service))
//% else
    _viewModel = State(initialValue: __Feature__ViewModel(service: service))
//% end
  }

  __access__ var body: some View {
    content
      .navigationTitle("__Feature_title__")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
      }
      .task { await viewModel.loadIfNeeded() }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .loading:
      LoadingView()
    case .loaded(let item):
      __Feature__Form(
        initialDraft: item, message: viewModel.saveError, isSaving: viewModel.isSaving,
        canSave: { viewModel.canSave($0) }, save: { save($0) })
    case .empty:
      // Over an empty list, so that people can load again.
      List {}
        .overlay {
          EmptyStateView(
            title: "Nothing to edit yet",
            subtitle: "There is nothing here that can be changed.",
            systemImage: "tray")
        }
        .refreshable { await viewModel.load() }
    case .error(let message):
      ErrorStateView(message: message) { retry() }
    }
  }

  private func save(_ draft: __Item__) {
    Task {
      if await viewModel.save(draft) { dismiss() }
    }
  }

  private func retry() {
    Task { await viewModel.retry() }
  }
}

/// The fields, which edit the draft.
private struct __Feature__Form: View {
  @State private var draft: __Item__
  private let message: String?
  private let isSaving: Bool
  private let canSave: @MainActor (__Item__) -> Bool
  private let save: @MainActor (__Item__) -> Void

  init(
    initialDraft: __Item__, message: String?, isSaving: Bool,
    canSave: @escaping @MainActor (__Item__) -> Bool,
    save: @escaping @MainActor (__Item__) -> Void
  ) {
    _draft = State(initialValue: initialDraft)
    self.message = message
    self.isSaving = isSaving
    self.canSave = canSave
    self.save = save
  }

  var body: some View {
    Form {
      Section {
//% if declared
//% include declared/form.swift
//% else
//% if ios == 15
        __Feature__Field(title: "Title", text: $draft.title)
        __Feature__Field(title: "Detail", text: $draft.detail)
//% else
        LabeledContent("Title") {
          TextField("Title", text: $draft.title)
            .multilineTextAlignment(.trailing)
            .labelsHidden()
        }
        LabeledContent("Detail") {
          TextField("Detail", text: $draft.detail)
            .multilineTextAlignment(.trailing)
            .labelsHidden()
        }
//% end
//% end
      }
      if let message {
        Section {
          Label(message, systemImage: "exclamationmark.triangle")
        }
      }
    }
    .disabled(isSaving)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { save(draft) }
          .disabled(!canSave(draft))
      }
    }
  }
}

//% if ios == 15 && !declared || ios == 15 && stored contains title:String:true || ios == 15 && stored contains name:String:true || ios == 15 && stored contains detail:String:true
/// A field with its name in front of it.
private struct __Feature__Field: View {
  let title: LocalizedStringKey
  @Binding var text: String

  var body: some View {
    HStack {
      Text(title)
      TextField(title, text: $text)
        .multilineTextAlignment(.trailing)
        .labelsHidden()
    }
  }
}

//% end
#if DEBUG
//% if ios == 15
  #Preview("__Feature_title__") {
    NavigationView {
      __Feature__View(service: Mock__Feature__Service())
    }
  }
//% else
  #Preview("__Feature_title__") {
    NavigationStack {
      __Feature__View(service: Mock__Feature__Service())
    }
  }
//% end
#endif
