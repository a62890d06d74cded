import AgentServer
import JSON
import Testing

/// What arguments of a call may be, and the sentence for each that is something else.
@Suite struct ArgumentsTests {
  private enum Size: String, CaseIterable { case small, large }

  private func arguments(_ json: String) throws -> Arguments {
    Arguments(try #require(try JSONValue(json: Array(json.utf8)).members))
  }

  /// What a call gives, or the sentence that it throws.
  private func outcome<Value>(_ body: () throws -> Value?) -> String {
    do { return try body().map { "\($0)" } ?? "nothing" } catch { return "\(error)" }
  }

  @Test(arguments: [
    (#"{"a":"abc"}"#, "abc"), (#"{"a":"abcd"}"#, "'a' has 4 bytes; the limit is 3"), (#"{"a":"é"}"#, "é"),
    (#"{"a":"éé"}"#, "'a' has 4 bytes; the limit is 3"), (#"{"a":""}"#, "'a' is empty"),
    (#"{"a":" \n"}"#, "'a' is empty"), (#"{"a":" b"}"#, " b"), ("{}", "'a' is missing"),
    (#"{"a":null}"#, "'a' is missing"), (#"{"a":1}"#, "'a' is a number; it must be a string"),
    (#"{"a":"b","a":"c","b":"d"}"#, "c"),
  ])
  func texts(json: String, expected: String) throws {
    let arguments = try arguments(json)
    #expect(outcome { try arguments.requiredText("a", limit: 3) } == expected)
  }

  @Test(arguments: [
    ("1", "'a' is 1; it must be between 2 and 4"), ("2", "2"), ("4", "4"), ("4.0", "4"),
    ("5", "'a' is 5; it must be between 2 and 4"), ("2.5", "'a' must be a whole number"),
    ("\"2\"", "'a' must be a whole number"), ("null", "nothing"),
  ])
  func wholeNumbers(value: String, expected: String) throws {
    let arguments = try arguments("{\"a\":\(value)}")
    #expect(outcome { try arguments.integer("a", in: 2...4) } == expected)
  }

  @Test(arguments: [
    ("1.5", "1.5", "'a' is a number; it must be true or false"),
    ("true", "'a' is a boolean; it must be a number", "true"),
    ("\"x\"", "'a' is a string; it must be a number", "'a' is a string; it must be true or false"),
    ("null", "nothing", "nothing"),
  ])
  func numbersAndTruths(value: String, number: String, truth: String) throws {
    let arguments = try arguments("{\"a\":\(value)}")
    #expect(outcome { try arguments.number("a") } == number)
    #expect(outcome { try arguments.truth("a") } == truth)
  }

  @Test(arguments: [
    ("null", "[]"), ("\"x\"", #"["x"]"#), (#"["x","y"]"#, #"["x", "y"]"#), ("[]", "[]"),
    (#"["x",1]"#, "'a' must be a list of strings"), ("{}", "'a' must be a list of strings"),
  ])
  func lists(value: String, expected: String) throws {
    let arguments = try arguments("{\"a\":\(value)}")
    #expect(outcome { try arguments.texts("a") } == expected)
  }

  @Test(arguments: [
    ("\"large\"", "large"), ("\"big\"", "'a' is 'big'; it must be one of small, large"), ("null", "nothing"),
  ])
  func choices(value: String, expected: String) throws {
    let arguments = try arguments("{\"a\":\(value)}")
    #expect(outcome { try arguments.choice("a", Size.self) } == expected)
  }

  @Test func settings() throws {
    let all = try arguments(#"{"a":{"s":"t","n":1.5,"b":true,"c":false,"z":null,"l":["x","y"],"e":[]}}"#)
    #expect(try all.settings("a") == ["s": "t", "n": "1.5", "b": "true", "c": "false", "l": "x,y", "e": ""])
    #expect(try all.settings("b").isEmpty)
  }

  @Test(arguments: [
    ("[]", "'a' is an array; it must be an object"),
    (#"{"l":["x",1]}"#, "'a.l' must be a string, a number or a boolean"),
    (#"{"o":{}}"#, "'a.o' must be a string, a number or a boolean"),
  ])
  func wrongSettings(value: String, expected: String) throws {
    let arguments = try arguments("{\"a\":\(value)}")
    #expect(outcome { try arguments.settings("a") } == expected)
  }

  @Test func unknownNames() throws {
    let arguments = try arguments(#"{"a":1,"c":2}"#)
    #expect(throws: Never.self) { try arguments.require(known: ["c", "b", "a"]) }
    #expect(throws: Arguments.Fault("unknown argument 'c'; known: a, b")) { try arguments.require(known: ["b", "a"]) }
  }

  /// Of what a client sends a message repeats no more than this.
  @Test(arguments: [0, 1, 100, 101, 200, 201, 1_000]) func quotedWords(count: Int) {
    let word = String(repeating: "a", count: count)
    #expect(word.quoted == (count > 200 ? "'\(word.prefix(100))…'" : "'\(word)'"))
  }
}
