package import POSIXSupport

/// Announces the system calls of a transaction to an observer first, so that tests can fail or stop it anywhere.
package struct TransactionFiles: Sendable {
  /// What an observer wants to happen instead of a call.
  package enum Verdict: Sendable {
    case proceed
    /// The call fails with this error.
    case fail(Errno)
    /// The process is gone: nothing more happens, not even a roll-back.
    case die
  }

  package enum Failure: Error {
    case fault(FileFault)
    /// A file is not as it was when the changes were thought up.
    case stale(FileFault)
    /// Another swiftkit holds the project.
    case busy
    /// An observer said that the process is gone; only tests have one.
    case died
  }

  private let observer: (@Sendable (_ call: String, _ path: FilePath) -> Verdict)?

  package init(observer: (@Sendable (_ call: String, _ path: FilePath) -> Verdict)? = nil) {
    self.observer = observer
  }

  func announce(_ call: String, _ path: @autoclosure () -> FilePath) throws(Failure) {
    guard let observer else { return }
    switch observer(call, path()) {
    case .proceed: return
    case .fail(let code): throw .fault(FileFault(call, path(), code: code))
    case .die: throw .died
    }
  }

  /// Does `body`, whose fault is one of the transaction.
  static func faulting<Value: ~Copyable>(_ body: () throws(FileFault) -> Value) throws(Failure) -> Value {
    do throws(FileFault) {
      return try body()
    } catch {
      throw .fault(error)
    }
  }
}
