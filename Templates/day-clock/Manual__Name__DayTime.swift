import Foundation
//% if Module

@testable import __Module__
//% end

/// A time that passes when the test says so, and records until when the clock sleeps.
@MainActor
final class Manual__Name__DayTime: __Name__DayTime {
  var now: Date
  var timeZone: TimeZone
  let sleeps = CallRecorder<Date, Void>()
  private var listeners: [AsyncStream<Void>.Continuation] = []

  init(now: Date, timeZone: TimeZone) {
    self.now = now
    self.timeZone = timeZone
  }

  func sleep(until date: Date) async throws { try await sleeps.receive(date) }

  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    listeners.append(continuation)
    return stream
  }

  /// Moves to `date`, and wakes the sleeper of this number.
  func wake(_ number: Int, at date: Date) {
    now = date
    sleeps.answer(.success(()), toCall: number)
  }

  /// Says that the clock or the time zone has changed.
  func tellOfChange() {
    for listener in listeners { listener.yield() }
  }
}
