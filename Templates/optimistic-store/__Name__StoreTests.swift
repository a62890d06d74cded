import Foundation
import Testing
//% if Module

@testable import __Module__
//% end

@MainActor
@Suite("__Name_title__ store", .timeLimit(.minutes(1)))
struct __Name__StoreTests {
  private typealias Save = Recording__Name__StoreService.Save

  private let service = Recording__Name__StoreService()
  private let store: __Name__Store
//% if Value == Bool
  private let old = false
  private let new = true
//% else if Value == Int
  private let old = 3
  private let new = 4
//% else
  private let old = "old"
  private let new = "new"
//% end
//% if Id == Int
  private let id = 1
  private let other = 2
//% else
  private let id = "first"
  private let other = "second"
//% end

  init() {
    store = __Name__Store(service: service)
  }

  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  /// The store after the service reported the old value of `id`.
  private func loaded() async {
    async let refresh: Void = store.refresh()
    await service.loads.waitForCalls(1)
    service.loads.answer(.success([id: old]), toCall: 0)
    await refresh
  }

  @Test("A change shows immediately, and reaches the service once")
  func change() async {
    await loaded()
    store.change(id, to: new)
    #expect(store.value(for: id) == new)
    #expect(store.isSaving(id))
    await service.saves.waitForCalls(1)
    service.saves.answer(.success(()), toCall: 0)
    await store.settle()
    #expect(store.value(for: id) == new)
    #expect(!store.isSaving(id))
    #expect(service.saves.calls == [Save(id: id, value: new)])
  }

  @Test("A change undone before it is sent is not sent")
  func thereAndBack() async {
    await loaded()
    store.change(id, to: new)
    store.change(id, to: old)
    await store.settle()
    #expect(service.saves.calls.isEmpty)
    #expect(store.value(for: id) == old)
  }

  @Test("An undo waits for the request that it undoes")
  func undo() async {
    await loaded()
    store.change(id, to: new)
    await service.saves.waitForCalls(1)
    store.change(id, to: old)
    #expect(store.value(for: id) == old)
    #expect(service.saves.openCount == 1)
    service.saves.answer(.success(()), toCall: 0)
    await service.saves.waitForCalls(2)
    service.saves.answer(.success(()), toCall: 1)
    await store.settle()
    #expect(service.saves.calls == [Save(id: id, value: new), Save(id: id, value: old)])
    #expect(store.value(for: id) == old)
  }

  @Test("Items do not wait for each other")
  func items() async {
    await loaded()
    store.change(id, to: new)
    store.change(other, to: new)
    await service.saves.waitForCalls(2)
    #expect(service.saves.openCount == 2)
    service.saves.answer(.success(()), toCall: 1)
    service.saves.answer(.success(()), toCall: 0)
    await store.settle()
    #expect(store.value(for: id) == new)
    #expect(store.value(for: other) == new)
  }

  @Test("A failure restores the old value, and can be tried again")
  func failure() async {
    await loaded()
    store.change(id, to: new)
    await service.saves.waitForCalls(1)
    service.saves.answer(.failure(Offline()), toCall: 0)
    await store.settle()
    #expect(store.value(for: id) == old)
    #expect(store.problems[id] == .init(value: new, message: "You are offline."))
    store.retry(id)
    #expect(store.problems.isEmpty)
    #expect(store.value(for: id) == new)
    await service.saves.waitForCalls(2)
    service.saves.answer(.success(()), toCall: 1)
    await store.settle()
    #expect(service.saves.calls == [Save(id: id, value: new), Save(id: id, value: new)])
    #expect(store.value(for: id) == new)
  }

  @Test("A failed request does not undo newer changes")
  func failureOfTheOlder() async {
    await loaded()
    store.change(id, to: new)
    await service.saves.waitForCalls(1)
    store.change(id, to: old)
    service.saves.answer(.failure(Offline()), toCall: 0)
    // The first may have reached the service, so the second is sent although it restores the old value.
    await service.saves.waitForCalls(2)
    service.saves.answer(.success(()), toCall: 1)
    await store.settle()
    #expect(service.saves.calls.last == Save(id: id, value: old))
    #expect(store.value(for: id) == old)
    #expect(store.problems.isEmpty)
  }

  @Test("A refresh started before a change does not bring back the old value")
  func staleRefresh() async {
    await loaded()
    async let refresh: Void = store.refresh()
    await service.loads.waitForCalls(2)
    store.change(id, to: new)
    await service.saves.waitForCalls(1)
    service.saves.answer(.success(()), toCall: 0)
    await store.settle()
    service.loads.answer(.success([id: old, other: old]), toCall: 1)
    await refresh
    #expect(store.value(for: id) == new)
    #expect(store.value(for: other) == old)
  }

  @Test("Of two refreshes, the later one counts, whichever ends last")
  func refreshes() async {
    async let first: Void = store.refresh()
    await service.loads.waitForCalls(1)
    async let second: Void = store.refresh()
    await service.loads.waitForCalls(2)
    service.loads.answer(.success([id: new]), toCall: 1)
    await second
    service.loads.answer(.success([id: old]), toCall: 0)
    await first
    #expect(store.value(for: id) == new)
  }

  @Test("A failed refresh keeps the values; a cancelled one shows no error")
  func failedRefresh() async {
    await loaded()
    async let failing: Void = store.refresh()
    await service.loads.waitForCalls(2)
    service.loads.answer(.failure(Offline()), toCall: 1)
    await failing
    #expect(store.value(for: id) == old)
    #expect(store.refreshProblem == "You are offline.")
    let cancelled = Task { await store.refresh() }
    await service.loads.waitForCalls(3)
    cancelled.cancel()
    await cancelled.value
    #expect(store.refreshProblem == "You are offline.")
    #expect(store.value(for: id) == old)
  }
}
