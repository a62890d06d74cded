import Foundation

/// The time of the device.
__access__ struct System__Name__DayTime: __Name__DayTime {
  __access__ nonisolated init() {}

  __access__ var now: Date { Date.now }
  __access__ var timeZone: TimeZone { .autoupdatingCurrent }

  __access__ func sleep(until date: Date) async throws {
    try await Task.sleep(for: .seconds(max(0, date.timeIntervalSinceNow)))
  }

  __access__ func changes() -> AsyncStream<Void> {
    AsyncStream { continuation in
      let center = NotificationCenter.default
      // By its name, since Foundation has the constant on Apple's systems only.
      let clock = Notification.Name("NSSystemClockDidChangeNotification")
      let names: [Notification.Name] = [.NSSystemTimeZoneDidChange, .NSCalendarDayChanged, clock]
      // They are only handed back, from whatever thread the stream ends on.
      nonisolated(unsafe) let observers = names.map { name in
        center.addObserver(forName: name, object: nil, queue: nil) { _ in continuation.yield() }
      }
      continuation.onTermination = { _ in
        for observer in observers { center.removeObserver(observer) }
      }
    }
  }
}
