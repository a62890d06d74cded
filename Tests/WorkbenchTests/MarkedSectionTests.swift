import Testing

@testable import Workbench

/// A section goes into any text, and out of it again without a trace.
@Suite struct MarkedSectionTests {
  private static let section = MarkedSection(opening: "<!-- a -->", closing: "<!-- b -->")

  private static func text(_ edit: AgentFileEdit) -> String? {
    if case .changed(let bytes) = edit { return String(decoding: bytes, as: UTF8.self) }
    return nil
  }

  @Test(arguments: [
    ("", "<!-- a -->\nx\n<!-- b -->"), ("one\n", "one\n\n<!-- a -->\nx\n<!-- b -->\n"),
    ("one", "one\n\n<!-- a -->\nx\n<!-- b -->"), ("one\r\n", "one\r\n\r\n<!-- a -->\r\nx\r\n<!-- b -->\r\n"),
    ("\n", "\n\n<!-- a -->\nx\n<!-- b -->\n"), ("one\r\ntwo", "one\r\ntwo\r\n\r\n<!-- a -->\r\nx\r\n<!-- b -->"),
    ("one\n\n", "one\n\n\n<!-- a -->\nx\n<!-- b -->\n"),
  ])
  func inAndOut(before: String, after: String) throws {
    let placed = try Self.section.placed(["x"], in: Array(before.utf8))
    #expect(Self.text(placed) == after)
    #expect(try Self.section.placed(["x"], in: Array(after.utf8)) == .unchanged)
    #expect(Self.text(try Self.section.removed(["x"], from: Array(after.utf8))) == before)
    #expect(try Self.section.removed(["y"], from: Array(after.utf8)) == .kept(reason: "its section was edited"))
    let other = try Self.section.placed(["y", "z"], in: Array(after.utf8))
    let end = after.contains("\r\n") ? "\r\n" : "\n"
    #expect(Self.text(other) == after.replacing("x", with: "y\(end)z"))
  }

  @Test func filesOfOurOwn() throws {
    let fresh = Self.section.fresh(["x"])
    #expect(String(decoding: fresh, as: UTF8.self) == "<!-- a -->\nx\n<!-- b -->\n")
    #expect(try Self.section.placed(["x"], in: nil) == .changed(fresh))
    #expect(try Self.section.removed(["x"], from: fresh) == .removed)
    #expect(try Self.section.removed(["x"], from: nil) == .unchanged)
    #expect(try Self.section.removed(["x"], from: Array("words\n".utf8)) == .unchanged)
    #expect(try Self.section.outside(Array("a\n".utf8) + fresh + Array("b".utf8)) == Array("a\n\nb".utf8))
  }

  @Test(arguments: [
    "<!-- a -->\n", "<!-- b -->\n", "<!-- b -->\n<!-- a -->\n", "<!-- a -->\n<!-- a -->\n<!-- b -->\n",
    "<!-- a -->\n<!-- b -->\n<!-- b -->\n",
  ])
  func marksWithoutAPair(text: String) {
    #expect(throws: MarkedSection.Unpaired.self) { try Self.section.placed(["x"], in: Array(text.utf8)) }
    #expect(throws: MarkedSection.Unpaired.self) { try Self.section.removed(["x"], from: Array(text.utf8)) }
  }

  /// Blanks behind a mark are passed over; words are not.
  @Test func marksOnTheirLines() throws {
    let text = "<!-- a --> \t\nx\n<!-- b -->\r\nmore"
    #expect(String(decoding: try Self.section.outside(Array(text.utf8)), as: UTF8.self) == "\r\nmore")
    #expect(try Self.section.outside(Array("say <!-- a -->\n".utf8)) == Array("say <!-- a -->\n".utf8))
  }
}
