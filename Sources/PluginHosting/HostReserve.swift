package import POSIXSupport
import Synchronization

/// A host that is started before it is known what it has to do: while plugins and settings are still being read, it
/// links its libraries on another core.
///
/// The first worker that needs a process takes it; one that nobody took is ended. A pool without plugins that `keepsHost`
/// puts its host back, so that editing and checking start one.
package final class HostReserve: Sendable {
  private let process: Mutex<HostProcess?>

  /// Starts `program`; when that fails, there is nothing to take, and whoever then starts one says why.
  package init(_ program: FilePath, limits: HostLimits, environment: [String]) {
    process = Mutex(try? HostProcess(program, memoryLimit: limits.memory, environment: environment))
  }

  /// Starts nothing: it is there for a host to be put into.
  package init() { process = Mutex(nil) }

  deinit {
    if let process = take() { process.leave() }
  }

  /// Keeps a host that has nothing to do; one that is there already is ended.
  func put(_ host: consuming HostProcess) {
    var host: HostProcess? = host
    if let known = take() { known.leave() }
    process.withLock { $0 = host.take() }
  }

  func take() -> HostProcess? { process.withLock { $0.take() } }
}
