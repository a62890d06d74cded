import POSIXSupport
import TestSupport
import Testing

@Suite struct LineReaderTests {
  private func lines(of text: String, limit: Int = 100) throws -> [LineReader.Line] {
    var pipe = try Pipe()
    #expect(AtomicFile.writeAll(Array(text.utf8), to: pipe.writing) == nil)
    pipe.closeWriting()
    return rest(of: pipe.reading, limit: limit)
  }

  private func rest(of descriptor: Int32, limit: Int = 100) -> [LineReader.Line] {
    var reader = LineReader(descriptor, limit: limit)
    var lines: [LineReader.Line] = []
    while let line = reader.next() { lines.append(line) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]), ("abc\n", ["abc"]), ("abcd\n", [nil]),
    ("abcd", [nil]), ("a\nabcde\nb\n", ["a", nil, "b"]), ("abc", ["abc"]),
  ])
  func linesUpToALimit(text: String, expected: [String?]) throws {
    #expect(try lines(of: text, limit: 3) == expected.map { $0.map { .text(Array($0.utf8)) } ?? .tooLong })
  }

  @Test(.timeLimit(.minutes(20))) func waitsForAWriterAlsoWhereItNeedNot() throws {
    var pipe = try Pipe()
    #expect(fcntl(pipe.reading, F_SETFL, O_NONBLOCK) == 0)
    let writer = try ChildProcess(
      "/bin/sh", arguments: ["-c", "sleep 0.1; echo late; sleep 0.1; echo later"], environment: ["PATH=/usr/bin:/bin"],
      descriptors: [(from: pipe.writing, to: 1)])
    pipe.closeWriting()
    #expect(rest(of: pipe.reading) == ["late", "later"].map { .text(Array($0.utf8)) })
    #expect(writer.wait() == .exited(0))
  }

  @Test(.timeLimit(.minutes(20))) func whatCannotBeReadHasNoLines() { #expect(rest(of: -1).isEmpty) }
}
