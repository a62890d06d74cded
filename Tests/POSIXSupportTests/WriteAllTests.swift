import POSIXSupport
import TestSupport
import Testing

/// Writing to descriptors that take only a part, or nothing.
@Suite struct WriteAllTests {
  /// A reader slower than the writer: `cat` into a file, at the other end of a small pipe.
  @Test(.timeLimit(.minutes(20)), arguments: [false, true])
  func waitsForASlowReader(nonBlocking: Bool) throws {
    let folder = try TemporaryFolder()
    let copy = try folder.write("", to: "copy")
    let file = open(copy.string, O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    var pipe = try Pipe()
    if nonBlocking { #expect(fcntl(pipe.writing, F_SETFL, O_NONBLOCK) == 0) }
    let cat = try ChildProcess(
      "/bin/sh", arguments: ["-c", "sleep 0.1; exec cat"], environment: ["PATH=/usr/bin:/bin"],
      descriptors: [(from: pipe.reading, to: 0), (from: file, to: 1)])
    pipe.closeReading()

    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
    #expect(AtomicFile.writeAll(bytes, to: pipe.writing) == nil)
    pipe.closeWriting()
    #expect(cat.wait() == .exited(0))
    #expect(try FileContents.bytes(of: copy) == bytes)
  }

  @Test func nothingIsWrittenOfNothing() {
    #expect(AtomicFile.writeAll([], to: -1) == nil)
  }

  @Test func aClosedDescriptorIsAnError() {
    #expect(AtomicFile.writeAll([1], to: -1) == .badFileDescriptor)
  }

  @Test func aReaderThatHasGoneIsAnError() throws {
    signal(SIGPIPE, SIG_IGN)
    var pipe = try Pipe()
    pipe.closeReading()
    #expect(AtomicFile.writeAll([1], to: pipe.writing) == .brokenPipe)
  }

  #if os(Linux)
    @Test func aFullDiskIsAnError() throws {
      let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
      defer { close(full) }
      #expect(AtomicFile.writeAll([1], to: full) == .noSpace)
    }
  #endif
}
