import Foundation
import Testing
//% if Module

@testable import __Module__
//% end

@MainActor
@Suite("__Name_title__ day clock", .timeLimit(.minutes(1)))
struct __Name__DayClockTests {
  private func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }

  private func day(_ year: Int, _ month: Int, _ day: Int) -> __Name__Day {
    __Name__Day(year: year, month: month, day: day)
  }

  @Test("The day changes at the person's midnight")
  func midnight() async throws {
    let berlin = try zone("Europe/Berlin")
    let time = Manual__Name__DayTime(
      now: day(2025, 5, 10).date(hour: 22, in: berlin), timeZone: berlin)
    let clock = __Name__DayClock(time: time)
    #expect(clock.today == day(2025, 5, 10))
    let running = Task { await clock.run() }
    await time.sleeps.waitForCalls(1)
    let midnight = day(2025, 5, 11).start(in: berlin)
    #expect(time.sleeps.calls == [midnight])
    time.wake(0, at: midnight)
    await time.sleeps.waitForCalls(2)
    #expect(clock.today == day(2025, 5, 11))
    #expect(time.sleeps.calls.last == day(2025, 5, 12).start(in: berlin))
    running.cancel()
    await running.value
  }

  @Test("A sleep that ends early asks for the same midnight again")
  func early() async throws {
    let berlin = try zone("Europe/Berlin")
    let midnight = day(2025, 5, 11).start(in: berlin)
    let time = Manual__Name__DayTime(now: midnight.addingTimeInterval(-60), timeZone: berlin)
    let clock = __Name__DayClock(time: time)
    let running = Task { await clock.run() }
    await time.sleeps.waitForCalls(1)
    time.wake(0, at: midnight.addingTimeInterval(-1))
    await time.sleeps.waitForCalls(2)
    #expect(clock.today == day(2025, 5, 10))
    #expect(time.sleeps.calls == [midnight, midnight])
    running.cancel()
    await running.value
  }

  @Test("In another time zone it is another day, and midnight is another one")
  func flight() async throws {
    let (berlin, tokyo) = (try zone("Europe/Berlin"), try zone("Asia/Tokyo"))
    let time = Manual__Name__DayTime(
      now: day(2025, 5, 10).date(hour: 20, in: berlin), timeZone: berlin)
    let clock = __Name__DayClock(time: time)
    let running = Task { await clock.run() }
    await time.sleeps.waitForCalls(1)
    time.timeZone = tokyo
    time.tellOfChange()
    await time.sleeps.waitForCalls(2)
    #expect(clock.today == day(2025, 5, 11))
    #expect(clock.timeZone == tokyo)
    #expect(time.sleeps.calls.last == day(2025, 5, 12).start(in: tokyo))
    running.cancel()
    await running.value
  }

  @Test("A clock that was set back goes back a day")
  func setBack() async throws {
    let berlin = try zone("Europe/Berlin")
    let time = Manual__Name__DayTime(
      now: day(2025, 5, 10).date(hour: 1, in: berlin), timeZone: berlin)
    let clock = __Name__DayClock(time: time)
    let running = Task { await clock.run() }
    await time.sleeps.waitForCalls(1)
    time.now = day(2025, 5, 9).date(hour: 23, in: berlin)
    time.tellOfChange()
    await time.sleeps.waitForCalls(2)
    #expect(clock.today == day(2025, 5, 9))
    running.cancel()
    await running.value
  }

  @Test("Back in the foreground the day is right, also where nothing runs")
  func refresh() throws {
    let berlin = try zone("Europe/Berlin")
    let time = Manual__Name__DayTime(
      now: day(2025, 5, 10).date(hour: 12, in: berlin), timeZone: berlin)
    let clock = __Name__DayClock(time: time)
    time.now = day(2025, 5, 13).date(hour: 12, in: berlin)
    clock.refresh()
    #expect(clock.today == day(2025, 5, 13))
    #expect(time.sleeps.calls.isEmpty)
  }

  @Test("Nothing keeps sleeping when the screen is gone")
  func cancellation() async throws {
    let berlin = try zone("Europe/Berlin")
    let time = Manual__Name__DayTime(
      now: day(2025, 5, 10).date(hour: 12, in: berlin), timeZone: berlin)
    let clock = __Name__DayClock(time: time)
    let running = Task { await clock.run() }
    await time.sleeps.waitForCalls(1)
    running.cancel()
    await running.value
    while time.sleeps.openCount > 0, !Task.isCancelled { await Task.yield() }
    // It runs again with the next appearance.
    let again = Task { await clock.run() }
    await time.sleeps.waitForCalls(2)
    again.cancel()
    await again.value
  }

  @Test("Where the clocks change a day has 23 or 25 hours")
  func summerTime() throws {
    let berlin = try zone("Europe/Berlin")
    #expect(day(2025, 3, 30).interval(in: berlin).duration == 23 * 3600)
    #expect(day(2025, 10, 26).interval(in: berlin).duration == 25 * 3600)
    #expect(day(2025, 5, 10).interval(in: berlin).duration == 24 * 3600)
  }

  @Test("A day begins where its midnight is left out, too")
  func missingMidnight() throws {
    let saoPaulo = try zone("America/Sao_Paulo")
    let start = day(2018, 11, 4).start(in: saoPaulo)
    #expect(__Name__Day(of: start, in: saoPaulo) == day(2018, 11, 4))
    #expect(__Name__Day(of: start.addingTimeInterval(-1), in: saoPaulo) == day(2018, 11, 3))
  }

  @Test("Days are counted, whatever the clocks do")
  func counting() {
    #expect(day(2025, 3, 29).adding(days: 2) == day(2025, 3, 31))
    #expect(day(2025, 12, 31).adding(days: 1) == day(2026, 1, 1))
    #expect(day(2024, 3, 1).adding(days: -1) == day(2024, 2, 29))
    #expect(day(2025, 3, 29).days(until: day(2025, 3, 31)) == 2)
    #expect(day(2025, 3, 31).days(until: day(2025, 3, 29)) == -2)
    #expect(day(2025, 9, 30) < day(2025, 10, 1))
  }

  @Test("A stored day comes back the same")
  func storing() throws {
    let data = try JSONEncoder().encode([day(2025, 5, 10)])
    #expect(try JSONDecoder().decode([__Name__Day].self, from: data) == [day(2025, 5, 10)])
  }
}
