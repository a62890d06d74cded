import Foundation
import Observation

/// A long list that comes in pages: one request at a time, no entry twice, and what is there stays when one fails.
///
/// The row at the end of the list shows `end` and loads from `.task(id: pager.place) { await pager.loadMore() }`.
@MainActor @Observable
final class __Name__Pager {
  /// What stands at the end of the list.
  enum End: Equatable {
    /// There is a page behind this cursor, or the first one where there is none.
    case more(after: String?)
    case loading
    /// A sentence for the person; `retry()` asks for the page once more.
    case failed(String)
    case reached
  }

  /// Where the next page belongs: it differs whenever another page is the next one.
  struct Place: Hashable {
    let list: Int
    let cursor: String?
  }

  private(set) var items: [__Item__] = []
  private(set) var end = End.more(after: nil)
  private(set) var isRefreshing = false
  /// Why the last refresh failed; the list stays as it was.
  private(set) var refreshProblem: String?
  /// The cursor of the page that comes next, also where it failed.
  private var cursor: String?
  /// Which list this is: a refresh that succeeds begins a new one, and pages of the old one are not taken any more.
  private var list = 0
  @ObservationIgnored private var refreshCount = 0
  private let service: any __Name__PageService

  init(service: any __Name__PageService) {
    self.service = service
  }

  var place: Place { Place(list: list, cursor: cursor) }

  /// Loads the next page, unless one is on its way, the last request failed or the list has ended.
  func loadMore() async {
    guard case .more = end else { return }
    end = .loading
    let list = list
    do {
      var page: __Name__Page
      repeat {
        page = try await service.page(after: cursor)
        guard list == self.list else { return }
        // A page of entries that are all there already shows nothing new: whoever waits wants the one behind it.
      } while !take(page)
    } catch {
      guard list == self.list else { return }
      // Scrolled away: the page is asked for when its place appears again.
      let isWanted = !(error is CancellationError) && !Task.isCancelled
      end = isWanted ? .failed(error.localizedDescription) : .more(after: cursor)
    }
  }

  /// Asks once more for the page that failed.
  func retry() async {
    guard case .failed = end else { return }
    end = .more(after: cursor)
    await loadMore()
  }

  /// Begins the list anew; the old one stays on the screen until the first page is there.
  func refresh() async {
    refreshCount += 1
    let number = refreshCount
    isRefreshing = true
    defer { if number == refreshCount { isRefreshing = false } }
    do {
      let page = try await service.page(after: nil)
      // The answer to an earlier question may come last.
      guard number == refreshCount, !Task.isCancelled else { return }
      list += 1
      items = []
      cursor = nil
      refreshProblem = nil
      _ = take(page)
    } catch {
      guard number == refreshCount, !(error is CancellationError), !Task.isCancelled else { return }
      refreshProblem = error.localizedDescription
    }
  }

  /// Adds what is new in a page.
  ///
  /// - Returns: whether the list grew or ended.
  private func take(_ page: __Name__Page) -> Bool {
    var known = Set(items.map(\.id))
    // Entries move between pages while somebody adds to the list.
    let new = page.items.filter { known.insert($0.id).inserted }
    items += new
    // A cursor that names itself would go round for ever.
    let isLast = page.next == nil || page.next == cursor
    cursor = page.next
    end = isLast ? .reached : .more(after: cursor)
    return isLast || !new.isEmpty
  }
}
