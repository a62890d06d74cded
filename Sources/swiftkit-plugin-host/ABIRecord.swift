import SwiftKitABI

/// A struct of the plugin contract that may grow, as a plugin wrote it: it begins with its own size.
protocol ABIRecord {
  /// All bytes zero, as a field is that its writer did not know.
  init()
  /// What plugins of 1.0 hand over; nothing smaller is taken.
  static var firstSize: Int { get }
}

extension swiftkit_plugin: ABIRecord { static var firstSize: Int { Int(SWIFTKIT_PLUGIN_SIZE_1_0) } }
extension swiftkit_check: ABIRecord { static var firstSize: Int { Int(SWIFTKIT_CHECK_SIZE_1_0) } }
extension swiftkit_finding: ABIRecord { static var firstSize: Int { Int(SWIFTKIT_FINDING_SIZE_1_0) } }
extension swiftkit_answer: ABIRecord { static var firstSize: Int { Int(SWIFTKIT_ANSWER_SIZE_1_0) } }

extension ABIRecord {
  /// Copies what both sides know of the struct at `source`, and reads nothing beyond what its writer says it has.
  ///
  /// Nil when that is less than plugins of 1.0 write.
  /// - Parameter stride: the size where an element does not say its own, as in a list whose first one speaks for all.
  init?(copying source: UnsafeRawPointer, stride: Int? = nil) {
    let size = stride ?? Self.size(of: source)
    guard size >= Self.firstSize else { return nil }
    var copy = Self()
    withUnsafeMutableBytes(of: &copy) { bytes in
      bytes.copyMemory(from: UnsafeRawBufferPointer(start: source, count: min(size, bytes.count)))
    }
    self = copy
  }

  /// The size that the struct says it has.
  static func size(of source: UnsafeRawPointer) -> Int { Int(source.loadUnaligned(as: UInt32.self)) }
}
