import HostMessages
package import POSIXSupport
import Synchronization

/// A host that is started before it is known what it has to do: while plugins and settings are still being read, it
/// links its libraries on another core.
///
/// The first worker that needs a process takes it; one that nobody took is ended. A pool without plugins that `keepsHost`
/// takes one that has loaded some as well, and puts it back, so that editing and checking start one.
package final class HostReserve: Sendable {
  private let waiting: Mutex<HostProcess?>

  /// Starts `program`; when that fails, there is nothing to take, and whoever then starts one says why.
  package init(_ program: FilePath, limits: HostLimits, environment: [String]) {
    waiting = Mutex(try? HostProcess(program, memoryLimit: limits.memory, environment: environment))
  }

  /// Starts nothing: it is there for a host to be put into.
  package init() { waiting = Mutex(nil) }

  deinit { replace(by: nil) }

  /// Keeps a host; one that is there already is ended.
  func put(_ host: consuming HostProcess) { replace(by: host) }

  /// Tells the host that waits here what it is told first in a run.
  func open(with opening: [HostRequest]) {
    waiting.withLock { host in
      // What is told nothing can be told later.
      guard !opening.isEmpty, host?.opening == nil else { return }
      host?.begin(with: opening)
    }
  }

  /// The host, once it has been told just this; one that was told something else is of no use, and ended.
  ///
  /// - Parameter orMore: whether it does not matter what else it has loaded.
  func take(openedWith opening: [HostRequest], orMore: Bool) -> HostProcess? {
    open(with: opening)
    guard orMore || waiting.withLock({ ($0?.opening ?? []) == opening }) else {
      replace(by: nil)
      return nil
    }
    return waiting.withLock { $0.take() }
  }

  private func replace(by host: consuming HostProcess?) {
    var host = host
    let old = waiting.withLock { waiting in
      let old = waiting.take()
      waiting = host.take()
      return old
    }
    if let old { old.leave() }
  }
}
