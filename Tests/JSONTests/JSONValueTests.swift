import JSON
import TestSupport
import Testing

@Suite struct JSONValueTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("-0.5e+3", .number("-0.5e+3")),
    (#""a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, .string("a\"\\/\u{8}\u{c}\n\r\té😀")),
    (#""\ud800\udc00\udbff\udfff""#, .string("\u{10000}\u{10ffff}")),
    (#""\ud800\ue000""#, .string("\u{fffd}\u{e000}")), (#""\ud800\udbff""#, .string("\u{fffd}\u{fffd}")),
    (#""\ud800""#, .string("\u{fffd}")), (#""\ud800\u0041""#, .string("\u{fffd}A")), ("[]", .array([])),
    ("[1, [2]]", .array([.number("1"), .array([.number("2")])])), ("{}", .object([])),
    (#"{"a": {"b": []}}"#, .object([.init(name: "a", value: .object([.init(name: "b", value: .array([]))]))])),
  ])
  func read(text: String, expected: JSONValue) throws {
    #expect(try JSONValue(json: Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    "", " ", "nul", "tru", "01", "1.", "1e", "-", "+1", ".5", "\"a", "\"\\x\"", "\"\\u12\"", "\"\n\"", "[1", "[1,]",
    "[1 2]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "1 2", "'a'", "NaN", "[1]]", "\u{feff}1",
    String(repeating: "[", count: 100_000),
  ])
  func refused(text: String) {
    #expect(throws: JSONFault.self) { try JSONValue(json: Array(text.utf8)) }
  }

  /// A place is where somebody with an editor looks: lines and characters from one.
  @Test(arguments: [
    ("", "1:1 the document ends too early; the file is probably truncated"),
    ("{\n  \"é\": 1,\n  \"😀é\": tru\n}", "3:9 a value was expected"),
    ("[1,\r\n 2 3]", "2:4 ',' or ']' was expected"),
    ("{\"a\" 1}", "1:6 ':' was expected"), ("{1}", "1:2 a key in quotes was expected"),
    ("[1\n]\n x", "3:2 there is text after the end of the document"),
    ("[\n\"é\\q\"]", "2:3 invalid escape"), ("[\"\\u12x4\"]", "1:7 four hexadecimal digits were expected"),
    ("[\"ab\u{1}\"]", "1:5 a string contains a control character"),
    ("[1,\n\"ab", "2:1 the string that starts here has no end; the file is probably truncated"),
    ("[\n\"ab\\", "2:1 the string that starts here has no end; the file is probably truncated"),
    ("\"\\ud800\\", "1:1 the string that starts here has no end; the file is probably truncated"),
    ("[-]", "1:3 a digit was expected"), ("[-012]", "1:3 a number cannot begin with a zero"),
    ("]", "1:1 a value was expected"),
    ("[[[1]]]", "1:4 the value is nested too deeply"),
  ])
  func placeOfAFault(text: String, expected: String) {
    do throws(JSONFault) {
      _ = try JSONValue(json: Array(text.utf8), deepest: 2)
      Issue.record("'\(text)' is read")
    } catch {
      #expect("\(error.place.line):\(error.place.column) \(error.reason)" == expected)
    }
  }

  @Test func oddBytesAreRepaired() throws {
    #expect(try JSONValue(json: [0x22, 0xff, 0x22]) == .string("\u{fffd}"))
  }

  @Test func aMarkIsPassedOverWhereItMayBe() throws {
    #expect(try JSONValue(json: [0xEF, 0xBB, 0xBF, 0x31], mayBeMarked: true) == .number("1"))
    #expect(try JSONValue(json: [0x31], mayBeMarked: true) == .number("1"))
    #expect(try JSONValue(file: [0xEF, 0xBB, 0xBF, 0x31]) == .number("1"))
  }

  /// A file is not repaired: it is refused where it stops being text.
  @Test(
    arguments: [([0x22, 0xff, 0x22], 2), ([0x22, 0xc3, 0xa9, 0xff, 0x22], 3), ([0x22, 0xef, 0xbf], 3)]
      as [([UInt8], Int)])
  func aFileThatIsNotText(bytes: [UInt8], column: Int) {
    let fault = #expect(throws: JSONFault.self) { try JSONValue(file: bytes) }
    #expect(fault?.description == "it is not UTF-8 at line 1, column \(column)")
  }

  @Test func ofSeveralMembersTheLastCounts() throws {
    #expect(try JSONValue(json: Array(#"{"a":1,"a":2}"#.utf8))["a"]?.integer == 2)
  }

  /// What is written is read as it was, on one line and laid out.
  @Test(arguments: UInt64(0)..<40)
  func comesBack(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<25 {
      let value = JSONValueTests.value(&random, depth: 0)
      #expect(try JSONValue(json: Array(value.line.utf8)) == value)
      #expect(try JSONValue(json: Array(value.document.utf8)) == value)
      #expect(!value.line.utf8.contains { $0 < 0x20 || $0 == 0x7F })
    }
  }

  private static func value(_ random: inout SeededRandom, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 3 ? 4 : 6), using: &random) {
    case 0: return [.null, .bool(true), .bool(false)].randomElement(using: &random) ?? .null
    case 1: return .number(String(Double(bitPattern: random.next() & 0xBFFF_FFFF_FFFF_FFFF)))
    case 2: return .integer(Int(truncatingIfNeeded: random.next()))
    case 3: return .string(text(&random))
    case 4: return .array((0..<Int.random(in: 0..<4, using: &random)).map { _ in value(&random, depth: depth + 1) })
    default:
      return .object(
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in
          .init(name: text(&random), value: value(&random, depth: depth + 1))
        })
    }
  }

  private static func text(_ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      let bound: UInt32 = [0x80, 0x100, 0x2100, 0x10000, 0x110000].randomElement(using: &random) ?? 0x80
      text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0..<bound, using: &random)) ?? "\u{FEFF}")
    }
    return text
  }
}
