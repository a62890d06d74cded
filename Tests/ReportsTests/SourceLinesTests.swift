import POSIXSupport
import Reports
import Testing

/// The lines that are shown with findings, whichever way a file ends them.
@Suite struct SourceLinesTests {
  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\rb", ["a", "b"]),
    ("a\n", ["a", ""]), ("a\r", ["a", ""]), ("a\r\n", ["a", ""]), ("a\n\rb", ["a", "", "b"]),
    ("a\r\r\nb", ["a", "", "b"]),
  ])
  func lines(text: String, expected: [String]) {
    var lines = SourceLines(below: "/nowhere", sources: ["A.swift": Array(text.utf8), "B.swift": Array("b".utf8)])
    let found = (0...expected.count + 1).map { number in
      lines.line(number, of: "A.swift").map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(found == [nil] + expected.map { $0 } + [nil])
    #expect(lines.line(1, of: "B.swift") == [UInt8(ascii: "b")])
    #expect(lines.line(2, of: "C.swift") == nil)
  }
}
