import Foundation
import Testing
//% if Module

@testable import __Module__
//% end

@MainActor
@Suite("__Name_title__ retry queue", .timeLimit(.minutes(1)))
struct __Name__RetryQueueTests {
  private let service = Recording__Name__QueueService()
  private let storage = Recording__Name__QueueStorage()
  private let clock = ManualClock()
  private let queue: __Name__RetryQueue

  init() {
    queue = __Name__RetryQueue(
      service: service, storage: storage, clock: clock, firstPause: .seconds(1),
      longestPause: .seconds(4))
  }

  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  private func item(_ title: String) -> __Item__ { __Item__(title: title) }

  private var sent: [String] { service.sendings.calls.map(\.item.title) }

  /// Answers the call of this number once it is there.
  private func answer(_ number: Int, _ result: Result<Void, any Error> = .success(())) async {
    await service.sendings.waitForCalls(number + 1)
    service.sendings.answer(result, toCall: number)
  }

  @Test("Items are sent in order, one at a time")
  func order() async {
    queue.add(item("A"))
    queue.add(item("B"))
    await service.sendings.waitForCalls(1)
    #expect(sent == ["A"])
    #expect(service.sendings.openCount == 1)
    await answer(0)
    await answer(1)
    await queue.settle()
    #expect(sent == ["A", "B"])
    #expect(queue.entries.isEmpty)
    #expect(queue.status == .idle)
  }

  @Test("An item is stored before it is sent, and gone from storage after")
  func storing() async {
    queue.add(item("A"))
    await service.sendings.waitForCalls(1)
    #expect(storage.kept.map(\.item) == [item("A")])
    await answer(0)
    await queue.settle()
    #expect(storage.kept.isEmpty)
    #expect(storage.saves.count == 2)
  }

  @Test("A service out of reach is tried again after growing pauses, with the same id")
  func pauses() async throws {
    queue.add(item("A"))
    let pauses: [Duration] = [.seconds(1), .seconds(2), .seconds(4), .seconds(4)]
    for (number, pause) in pauses.enumerated() {
      await answer(number, .failure(Offline()))
      await clock.waitForSleepers(1)
      #expect(queue.status == .waiting)
      clock.advance(by: pause - .milliseconds(1))
      #expect(service.sendings.calls.count == number + 1)
      clock.advance(by: .milliseconds(1))
    }
    await answer(4)
    await queue.settle()
    let first = try #require(service.sendings.calls.first)
    #expect(service.sendings.calls == Array(repeating: first, count: 5))
    #expect(queue.entries.isEmpty)
  }

  @Test("What comes after a failure waits for it")
  func noOvertaking() async {
    queue.add(item("A"))
    await answer(0, .failure(Offline()))
    await clock.waitForSleepers(1)
    queue.add(item("B"))
    clock.advance(by: .seconds(1))
    await answer(1)
    await answer(2)
    await queue.settle()
    #expect(sent == ["A", "A", "B"])
  }

  @Test("When the network is back, nothing waits")
  func retryNow() async {
    queue.add(item("A"))
    await answer(0, .failure(Offline()))
    await clock.waitForSleepers(1)
    queue.retryNow()
    await answer(1)
    await queue.settle()
    #expect(sent == ["A", "A"])
    #expect(clock.now.offset == .zero)
  }

  @Test("What the service refuses is put aside, and sent again only on request")
  func refusal() async throws {
    queue.add(item("A"))
    queue.add(item("B"))
    await answer(0, .failure(__Name__QueueRefusal(reason: "Too large.")))
    await answer(1)
    await queue.settle()
    let entry = try #require(queue.entries.first)
    #expect(queue.entries.count == 1)
    #expect(entry.refusal == "Too large.")
    #expect(storage.kept == [entry])
    queue.retry(entry.id)
    await answer(2)
    await queue.settle()
    #expect(sent == ["A", "B", "A"])
    #expect(queue.entries.isEmpty)
  }

  @Test("After a restart the same items are sent under the same ids")
  func restart() async {
    let old = __Name__QueueEntry(id: UUID(), item: item("Old"), failures: 2, refusal: nil)
    storage.kept = [old]
    queue.add(item("New"))
    await queue.restore()
    #expect(queue.entries.map(\.item) == [item("Old"), item("New")])
    await answer(0)
    await answer(1)
    await queue.settle()
    #expect(sent == ["Old", "New"])
    #expect(service.sendings.calls.first?.id == old.id)
  }

  @Test("What is removed while it waits is not sent again")
  func removal() async throws {
    queue.add(item("A"))
    await answer(0, .failure(Offline()))
    await clock.waitForSleepers(1)
    let entry = try #require(queue.entries.first)
    await queue.remove(entry.id)
    #expect(storage.kept.isEmpty)
    queue.retryNow()
    await queue.settle()
    #expect(sent == ["A"])
    #expect(queue.status == .idle)
  }

  @Test("If storing fails, the item is still sent, and the screen can say so")
  func storageFailure() async {
    storage.failure = Offline()
    queue.add(item("A"))
    await service.sendings.waitForCalls(1)
    #expect(queue.storageProblem == "You are offline.")
    storage.failure = nil
    await answer(0)
    await queue.settle()
    #expect(queue.storageProblem == nil)
    #expect(queue.entries.isEmpty)
  }

  @Test("What could not be read is not overwritten, and sent when it can be")
  func unreadable() async {
    let old = __Name__QueueEntry(id: UUID(), item: item("Old"))
    storage.kept = [old]
    storage.failure = Offline()
    queue.add(item("New"))
    await service.sendings.waitForCalls(1)
    #expect(storage.saves.isEmpty)
    storage.failure = nil
    await answer(0)
    await service.sendings.waitForCalls(2)
    #expect(storage.kept == [old])
    await answer(1)
    await queue.settle()
    #expect(sent == ["New", "Old"])
    #expect(storage.kept.isEmpty)
  }

  @Test("Nothing is stored or sent where nothing was added")
  func idle() async {
    await queue.restore()
    await queue.settle()
    #expect(storage.saves.isEmpty)
    #expect(service.sendings.calls.isEmpty)
  }
}
