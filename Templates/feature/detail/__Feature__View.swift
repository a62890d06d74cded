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
    case .loaded(let item):
      detail(of: item)
    case .empty:
      EmptyStateView(
        title: "Nothing here yet",
        subtitle: "What there is to see shows up here.",
        systemImage: "tray")
    case .error(let message):
      ErrorStateView(message: message) { retry() }
    }
  }

  private func detail(of item: __Item__) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Text(item.title)
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        Text(item.detail)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
    }
    .refreshable { await viewModel?.load() }
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
