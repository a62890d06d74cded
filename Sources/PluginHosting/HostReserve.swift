package import POSIXSupport
import Synchronization

/// A host that is started before it is known what it has to do: while plugins and settings are still being read, it
/// links its libraries on another core.
///
/// The first worker that needs a process takes it; one that nobody took is ended.
package final class HostReserve: Sendable {
  private let process: Mutex<HostProcess?>

  /// Starts `program`; when that fails, there is nothing to take, and whoever then starts one says why.
  package init(_ program: FilePath, limits: HostLimits, environment: [String]) {
    process = Mutex(try? HostProcess(program, memoryLimit: limits.memory, environment: environment))
  }

  deinit {
    if let process = take() { _ = process.end() }
  }

  func take() -> HostProcess? { process.withLock { $0.take() } }
}
