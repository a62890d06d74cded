import JSON
import Testing

@Suite struct JSONCursorTests {
  /// Values of another kind than the asked one are passed over.
  @Test(
    arguments: [
      ("{\"a\":1}", nil, nil, nil), ("[[\"x\"]]", nil, nil, nil), ("\"x\"", "x", nil, nil), ("true", nil, true, nil),
      ("null", nil, nil, nil), ("-12.50", nil, nil, -12.5), ("1e999", nil, nil, nil), ("0.1", nil, nil, 0.1),
      ("1.234567890123456", nil, nil, 1.234567890123456), ("9007199254740993", nil, nil, 9_007_199_254_740_992),
    ] as [(String, String?, Bool?, Double?)])
  func asked(json: String, text: String?, truth: Bool?, number: Double?) throws {
    #expect(try JSONCursorTests.read(json) { try $0.optionalString() } == text)
    #expect(try JSONCursorTests.read(json) { try $0.optionalBool() } == truth)
    #expect(try JSONCursorTests.read(json) { try $0.optionalNumber() } == number)
  }

  /// However a text lies to the words of eight bytes that it is read by.
  @Test(arguments: 0..<40)
  func textsOfAllLengths(length: Int) throws {
    let text = String("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz".prefix(length))
    for (written, read) in [("", ""), ("\\\"", "\""), ("\\\\", "\\"), ("é", "é"), ("\u{7F}", "\u{7F}")] {
      for behind in ["", "b", "\\\\"] {
        let json = "\"\(text)\(written)\(behind)\""
        let expected = text + read + (behind == "\\\\" ? "\\" : behind)
        #expect(try JSONCursorTests.read(json) { try $0.optionalString() } == expected)
        try JSONCursorTests.read(json) { try $0.skip() }
      }
    }
  }

  @Test(arguments: ["[1}", "[\"a]", "{\"a\":[1]", "[1] 2", ",", "[\"a\\\"]"])
  func passedOverInVain(json: String) {
    #expect(throws: JSONFault.self) { try JSONCursorTests.read(json) { try $0.skip() } }
  }

  /// The first member of the name counts, and what stands behind it is never looked at.
  @Test(
    arguments: [
      ("{\"a\": 1}", "1"), ("{\"x\": [{\"a\": 2}], \"a\": 3}", "3"), ("{\"\\u0061\": 4}", "4"),
      ("{\"a\":5,\"a\":6}", "5"),
      ("{\"a\": 7, \"b\": tru", "7"), ("{\"a\": 8", "8"), ("{}", nil), ("{\"b\": 1}", nil), ("[\"a\"]", nil),
      ("\"a\"", nil),
    ] as [(String, String?)])
  func member(json: String, value: String?) throws {
    let found = try Array(json.utf8).withUnsafeBufferPointer { buffer in
      var cursor = JSONCursor(buffer)
      return try cursor.member("a") ? try cursor.value(1).line : nil
    }
    #expect(found == value)
  }

  @Test(arguments: ["", "{", "{\"b\" 1}", "{\"b\": [}, \"a\": 1}", "{\"b\": 1", "{b: 1}"])
  func noMember(json: String) {
    #expect(throws: JSONFault.self) {
      try Array(json.utf8).withUnsafeBufferPointer { buffer in
        var cursor = JSONCursor(buffer)
        return try cursor.member("a")
      }
    }
  }

  private static func read<Value>(_ json: String, _ body: (inout JSONCursor) throws -> Value) throws -> Value {
    try Array(json.utf8).withUnsafeBufferPointer { buffer in
      var cursor = JSONCursor(buffer)
      let value = try body(&cursor)
      try cursor.end()
      return value
    }
  }

  @Test(
    arguments: [
      ([.key("b"), .index(1), .key("c")], "3:13", "3:18"), ([.key("b")], "3:3", "3:8"), ([], "1:1", "1:1"),
      ([.key("a")], "2:3", "2:8"), ([.key("é\"")], "4:3", "4:10"), ([.key("x")], "none", "none"),
      ([.key("b"), .index(2)], "none", "none"), ([.key("a"), .key("b")], "none", "none"),
    ] as [([JSONStep], String, String)])
  func placeOfAPath(path: [JSONStep], key: String, value: String) {
    let json = "{\n  \"a\": \"c\",\n  \"b\": [1, {\"c\": 2}],\n  \"é\\\"\": 3 }"
    let places = [true, false].map { JSONPlace(of: path, atKey: $0, in: Array(json.utf8)) }
    #expect(places.map { $0.map { "\($0.line):\($0.column)" } ?? "none" } == [key, value])
  }
}
