import Foundation
import Testing
//% if Module

@testable import __Module__
//% end

@MainActor
//% if ios == 15
@Suite("__Name_title__ pager")
//% else
@Suite("__Name_title__ pager", .timeLimit(.minutes(1)))
//% end
struct __Name__PagerTests {
  private let service = Recording__Name__PageService()
  private let pager: __Name__Pager

  init() {
    pager = __Name__Pager(service: service)
  }

  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  private func page(_ ids: [String], next: String?) -> Result<__Name__Page, any Error> {
    .success(__Name__Page(items: ids.map { __Item__(id: $0, title: $0) }, next: next))
  }

  private var ids: [String] { pager.items.map(\.id) }

  /// The pager after its first page, whose next is "2".
  private func loaded() async {
    async let first: Void = pager.loadMore()
    await service.pages.waitForCalls(1)
    service.pages.answer(page(["a", "b"], next: "2"), toCall: 0)
    await first
  }

  @Test("Loads the pages one after another, to the end")
  func pages() async {
    await loaded()
    #expect(ids == ["a", "b"])
    #expect(pager.end == .more(after: "2"))
    async let second: Void = pager.loadMore()
    await service.pages.waitForCalls(2)
    #expect(pager.end == .loading)
    service.pages.answer(page(["c"], next: nil), toCall: 1)
    await second
    #expect(ids == ["a", "b", "c"])
    #expect(pager.end == .reached)
    await pager.loadMore()
    #expect(service.pages.calls == [nil, "2"])
  }

  @Test("Loads one page at a time, no matter how often its row appears")
  func oneAtATime() async {
    async let first: Void = pager.loadMore()
    await service.pages.waitForCalls(1)
    await pager.loadMore()
    #expect(service.pages.calls.count == 1)
    service.pages.answer(page(["a"], next: nil), toCall: 0)
    await first
  }

  @Test("Shows no entry twice, and skips a page without new ones")
  func doubles() async {
    await loaded()
    async let second: Void = pager.loadMore()
    await service.pages.waitForCalls(2)
    let place = pager.place
    service.pages.answer(page(["b", "a"], next: "3"), toCall: 1)
    await service.pages.waitForCalls(3)
    // Its row has not changed, and no second page is requested meanwhile.
    #expect(pager.end == .loading && pager.place == place)
    await pager.loadMore()
    #expect(service.pages.calls.count == 3)
    service.pages.answer(page(["b", "c", "c"], next: "4"), toCall: 2)
    await second
    #expect(ids == ["a", "b", "c"])
    #expect(service.pages.calls == [nil, "2", "3"])
  }

  @Test("A cursor that points to itself ends the list")
  func roundAndRound() async {
    await loaded()
    async let second: Void = pager.loadMore()
    await service.pages.waitForCalls(2)
    service.pages.answer(page(["a"], next: "2"), toCall: 1)
    await second
    #expect(pager.end == .reached)
    #expect(service.pages.calls.count == 2)
  }

  @Test("Cursors that lead back to each other end the list")
  func inCircles() async {
    await loaded()
    async let second: Void = pager.loadMore()
    await service.pages.waitForCalls(2)
    service.pages.answer(page(["a"], next: "3"), toCall: 1)
    await service.pages.waitForCalls(3)
    service.pages.answer(page(["b"], next: "2"), toCall: 2)
    await second
    #expect(pager.end == .reached)
  }

  @Test("A failed page keeps the list, and is requested again only by a retry")
  func failure() async {
    await loaded()
    async let failing: Void = pager.loadMore()
    await service.pages.waitForCalls(2)
    service.pages.answer(.failure(Offline()), toCall: 1)
    await failing
    #expect(ids == ["a", "b"])
    #expect(pager.end == .failed("You are offline."))
    await pager.loadMore()
    #expect(service.pages.calls.count == 2)
    async let again: Void = pager.retry()
    await service.pages.waitForCalls(3)
    service.pages.answer(page(["c"], next: nil), toCall: 2)
    await again
    #expect(ids == ["a", "b", "c"])
    #expect(service.pages.calls == [nil, "2", "2"])
  }

  @Test("Scrolling away is not a failure, and the page loads when it appears again")
  func cancellation() async {
    await loaded()
    let row = Task { await pager.loadMore() }
    await service.pages.waitForCalls(2)
    row.cancel()
    await row.value
    #expect(pager.end == .more(after: "2"))
    async let again: Void = pager.loadMore()
    await service.pages.waitForCalls(3)
    service.pages.answer(page(["c"], next: nil), toCall: 2)
    await again
    #expect(ids == ["a", "b", "c"])
  }

  @Test("A row that comes back before its cancelled request has ended loads again")
  func quickReturn() async {
    await loaded()
    let place = pager.place
    let row = Task { await pager.loadMore() }
    await service.pages.waitForCalls(2)
    row.cancel()
    await pager.loadMore()
    await row.value
    #expect(pager.place != place)
    #expect(pager.end == .more(after: "2"))
  }

  @Test("A page of the old list is not added to the new one")
  func stalePage() async {
    await loaded()
    let place = pager.place
    async let old: Void = pager.loadMore()
    await service.pages.waitForCalls(2)
    async let refresh: Void = pager.refresh()
    await service.pages.waitForCalls(3)
    #expect(ids == ["a", "b"])
    service.pages.answer(page(["x"], next: "x2"), toCall: 2)
    await refresh
    service.pages.answer(page(["c"], next: nil), toCall: 1)
    await old
    #expect(ids == ["x"])
    #expect(pager.end == .more(after: "x2"))
    #expect(pager.place != place)
  }

  @Test("A failed refresh keeps the list and its next page")
  func failedRefresh() async {
    await loaded()
    async let refresh: Void = pager.refresh()
    await service.pages.waitForCalls(2)
    #expect(pager.isRefreshing)
    service.pages.answer(.failure(Offline()), toCall: 1)
    await refresh
    #expect(pager.refreshProblem == "You are offline.")
    #expect(ids == ["a", "b"])
    #expect(!pager.isRefreshing)
    async let second: Void = pager.loadMore()
    await service.pages.waitForCalls(3)
    service.pages.answer(page(["c"], next: nil), toCall: 2)
    await second
    #expect(service.pages.calls == [nil, nil, "2"])
    #expect(ids == ["a", "b", "c"])
  }

  @Test("A page still loads if a refresh fails in the meantime")
  func pageBesideAFailedRefresh() async {
    await loaded()
    async let second: Void = pager.loadMore()
    await service.pages.waitForCalls(2)
    async let refresh: Void = pager.refresh()
    await service.pages.waitForCalls(3)
    service.pages.answer(.failure(Offline()), toCall: 2)
    await refresh
    service.pages.answer(page(["c"], next: nil), toCall: 1)
    await second
    #expect(ids == ["a", "b", "c"])
  }

  @Test("Of two refreshes, the later one counts")
  func refreshes() async {
    async let first: Void = pager.refresh()
    await service.pages.waitForCalls(1)
    async let second: Void = pager.refresh()
    await service.pages.waitForCalls(2)
    service.pages.answer(page(["new"], next: nil), toCall: 1)
    await second
    service.pages.answer(page(["old"], next: nil), toCall: 0)
    await first
    #expect(ids == ["new"])
    #expect(!pager.isRefreshing)
  }
}
