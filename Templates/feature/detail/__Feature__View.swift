import SwiftUI

/// The __Feature_title__ screen: a single item, with loading, empty and error states.
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
//% if ios == 15
      // A scroll view has no pull gesture before iOS 16.
      .toolbar {
        ToolbarItem(placement: .automatic) {
          Button("Refresh", systemImage: "arrow.clockwise") {
            Task { await viewModel.load() }
          }
          .keyboardShortcut("r")
        }
      }
//% else
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
//% end
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .loading:
      LoadingView()
    case .loaded(let item):
      detail(of: item)
    case .empty:
      // Over an empty list, so that people can load again.
      List {}
        .overlay {
          EmptyStateView(
            title: "Nothing here yet",
            subtitle: "There is nothing to show so far.",
            systemImage: "tray")
        }
        .refreshable { await viewModel.load() }
    case .error(let message):
      ErrorStateView(message: message) { retry() }
    }
  }

  private func detail(of item: __Item__) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: __tokens_spacing8__) {
        if let message = viewModel.refreshError {
          Label(message, systemImage: "exclamationmark.triangle")
            .foregroundStyle(__tokens_secondaryText__)
        }
//% if declared
//% include declared/detail.swift
//% else
        Text(item.title)
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        Text(item.detail)
          .foregroundStyle(__tokens_secondaryText__)
//% end
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(__tokens_spacing16__)
    }
    .refreshable { await viewModel.load() }
  }

  private func retry() {
    Task { await viewModel.retry() }
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
