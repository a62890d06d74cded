import Foundation
import Testing
//% if Module

@testable import __Module__
//% end

@MainActor
@Suite("__Name_title__ draft keeper", .timeLimit(.minutes(1)))
struct __Name__DraftKeeperTests {
  private let storage = Recording__Name__DraftStorage()
  private let clock = ManualClock()
  private let keeper: __Name__DraftKeeper

  init() {
    keeper = __Name__DraftKeeper(
      storage: storage, clock: clock, pause: .seconds(1), longestWait: .seconds(10))
  }

  private struct DiskFull: LocalizedError {
    var errorDescription: String? { "The disk is full." }
  }

  private func titled(_ title: String) -> __Draft__ { __Draft__(title: title) }

  @Test("A pause in typing saves the newest text, once")
  func pause() async {
    keeper.draft.title = "A"
    await clock.waitForSleepers(2)
    clock.advance(by: .milliseconds(900))
    keeper.draft.title = "AB"
    #expect(keeper.status == .unsaved)
    await clock.waitForSleepers(2)
    clock.advance(by: .milliseconds(900))
    #expect(storage.saves.calls.isEmpty)
    clock.advance(by: .milliseconds(100))
    await storage.saves.waitForCalls(1)
    #expect(keeper.status == .saving)
    storage.saves.answer(.success(()), toCall: 0)
    await keeper.saveNow()
    #expect(keeper.status == .saved)
    #expect(storage.saves.calls == [titled("AB")])
  }

  @Test("Saves during continuous typing")
  func longestWait() async {
    for second in 0..<10 {
      keeper.draft.title += "x"
      await clock.waitForSleepers(2)
      if second == 9 { #expect(storage.saves.calls.isEmpty) }
      clock.advance(by: .milliseconds(second == 9 ? 1_900 : 900))
    }
    await storage.saves.waitForCalls(1)
    storage.saves.answer(.success(()), toCall: 0)
    await keeper.saveNow()
    #expect(storage.saves.calls == [titled("xxxxxxxxxx")])
  }

  @Test("Text typed during a save is saved after it, not at the same time")
  func changeDuringASave() async {
    keeper.draft.title = "A"
    async let leaving: Void = keeper.saveNow()
    await storage.saves.waitForCalls(1)
    keeper.draft.title = "B"
    keeper.draft.title = "C"
    #expect(storage.saves.openCount == 1)
    storage.saves.answer(.success(()), toCall: 0)
    await storage.saves.waitForCalls(2)
    storage.saves.answer(.success(()), toCall: 1)
    await leaving
    #expect(storage.saves.calls == [titled("A"), titled("C")])
    #expect(keeper.status == .saved)
  }

  @Test("Undoing a change leaves nothing to save")
  func takenBack() async {
    keeper.draft.title = "A"
    keeper.draft.title = ""
    #expect(keeper.status == .saved)
    await keeper.saveNow()
    #expect(storage.saves.calls.isEmpty)
  }

  @Test("A failed save keeps the draft and is tried again")
  func failure() async {
    keeper.draft.title = "A"
    async let leaving: Void = keeper.saveNow()
    await storage.saves.waitForCalls(1)
    storage.saves.answer(.failure(DiskFull()), toCall: 0)
    await leaving
    #expect(keeper.status == .failed("The disk is full."))
    #expect(keeper.draft == titled("A"))
    async let again: Void = keeper.saveNow()
    await storage.saves.waitForCalls(2)
    storage.saves.answer(.success(()), toCall: 1)
    await again
    #expect(keeper.status == .saved)
  }

  @Test("A stored draft is restored, and not saved again")
  func restore() async {
    async let restoring: Void = keeper.restore()
    await storage.loads.waitForCalls(1)
    storage.loads.answer(.success(titled("Kept")), toCall: 0)
    await restoring
    #expect(keeper.draft == titled("Kept"))
    #expect(keeper.status == .saved)
    await keeper.saveNow()
    #expect(storage.saves.calls.isEmpty)
  }

  @Test("A stored draft does not overwrite text typed in the meantime")
  func restoreTooLate() async {
    async let restoring: Void = keeper.restore()
    await storage.loads.waitForCalls(1)
    keeper.draft.title = "New"
    storage.loads.answer(.success(titled("Kept")), toCall: 0)
    await restoring
    #expect(keeper.draft == titled("New"))
  }

  @Test("A save that is still running does not bring back a submitted draft")
  func discardDuringASave() async {
    keeper.draft.title = "A"
    async let leaving: Void = keeper.saveNow()
    await storage.saves.waitForCalls(1)
    async let discarding: Void = keeper.discard()
    storage.saves.answer(.success(()), toCall: 0)
    await storage.removals.waitForCalls(1)
    storage.removals.answer(.success(()), toCall: 0)
    await discarding
    await leaving
    #expect(keeper.draft == __Draft__())
    #expect(keeper.status == .saved)
    #expect(storage.saves.calls == [titled("A")])
    await keeper.saveNow()
    #expect(storage.saves.calls.count == 1)
  }

  @Test("Text typed while the old draft is removed is saved afterwards")
  func changeDuringARemoval() async {
    async let discarding: Void = keeper.discard()
    await storage.removals.waitForCalls(1)
    keeper.draft.title = "New"
    async let leaving: Void = keeper.saveNow()
    #expect(storage.saves.calls.isEmpty)
    storage.removals.answer(.success(()), toCall: 0)
    await storage.saves.waitForCalls(1)
    storage.saves.answer(.success(()), toCall: 0)
    await discarding
    await leaving
    #expect(storage.saves.calls == [titled("New")])
    #expect(keeper.status == .saved)
  }

  @Test("A draft submitted before it is restored does not appear again")
  func discardDuringARestore() async {
    async let restoring: Void = keeper.restore()
    await storage.loads.waitForCalls(1)
    async let discarding: Void = keeper.discard()
    await storage.removals.waitForCalls(1)
    storage.removals.answer(.success(()), toCall: 0)
    await discarding
    storage.loads.answer(.success(titled("Kept")), toCall: 0)
    await restoring
    #expect(keeper.draft == __Draft__())
  }

  @Test("An untouched draft removes nothing")
  func untouched() async {
    await keeper.saveNow()
    #expect(storage.removals.calls.isEmpty)
    #expect(storage.saves.calls.isEmpty)
  }
}
