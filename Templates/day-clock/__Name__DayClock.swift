//% if ios == 16
import Combine
import Foundation
//% else
import Foundation
import Observation
//% end

/// Which day it is for the person who looks at the screen.
///
/// Let it run with the screen, `.task { await clock.run() }`, and build what is shown from `today`.
//% if ios == 16
@MainActor
__access__ final class __Name__DayClock: ObservableObject {
  @Published __access__ private(set) var today: __Name__Day
  @Published __access__ private(set) var timeZone: TimeZone
  private let time: any __Name__DayTime
  private var isRunning = false
  private var midnight: Task<Void, Never>?
//% else
@MainActor @Observable
__access__ final class __Name__DayClock {
  __access__ private(set) var today: __Name__Day
  __access__ private(set) var timeZone: TimeZone
  private let time: any __Name__DayTime
  @ObservationIgnored private var isRunning = false
  @ObservationIgnored private var midnight: Task<Void, Never>?
//% end

  __access__ init(time: any __Name__DayTime = System__Name__DayTime()) {
    self.time = time
    timeZone = time.timeZone
    today = __Name__Day(of: time.now, in: time.timeZone)
  }

  /// Keeps the day right until the task is cancelled: at midnight, after a flight, after the clock was set.
  __access__ func run() async {
    guard !isRunning else { return }
    isRunning = true
    defer {
      isRunning = false
      midnight?.cancel()
    }
    // Listening begins first, so that no change falls between the two.
    let changes = time.changes()
    refresh()
    for await _ in changes { refresh() }
  }

  /// Looks at the clock again, such as when the app comes back to the foreground.
  __access__ func refresh() {
    let zone = time.timeZone
    let day = __Name__Day(of: time.now, in: zone)
    if zone != timeZone { timeZone = zone }
    // Observers are notified only of changes.
    if day != today { today = day }
    guard isRunning else { return }
    midnight?.cancel()
    let next = day.adding(days: 1).start(in: zone)
    midnight = Task { [time, weak self] in
      do {
        try await time.sleep(until: next)
      } catch {
        return
      }
      guard !Task.isCancelled else { return }
      self?.refresh()
    }
  }
}
