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

  /// The same for several; their codes come in the same order.
  ///
  /// A disk needs little more time for several files that are waited for together than for one. For few files on a quick
  /// disk, threads cost more than they save.
  ///
  /// - Parameter patience: how long all of them may take, if each takes as long as the first, before several are waited
  ///   for at a time.
  static func flush(_ descriptors: [Int32], patience: Duration = .milliseconds(2)) -> [Errno?] {
    let work = Work(descriptors)
    let time = ContinuousClock().measure { work.flushNext() }
    let helpers = time * descriptors.count < patience ? 0 : max(0, min(descriptors.count - 1, widest) - 1)
    let threads = (0..<helpers).compactMap { _ in WorkThread { while work.flushNext() {} } }
    while work.flushNext() {}
    for thread in threads { thread.join() }
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

    /// Waits for the next one that no other thread has taken; false when all are taken.
    @discardableResult
    func flushNext() -> Bool {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < descriptors.count else { return false }
      if let code = flush(descriptors[index]) { codes.withLock { $0[index] = code } }
      return true
    }
  }
}
