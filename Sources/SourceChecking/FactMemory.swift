import POSIXSupport
import Synchronization

/// What files declare, as far as it was found out during this call: where parts of a project have settings of their own
/// and are checked one after the other, every file is read for its facts once and not once a part.
package final class FactMemory: Sendable {
  private let known = Mutex<[FilePath: [UInt8]]>([:])

  package init() {}

  /// A text that does not lie on disk is not remembered.
  func facts(of file: CheckedFile) -> [UInt8]? {
    file.source == nil ? known.withLock { $0[file.path] } : nil
  }

  func keep(_ facts: [UInt8], of file: CheckedFile) {
    if file.source == nil { known.withLock { $0[file.path] = facts } }
  }
}
