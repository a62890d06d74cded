import Foundation

/// What tells the time: the system, or a test.
__access__ protocol __Name__DayTime: Sendable {
  /// Read each time, since both change while the app runs.
  @MainActor var now: Date { get }
  @MainActor var timeZone: TimeZone { get }

  func sleep(until date: Date) async throws
  /// Something for each change of the clock or of the time zone, until its reader is cancelled.
  @MainActor func changes() -> AsyncStream<Void>
}
