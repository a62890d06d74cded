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
    case .loaded(let items):
      list(of: items)
    case .empty:
      EmptyStateView(
        title: "Nothing in __Feature_title__ yet",
        subtitle: "New entries show up here.",
        systemImage: "tray")
    case .error(let message):
      ErrorStateView(message: message) { retry() }
    }
  }

  private func list(of items: [__Item__]) -> some View {
    List(items) { item in
      __Item__Row(item: item)
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

private struct __Item__Row: View {
  let item: __Item__

  var body: some View {
    VStack(alignment: .leading) {
      Text(item.title)
        .font(.headline)
      Text(item.detail)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview("__Feature_title__") {
  NavigationStack {
    __Feature__View(service: Mock__Feature__Service())
  }
}
