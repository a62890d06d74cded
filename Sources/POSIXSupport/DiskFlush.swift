import Synchronization

/// Waiting until what was written is on the disk, and not only on its way there.
enum DiskFlush {
  /// Waits for the file or folder behind `descriptor`; nil when that is done.
  ///
  /// `fsync` of macOS hands the bytes to the drive, which may keep them in its own memory: a power cut takes them. Volumes
  /// that cannot ask their drive, such as those of a network, have `fsync` and no more.
  static func flush(_ descriptor: Int32) -> Errno? {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return nil }
    #endif
    return fsync(descriptor) == 0 ? nil : Errno(rawValue: errno)
  }
  /// The same for several at a time, which takes a disk little longer than for one; their codes come in the same order.
  static func flush(_ descriptors: [Int32]) -> [Errno?] {
    let work = Work(descriptors)
    let helpers = (1..<max(1, min(descriptors.count, widest))).compactMap { _ in WorkThread { work.run() } }
    work.run()
    for helper in helpers { helper.join() }
    return work.codes.withLock { $0 }
  }

  /// A disk gathers what comes while it writes, so that more threads would be no faster.
  private static let widest = 6

  private final class Work: Sendable {
    let codes: Mutex<[Errno?]>
    private let descriptors: [Int32]
    private let next = Atomic(0)

    init(_ descriptors: [Int32]) {
      self.descriptors = descriptors
      codes = Mutex(Array(repeating: nil, count: descriptors.count))
    }

    func run() {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < descriptors.count else { return }
        if let code = flush(descriptors[index]) { codes.withLock { $0[index] = code } }
      }
    }
  }
}
