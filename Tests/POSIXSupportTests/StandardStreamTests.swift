import POSIXSupport
import TestSupport
import Testing

@Suite struct StandardStreamTests {
  @Test func writesText() throws {
    var pipe = try Pipe()
    StandardStream(descriptor: pipe.writing).write("größer\n")
    pipe.closeWriting()
    #expect(try FileContents.readToEnd(pipe.reading) == Array("größer\n".utf8))
  }

  @Test func aReaderThatHasGoneIsNoError() throws {
    signal(SIGPIPE, SIG_IGN)
    var pipe = try Pipe()
    pipe.closeReading()
    let stream = StandardStream(descriptor: pipe.writing)
    stream.write("nobody reads this\n")
    #expect(stream.fault == nil)
    #expect(stream.isAbandoned)
  }

  /// The first fault stays, whatever arrives later; copies of the stream know of it.
  @Test func whatDoesNotArriveIsRemembered() throws {
    let stream = StandardStream(descriptor: -1)
    let copy = stream
    #expect(stream.fault == nil)
    stream.write("text")
    #expect(copy.fault == .badFileDescriptor)
    let pipe = try Pipe()
    #expect(!StandardStream(descriptor: pipe.writing).isAbandoned)
  }

  @Test func aPipeIsNoTerminal() throws {
    let pipe = try Pipe()
    #expect(!StandardStream(descriptor: pipe.writing).isTerminal)
    #expect(StandardStream(descriptor: pipe.writing).columns == nil)
  }

  @Test func aTerminalHasAWidth() {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    #expect(terminal >= 0)
    defer { close(terminal) }
    var size = winsize(ws_row: 24, ws_col: 97, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    let stream = StandardStream(descriptor: terminal)
    #expect(stream.isTerminal)
    #expect(stream.columns == 97)
    size.ws_col = 0
    #expect(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    #expect(stream.columns == nil)
  }

  @Test func theStandardOnesHaveTheirNumbers() {
    #expect(StandardStream.output.descriptor == 1)
    #expect(StandardStream.error.descriptor == 2)
  }
}
