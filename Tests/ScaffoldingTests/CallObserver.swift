import POSIXSupport
import Scaffolding

/// Counts calls and gives a verdict on one of them.
final class CallObserver: @unchecked Sendable {
  // Used by one thread at a time: a transaction makes its calls one after the other.
  private(set) var count = 0
  private let number: Int
  private let verdict: TransactionFiles.Verdict

  init(at number: Int, _ verdict: TransactionFiles.Verdict) {
    self.number = number
    self.verdict = verdict
  }

  func observe(_ call: String, _ path: FilePath) -> TransactionFiles.Verdict {
    defer { count += 1 }
    return count == number ? verdict : .proceed
  }
}
