import Synchronization

/// Values that nobody takes apart again, in a process that ends soon: to free thousands of small ones takes milliseconds.
package enum KeptValues {
  private static let all = Mutex<[any Sendable]>([])

  /// Keeps a value to the end of the process.
  package static func keep(_ value: any Sendable) { all.withLock { $0.append(value) } }
}
