import AgentServer
import Testing

struct JSONReaderTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("-0.5e+3", .number("-0.5e+3")),
    (#""a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, .string("a\"\\/\u{8}\u{c}\n\r\té😀")),
    (#""\ud800""#, .string("\u{fffd}")), (#""\ud800\u0041""#, .string("\u{fffd}A")), ("[]", .array([])),
    ("[1, [2]]", .array([.number("1"), .array([.number("2")])])), ("{}", .object([])),
    (#"{"a": {"b": []}}"#, .object([.init(name: "a", value: .object([.init(name: "b", value: .array([]))]))])),
  ])
  func value(text: String, expected: JSONValue) throws {
    #expect(try JSONReader.value(of: Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    "", " ", "nul", "tru", "01", "1.", "1e", "-", "+1", ".5", "\"a", "\"\\x\"", "\"\\u12\"", "\"\n\"", "[1", "[1,]",
    "[1 2]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "1 2", "'a'", "NaN", "[1]]", "\u{feff}1",
    String(repeating: "[", count: 100_000),
  ])
  func refused(text: String) {
    #expect(throws: JSONReader.Fault.self) { try JSONReader.value(of: Array(text.utf8)) }
  }

  @Test func oddBytesAreRepaired() throws {
    #expect(try JSONReader.value(of: [0x22, 0xff, 0x22]) == .string("\u{fffd}"))
  }

  @Test func ofSeveralMembersTheLastCounts() throws {
    #expect(try JSONReader.value(of: Array(#"{"a":1,"a":2}"#.utf8))["a"]?.integer == 2)
  }
}
