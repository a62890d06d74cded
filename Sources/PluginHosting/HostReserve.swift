import HostMessages
package import POSIXSupport
import Synchronization

/// A host that is started before it is known what it has to do: while plugins and settings are still being read, it
/// links its libraries on another core.
///
/// The first worker that needs a process takes it; one that nobody took is ended. A pool without plugins that `keepsHost`
/// puts its host back, so that editing and checking start one.
package final class HostReserve: Sendable {
  private struct Waiting: ~Copyable {
    var process: HostProcess?
    /// What it was told already; nil for nothing.
    var opening: [HostRequest]?

    mutating func exchange(for other: consuming HostProcess?) -> HostProcess? {
      let old = process.take()
      process = other
      opening = nil
      return old
    }
  }

  private let waiting: Mutex<Waiting>

  /// Starts `program`; when that fails, there is nothing to take, and whoever then starts one says why.
  package init(_ program: FilePath, limits: HostLimits, environment: [String]) {
    waiting = Mutex(
      Waiting(process: try? HostProcess(program, memoryLimit: limits.memory, environment: environment)))
  }

  /// Starts nothing: it is there for a host to be put into.
  package init() { waiting = Mutex(Waiting()) }

  deinit { replace(by: nil) }

  /// Keeps a host that has loaded nothing; one that is there already is ended.
  func put(_ host: consuming HostProcess) { replace(by: host) }

  /// Tells the host that waits here what it is told first in a run.
  func open(with opening: [HostRequest]) {
    waiting.withLock { waiting in
      guard waiting.process != nil, waiting.opening == nil else { return }
      waiting.opening = opening
      waiting.process?.send(opening)
      waiting.process?.flush()
    }
  }

  /// The host, once it has been told just this; one that was told something else is of no use, and ended.
  func take(openedWith opening: [HostRequest]) -> HostProcess? {
    open(with: opening)
    guard waiting.withLock({ $0.opening == opening }) else {
      replace(by: nil)
      return nil
    }
    return waiting.withLock { $0.exchange(for: nil) }
  }

  private func replace(by host: consuming HostProcess?) {
    var host = host
    if let old = waiting.withLock({ $0.exchange(for: host.take()) }) { old.leave() }
  }
}
