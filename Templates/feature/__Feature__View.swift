import SwiftUI

/// The __Feature_title__ screen: a list, with loading, empty and error states.
__access__ struct __Feature__View: View {
//% if ios != 17
  @StateObject private var viewModel: __Feature__ViewModel
//% else
  @State private var viewModel: __Feature__ViewModel
//% end

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
      .task { await viewModel.loadIfNeeded() }
      #if os(macOS)
        // A list has no pull gesture here.
        .toolbar {
          ToolbarItem(placement: .automatic) {
            Button("Refresh", systemImage: "arrow.clockwise") {
              Task { await viewModel.load() }
            }
            .keyboardShortcut("r")
          }
        }
      #endif
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .loading:
      LoadingView()
    case .loaded(let items):
      list(of: items)
    case .empty:
      // Over an empty list, so that people can load again.
      list(of: [])
        .overlay {
          EmptyStateView(
            title: "Nothing in __Feature_title__ yet",
            subtitle: "New entries show up here.",
            systemImage: "tray")
        }
    case .error(let message):
      ErrorStateView(message: message) { retry() }
    }
  }

  private func list(of items: [__Item__]) -> some View {
    List {
      if let message = viewModel.refreshError {
        Label(message, systemImage: "exclamationmark.triangle")
          .foregroundStyle(__tokens_secondaryText__)
      }
      ForEach(items) { item in
        __Feature__Row(item: item)
      }
    }
    .refreshable { await viewModel.load() }
  }

  private func retry() {
    Task { await viewModel.retry() }
  }
}

private struct __Feature__Row: View {
  let item: __Item__

  var body: some View {
//% if declared
//% include declared/row.swift
//% else
    VStack(alignment: .leading) {
      Text(item.title)
        .font(.headline)
      Text(item.detail)
        .font(.subheadline)
        .foregroundStyle(__tokens_secondaryText__)
    }
    .accessibilityElement(children: .combine)
//% end
  }
}

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
