import JSON
import POSIXSupport

/// A request that is being worked on: how it may be given up, and how it tells of its progress.
package final class Ticket: @unchecked Sendable {
  private let lock = Monitor()
  private var cancelled = false
  private var reported = -1
  private let token: JSONValue?
  private let outlet: Outlet?

  init(token: JSONValue?, outlet: Outlet?) {
    self.token = token
    self.outlet = outlet
  }

  /// One that nobody gives up and nobody listens to.
  package convenience init() { self.init(token: nil, outlet: nil) }

  package var isCancelled: Bool { lock.locked { cancelled } }

  func cancel() { lock.locked { cancelled = true } }

  /// Tells the client, if it wants to know, how much is done; what does not go forward is not told.
  package func report(_ done: Int, of total: Int, _ message: String) {
    guard let token, let outlet else { return }
    let isNews = lock.locked {
      guard done > reported, !cancelled else { return false }
      reported = done
      return true
    }
    guard isNews else { return }
    outlet.notify(
      "notifications/progress",
      .members([
        "progressToken": token, "progress": .integer(done), "total": .integer(total), "message": .string(message),
      ]))
  }
}
