import SwiftUI

/// The __Feature_title__ screen: a long list that loads page by page while the user scrolls.
__access__ struct __Feature__View: View {
//% if ios != 17
  @StateObject private var pager: __Feature__Pager
//% else
  @State private var pager: __Feature__Pager
//% end

  __access__ init(service: any __Feature__PageService) {
//% if ios != 17
    _pager = StateObject(wrappedValue: __Feature__Pager(service: service))
//% else
    _pager = State(initialValue: __Feature__Pager(service: service))
//% end
  }

  __access__ var body: some View {
    content
      .navigationTitle("__Feature_title__")
      #if os(macOS)
        // A list has no pull gesture here.
        .toolbar {
          ToolbarItem(placement: .automatic) {
            Button("Refresh", systemImage: "arrow.clockwise") {
              Task { await pager.refresh() }
            }
            .keyboardShortcut("r")
            .disabled(pager.isRefreshing)
          }
        }
      #endif
  }

  @ViewBuilder private var content: some View {
    switch pager.end {
    case .more where pager.items.isEmpty, .loading where pager.items.isEmpty:
      LoadingView()
        .task(id: pager.place) { await pager.loadMore() }
    case .failed(let message) where pager.items.isEmpty:
      ErrorStateView(message: message) { retry() }
    case .more, .loading, .failed, .reached:
      list
    }
  }

  private var list: some View {
    List {
      if let message = pager.refreshProblem {
        Label(message, systemImage: "exclamationmark.triangle")
          .foregroundStyle(__tokens_secondaryText__)
      }
      ForEach(pager.items) { item in
        __Feature__Row(item: item)
      }
      __Feature__EndRow(end: pager.end) { retry() }
        // A new row for each page, as an indicator that is used again may not turn.
        .id(pager.place)
        .task(id: pager.place) { await pager.loadMore() }
    }
    .overlay {
      // Over the empty list, so that people can load again.
      if pager.items.isEmpty {
        EmptyStateView(
          title: "Nothing in __Feature_title__ yet",
          subtitle: "New entries show up here.",
          systemImage: "tray")
      }
    }
    .refreshable { await pager.refresh() }
  }

  private func retry() {
    Task { await pager.retry() }
  }
}

private struct __Feature__Row: View {
  let item: __Item__

  var body: some View {
//% if declared
//% include declared/row.swift
//% else
    Text(item.title)
      .font(.headline)
//% end
  }
}

/// What stands below the entries: the next page is coming, did not come, or there is none.
private struct __Feature__EndRow: View {
  let end: __Feature__Pager.End
  let retry: @MainActor () -> Void

  init(end: __Feature__Pager.End, retry: @escaping @MainActor () -> Void) {
    self.end = end
    self.retry = retry
  }

  var body: some View {
    switch end {
    case .more, .loading:
      ProgressView("Loading more")
        .frame(maxWidth: .infinity)
    case .failed(let message):
      VStack(alignment: .leading) {
        Label(message, systemImage: "exclamationmark.triangle")
          .foregroundStyle(__tokens_secondaryText__)
        Button("Try Again", systemImage: "arrow.clockwise", action: retry)
      }
    case .reached:
      EmptyView()
    }
  }
}

#if DEBUG
//% if ios == 15
  #Preview("__Feature_title__") {
    NavigationView {
      __Feature__View(service: Mock__Feature__Service())
    }
  }

  #Preview("No next page") {
    NavigationView {
      __Feature__View(
        service: Mock__Feature__Service(
          outcome: .firstPage(__Item__.samples, message: "The server did not answer.")))
    }
  }
//% else
  #Preview("__Feature_title__") {
    NavigationStack {
      __Feature__View(service: Mock__Feature__Service())
    }
  }

  #Preview("No next page") {
    NavigationStack {
      __Feature__View(
        service: Mock__Feature__Service(
          outcome: .firstPage(__Item__.samples, message: "The server did not answer.")))
    }
  }
//% end
#endif
