import SwiftUI

/// The __Feature_title__ screen: shows what its view model has, one of four states at a time.
struct __Feature__View: View {
  private let service: any __Feature__Service
  // Made when the screen first appears: a new value of this struct must not make a new view model.
  @State private var viewModel: __Feature__ViewModel?

  init(service: any __Feature__Service) {
    self.service = service
  }

  var body: some View {
    content
      .navigationTitle("__Feature_title__")
      .task { await loadOnce() }
  }

  @ViewBuilder private var content: some View {
    switch viewModel?.state ?? .loading {
    case .loading:
      LoadingView()
    case .loaded:
      form
    case .empty:
      EmptyStateView(
        title: "Nothing to edit yet",
        subtitle: "What can be edited shows up here.",
        systemImage: "tray")
    case .error(let message):
      ErrorStateView(message: message) { retry() }
    }
  }

  private var form: some View {
    Form {
      Section {
        TextField("Title", text: field(\.title))
        TextField("Detail", text: field(\.detail))
      }
      if let message = viewModel?.saveError {
        Section {
          Label(message, systemImage: "exclamationmark.triangle")
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { save() }
          .disabled(viewModel?.canSave != true)
      }
    }
  }

  private func field(
    _ keyPath: WritableKeyPath<__Item__, String> & Sendable
  ) -> Binding<String> {
    let viewModel = viewModel
    return Binding(
      get: { @MainActor in viewModel?.draft?[keyPath: keyPath] ?? "" },
      set: { @MainActor in viewModel?.draft?[keyPath: keyPath] = $0 })
  }

  private func save() {
    Task { await viewModel?.save() }
  }

  private func loadOnce() async {
    let current = viewModel ?? __Feature__ViewModel(service: service)
    viewModel = current
    await current.loadIfNeeded()
  }

  private func retry() {
    Task { await viewModel?.retry() }
  }
}

#Preview("__Feature_title__") {
  NavigationStack {
    __Feature__View(service: Mock__Feature__Service())
  }
}
