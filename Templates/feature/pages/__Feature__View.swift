import SwiftUI

/// The __Feature_title__ screen: a long list that loads page by page while the user scrolls.
__access__ struct __Feature__View: View {
  @State private var pager: __Feature__Pager

  __access__ init(service: any __Feature__PageService) {
    _pager = State(initialValue: __Feature__Pager(service: service))
  }

  __access__ var body: some View {
    content
      .navigationTitle("__Feature_title__")
  }

  @ViewBuilder private var content: some View {
    if pager.items.isEmpty {
      start
    } else {
      list
    }
  }

  /// What stands in for the list until its first page is there.
  @ViewBuilder private var start: some View {
    switch pager.end {
    case .more, .loading:
      LoadingView()
        .task(id: pager.place) { await pager.loadMore() }
    case .failed(let message):
      ErrorStateView(message: message) { retry() }
    case .reached:
      EmptyStateView(
        title: "Nothing in __Feature_title__ yet",
        subtitle: "New entries show up here.",
        systemImage: "tray")
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
        .task(id: pager.place) { await pager.loadMore() }
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
    VStack(alignment: .leading) {
//% if declared
//% include declared/row.swift
//% else
      Text(item.title)
        .font(.headline)
//% end
    }
    .accessibilityElement(children: .combine)
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
  #Preview("__Feature_title__") {
    NavigationStack {
      __Feature__View(service: Mock__Feature__Service())
    }
  }
#endif
