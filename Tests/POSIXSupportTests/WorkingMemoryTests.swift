import POSIXSupport
import Synchronization
import Testing

struct WorkingMemoryTests {
  /// On any system the memory can be used; where glibc can be told, large pages were asked for.
  @Test func megabytesAreThere() throws {
    let sum = Mutex(0)
    let thread = try #require(
      WorkThread {
        WorkingMemory.expectMegabytes()
        let pieces = (0..<64).map { [UInt8](repeating: UInt8($0), count: 64 << 10) }
        sum.withLock { $0 = pieces.reduce(0) { $0 + Int($1[$1.count - 1]) } }
      })
    thread.join()
    #expect(sum.withLock(\.self) == 63 * 64 / 2)
    #if canImport(Glibc)
      let maps = try FileContents.text(of: "/proc/self/smaps")
      let flags = maps.split(separator: "\n").filter { $0.hasPrefix("VmFlags:") }
      #expect(flags.contains { $0.split(separator: " ").contains("hg") })
    #endif
  }
}
