//% if ios != 17
import Combine
import Foundation
//% else
import Foundation
import Observation
//% end

/// A long list in pages: one request at a time, no duplicates, and a failed request keeps the loaded entries.
///
/// The row at the end of the list shows `end` and loads from `.task(id: pager.place) { await pager.loadMore() }`.
//% if ios != 17
@MainActor
final class __Name__Pager: ObservableObject {
//% else
@MainActor @Observable
final class __Name__Pager {
//% end
  /// The state of the end of the list.
  enum End: Equatable {
    /// There is a page after this cursor; nil stands for the first page.
    case more(after: String?)
    case loading
    /// A message for the user; `retry()` requests the page again.
    case failed(String)
    case reached
  }

  /// Identifies the next page; it changes whenever a different page is next, and when a cancelled request has ended.
  struct Place: Hashable {
    let list: Int
    let cursor: String?
    let attempt: Int
  }

//% if ios != 17
  @Published private(set) var items: [__Item__] = []
  @Published private(set) var end = End.more(after: nil)
  @Published private(set) var isRefreshing = false
  /// Why the last refresh failed; the list is unchanged.
  @Published private(set) var refreshProblem: String?
  /// The cursor of the next page, even if loading it failed.
  @Published private var cursor: String?
  /// Counts the lists: a successful refresh begins a new one, and pages of the old one are then ignored.
  @Published private var list = 0
  /// Counts the cancelled requests: a row that came back meanwhile starts again.
  @Published private var attempt = 0
  private var refreshCount = 0
//% else
  private(set) var items: [__Item__] = []
  private(set) var end = End.more(after: nil)
  private(set) var isRefreshing = false
  /// Why the last refresh failed; the list is unchanged.
  private(set) var refreshProblem: String?
  /// The cursor of the next page, even if loading it failed.
  private var cursor: String?
  /// Counts the lists: a successful refresh begins a new one, and pages of the old one are then ignored.
  private var list = 0
  /// Counts the cancelled requests: a row that came back meanwhile starts again.
  private var attempt = 0
  @ObservationIgnored private var refreshCount = 0
//% end
  private let service: any __Name__PageService

  init(service: any __Name__PageService) {
    self.service = service
  }

  var place: Place { Place(list: list, cursor: cursor, attempt: attempt) }

  /// Loads the next page, unless one is loading, the last request failed or the list has ended.
  func loadMore() async {
    guard case .more = end else { return }
    end = .loading
    let list = list
    var next = cursor
    var seen: Set<String?> = [next]
    do {
      while true {
        let page = try await service.page(after: next)
        guard list == self.list else { return }
        next = page.next
        // A cursor that returns would repeat forever.
        let isLast = next == nil || !seen.insert(next).inserted
        if add(page.items) || isLast { return finish(at: next, isLast: isLast) }
        // A page with only known entries shows nothing new, so load the page after it.
        try Task.checkCancellation()
      }
    } catch {
      guard list == self.list else { return }
      if Task.isCancelled {
        // Scrolled away: the page is requested when its row appears again.
        attempt += 1
        end = .more(after: cursor)
      } else {
        end = .failed(error.localizedDescription)
      }
    }
  }

  /// Requests the failed page again.
  func retry() async {
    guard case .failed = end else { return }
    end = .more(after: cursor)
    await loadMore()
  }

  /// Starts the list again; the old one stays on the screen until the first page has loaded.
  func refresh() async {
    refreshCount += 1
    let number = refreshCount
    isRefreshing = true
    defer { if number == refreshCount { isRefreshing = false } }
    do {
      let page = try await service.page(after: nil)
      // The response to an earlier request may arrive last.
      guard number == refreshCount, !Task.isCancelled else { return }
      list += 1
      items = []
      refreshProblem = nil
      _ = add(page.items)
      finish(at: page.next, isLast: page.next == nil)
    } catch {
      guard number == refreshCount, !(error is CancellationError), !Task.isCancelled else { return }
      refreshProblem = error.localizedDescription
    }
  }

  /// Adds the entries that the list does not have; entries move between pages while the list grows on the server.
  ///
  /// - Returns: whether there were any.
  private func add(_ entries: [__Item__]) -> Bool {
    var known = Set(items.map(\.id))
    let new = entries.filter { known.insert($0.id).inserted }
    items += new
    return !new.isEmpty
  }

  /// Only now may the next page be requested: `place` is the same while pages are skipped.
  private func finish(at next: String?, isLast: Bool) {
    cursor = next
    end = isLast ? .reached : .more(after: next)
  }
}
