import POSIXSupport
import Synchronization
import Testing

struct WorkingMemoryTests {
  /// The memory can be used, whatever the system makes of the wish; for nothing and for more than there is, too.
  @Test(arguments: [0, 1, 2 << 20, 1 << 40])
  func memoryIsThere(_ count: Int) throws {
    let sum = Mutex(0)
    let thread = try #require(
      WorkThread {
        WorkingMemory.expect(count)
        let pieces = (0..<64).map { [UInt8](repeating: UInt8($0), count: 64 << 10) }
        sum.withLock { $0 = pieces.reduce(0) { $0 + Int($1[$1.count - 1]) } }
      })
    thread.join()
    #expect(sum.withLock(\.self) == 63 * 64 / 2)
  }
}
