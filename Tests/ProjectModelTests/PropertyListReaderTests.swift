import ProjectModel
import TestSupport
import Testing

struct PropertyListReaderTests {
  private static let example = """
    // !$*UTF8*$!
    {
      objects = {
        A1 /* App */ = { isa = PBXGroup; path = "My \\"App\\""; children = ( B1, "C 1", ); };
      };
      rootObject = A1;
    }
    """

  @Test func readsTextsListsAndMaps() throws {
    let list = try PropertyListReader.read(Array(PropertyListReaderTests.example.utf8))
    let group = try #require(list["objects"]?["A1"])
    #expect(group.line == 4)
    #expect(group["path"]?.text == "My \"App\"")
    #expect(group["children"]?.texts == ["B1", "C 1"])
  }

  @Test(arguments: [
    ("", 1, "the file ends where a value is expected"),
    ("{\n a = 1;\n b 2; }", 3, "'=' is expected"),
    ("{ a = \"1; }", 1, "a quoted text has no end"),
    ("{\n/* }", 2, "a comment has no end"),
    ("{ a = (1 2); }", 1, "',' or ')' is expected"),
    ("{} {}", 1, "there is text after the end of the list"),
    ("{\n", 2, "the file ends where a text is expected"),
    ("{ a = ; }", 1, "a text is expected"),
    ("{\r\n a = 1\r\n}", 3, "';' is expected"),
    ("(1,\n\n", 3, "the file ends where a value is expected"),
    ("/*/", 1, "a comment has no end"),
    ("{ a = '1\n2; }", 1, "a quoted text has no end"),
  ])
  func refuses(text: String, line: Int, reason: String) {
    #expect(throws: PropertyListFault(reason: reason, line: line)) { try PropertyListReader.read(Array(text.utf8)) }
  }

  @Test(arguments: [
    ("\u{FEFF}(a)", ["a"]), ("( 'a b', \"c'd\" ) // e", ["a b", "c'd"]), ("(a/b, /c, d-e.f)", ["a/b", "/c", "d-e.f"]),
    ("(/* * / */ a /**/, b)", ["a", "b"]), ("(\"a\\n\\tb\\\"\")", ["a\n\tb\""]), ("()", []), ("a", ["a"]),
    ("(a, (b), {c = d;}, e)", ["a", "e"]),
  ])
  func texts(text: String, expected: [String]) throws {
    #expect(try PropertyListReader.read(Array(text.utf8)).texts == expected)
  }

  @Test func linesOfAnyEnding() throws {
    let list = try PropertyListReader.read(Array("{\r\n a = 1;\r b = 2;\n\n c = \"\n\"; d = 3; }".utf8))
    #expect(list.entries.map(\.value.line) == [2, 3, 5, 6])
  }

  @Test func readsAsDeepAsItSays() throws {
    let depth = PropertyListReader.deepest + 1
    let text = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    #expect(throws: Never.self) { try PropertyListReader.read(Array(text.utf8)) }
    #expect(throws: PropertyListFault(reason: "it is nested too deep", line: 1)) {
      try PropertyListReader.read(Array("(\(text))".utf8))
    }
  }

  @Test func refusesDeepNesting() {
    let text = String(repeating: "(", count: 1_000_000)
    #expect(throws: PropertyListFault(reason: "it is nested too deep", line: 1)) {
      try PropertyListReader.read(Array(text.utf8))
    }
  }

  @Test(arguments: 0..<20)
  func mutationsNeverCrash(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let signs = Array("{}()=;,\"\\/*'\n a$".utf8)
    for _ in 0..<200 {
      var bytes = Array(PropertyListReaderTests.example.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = signs[Int.random(in: 0..<signs.count, using: &random)]
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
      // Either a value or a fault: what counts is that it comes back.
      _ = try? PropertyListReader.read(bytes)
    }
  }
}
