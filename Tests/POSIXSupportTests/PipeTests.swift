import POSIXSupport
import TestSupport
import Testing

@Suite struct PipeTests {
  @Test func whatGoesInComesOut() throws {
    var pipe = try Pipe()
    #expect(AtomicFile.writeAll(Array("text".utf8), to: pipe.writing) == nil)
    pipe.closeWriting()
    #expect(try FileContents.readToEnd(pipe.reading) == Array("text".utf8))
    #expect(try FileContents.readToEnd(pipe.reading).isEmpty)
  }

  @Test func closedEndsHaveNoNumber() throws {
    var pipe = try Pipe()
    #expect(pipe.reading >= 0)
    pipe.closeReading()
    pipe.closeReading()
    pipe.closeWriting()
    #expect(pipe.reading == -1)
    #expect(pipe.writing == -1)
  }

  @Test(.timeLimit(.minutes(20))) func theOwnerClosesBothEnds() throws {
    func readingEndOfALostPipe() throws -> Int32 {
      let pipe = try Pipe()
      return fcntl(pipe.reading, F_DUPFD_CLOEXEC, 0)
    }
    let left = try readingEndOfALostPipe()
    defer { close(left) }
    // With a writer left this would wait for it; without one it is the end.
    #expect(try FileContents.readToEnd(left).isEmpty)
  }

  @Test func endsAreNotInheritedByPrograms() throws {
    let pipe = try Pipe()
    for end in [pipe.reading, pipe.writing] { #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0) }
  }

  @Test(.timeLimit(.minutes(20))) func waitsForAWriterAlsoWhereItNeedNot() throws {
    var pipe = try Pipe()
    #expect(fcntl(pipe.reading, F_SETFL, O_NONBLOCK) == 0)
    let writer = try ChildProcess(
      "/bin/sh", arguments: ["-c", "sleep 0.1; echo late"], environment: ["PATH=/usr/bin:/bin"],
      descriptors: [(from: pipe.writing, to: 1)])
    pipe.closeWriting()
    #expect(try FileContents.readToEnd(pipe.reading) == Array("late\n".utf8))
    #expect(writer.wait() == .exited(0))
  }

  @Test func readingAClosedDescriptorIsAnError() {
    #expect(throws: Errno.badFileDescriptor) { try FileContents.readToEnd(-1) }
  }
}
