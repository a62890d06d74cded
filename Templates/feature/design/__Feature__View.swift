import SwiftUI

/// The __Feature_title__ screen: the content of the design, with loading, empty and error states.
///
/// The content shows the texts of the design; pass it the loaded value to show your data.
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
    case .loaded:
      __Feature__ContentView()
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
