import AgentServer
import JSON
import TestSupport
import Testing

struct AgentServerTests {
  private static func request(_ id: String, _ method: String, _ parameters: String = "") -> String {
    let rest = parameters.isEmpty ? "" : "," + parameters
    return #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(Conversation.meta)\#(rest)}}"#
  }

  private static func call(_ id: String, _ tool: String, _ arguments: String = "{}") -> String {
    request(id, "tools/call", #""name":"\#(tool)","arguments":\#(arguments)"#)
  }

  /// What each line is answered with: the code of an error, nil for a result.
  @Test(
    arguments: [
      ("{", -32700), ("[1]", -32600), ("1", -32600), ("{}", -32600),
      (#"{"jsonrpc":"2.0","id":[],"method":"a"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":7}}"#, -32602),
      (request("1", "nope"), -32601), (call("1", "nope"), -32602), (call("1", "echo", "7"), -32602),
      (request("1", "resources/read", #""uri":"nope://""#), -32602), (request("1", "resources/read"), -32602),
      (request("1", "resources/list", #""cursor":"at-250""#), -32602),
      (request("1", "resources/list", #""cursor":"at-200""#), nil), (request("1", "server/discover"), nil),
      (request("1", "resources/list", #""cursor":"at-0""#), -32602),
      (request("1", "resources/list", #""cursor":"at-1""#), nil),
      (request("1", "resources/list", #""cursor":"at-249""#), nil),
      (request("1", "resources/list", #""cursor":"to-100""#), -32602),
      (request("1", "resources/list", #""cursor":7"#), -32602), (call("1", "echo", "null"), nil),
      (request("1", "ping"), -32601), (request("1", "resources/subscribe", #""uri":"text://7""#), -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, nil), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
      (call("1", "echo", #"{"text":"a"}"#), nil), (call("1", "fail"), nil), (call("1", "echo", #"{"text":[]}"#), nil),
    ] as [(String, Int?)])
  func outcome(line: String, code: Int?) throws {
    // Whatever came before, the next request is answered as ever.
    let answers = try Conversation.answers(to: [line, Self.request(#""after""#, "tools/list")])
    #expect(answers.count == 2)
    #expect(answers.contains { $0["error"]?["code"]?.integer == code })
    #expect(answers.contains { $0["id"]?.text == "after" && $0["result"]?["tools"]?.elements?.count == 4 })
  }

  /// Answers to questions that were never asked, notifications, and lines of blanks.
  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/nope"}"#, #"{"jsonrpc":"2.0","method":"ping","params":7}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#, "", " \t\r",
  ])
  func whatAsksForNothingIsNotAnswered(line: String) throws {
    let answers = try Conversation.answers(to: [line, Self.request(#""after""#, "tools/list")])
    #expect(answers.map { $0["id"]?.text } == ["after"])
  }

  @Test func aToolThatThrowsIsAnErrorOfTheTool() throws {
    let answers = try Conversation.answers(to: [Self.call("1", "fail")])
    #expect(answers[0]["result"]?["isError"] == .bool(true))
    #expect(answers[0]["result"]?["content"]?.elements?[0]["text"]?.text == "it went wrong")
    #expect(answers[0]["result"]?["structuredContent"] == nil)
  }

  @Test func identifiersComeBackAsTheyCame() throws {
    for id in ["1", "1.0", "-7", "9007199254740993", #""a\"b""#, #""""#] {
      let answers = try Conversation.answers(to: [Self.request(id, "server/discover")])
      #expect(answers[0]["id"] == (try JSONValue(json: Array(id.utf8))))
    }
  }

  @Test func progressGoesForwardOnly() throws {
    let meta = Conversation.meta.dropLast() + #","progressToken":"p"}"#
    let answers = try Conversation.answers(
      to: [#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"count",\#(meta)}}"#])
    #expect(answers.dropLast().map { $0["params"]?["progress"]?.integer } == [1, 2, 3])
    #expect(answers.dropLast().allSatisfy { $0["params"]?["progressToken"]?.text == "p" })
    #expect(answers.last?["result"]?["isError"] == .bool(false))
  }

  @Test func aCancelledCallIsNotAnswered() throws {
    let answers = try Conversation.answers(to: [
      Self.call("1", "wait"), Self.call("2", "wait"),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      Self.call("3", "echo", #"{"text":"a"}"#),
    ])
    #expect(answers.map { $0["id"]?.integer } == [3])
  }

  @Test func aSlowCallHoldsUpNoQuickOne() throws {
    let answers = try Conversation.answers(to: [
      Self.call("1", "count"), Self.call("2", "wait"), Self.call("3", "echo", #"{"text":"a"}"#),
      #"{"jsonrpc":"2.0","id":4,"method":"ping"}"#,
    ])
    #expect(answers.last?["id"]?.integer == 2)
  }

  @Test func longListsComeInPages() throws {
    var cursor = ""
    var uris: [String] = []
    for _ in 0..<3 {
      let answer = try Conversation.answers(to: [Self.request("1", "resources/list", cursor)])[0]
      uris += (answer["result"]?["resources"]?.elements ?? []).compactMap { $0["uri"]?.text }
      cursor = (answer["result"]?["nextCursor"]?.text).map { #""cursor":"\#($0)""# } ?? ""
    }
    #expect(uris == (0..<250).map { "text://\($0)" })
    #expect(cursor.isEmpty)
  }

  /// A request that speaks the protocol without sessions cannot open one.
  @Test func initializeIsOfSessions() throws {
    let hello = #""protocolVersion":"2025-11-25","capabilities":{}"#
    let answers = try Conversation.answers(to: [Self.request("1", "initialize", hello)])
    #expect(answers[0]["error"]?["code"]?.integer == -32601)
  }

  @Test func whatIsNoTextComesAsBytes() throws {
    let answers = try Conversation.answers(to: [
      Self.request("1", "resources/read", #""uri":"bytes://""#),
      Self.request("2", "resources/read", #""uri":"text://7""#),
    ])
    let contents = answers.compactMap { $0["result"]?["contents"]?.elements?.first }
    #expect(contents.map { $0["blob"]?.text } == ["/wAHCQ==", nil])
    #expect(contents.map { $0["text"]?.text } == [nil, "text of text://7"])
  }

  /// What a client sends may be megabytes long; what it is told about that is not.
  @Test func messagesAreShort() throws {
    let long = String(repeating: "é", count: 100_000)
    let answers = try Conversation.answers(to: [
      Self.request("1", long), Self.call("2", long), Self.call("3", "echo", #"{"\#(long)":1}"#),
      Self.request("4", "resources/list", #""cursor":"\#(long)""#),
    ])
    #expect(answers.count == 4)
    for answer in answers { #expect((answer["error"]?["message"]?.text ?? "").utf8.count < 600) }
  }

  /// Requests with bytes changed, cut out and put in: the server comes to its end and speaks JSON all the way.
  @Test func oddInputIsSurvived() throws {
    var random = SeededRandom(seed: 20_261_121)
    let seeds = [
      Self.call("1", "echo", #"{"text":"é\u00e9"}"#), Self.request("2", "resources/list", #""cursor":"at-100""#),
      #"{"jsonrpc":"2.0","id":3,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#,
      #"[{"jsonrpc":"2.0","id":4,"method":"ping"},{"jsonrpc":"2.0","method":"x"}]"#, Self.call("5", "count"),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}"#,
    ].map { Array($0.utf8) }
    var input: [UInt8] = []
    for _ in 0..<3_000 {
      var line = seeds[Int.random(in: 0..<seeds.count, using: &random)]
      for _ in 0..<Int.random(in: 0...4, using: &random) where !line.isEmpty {
        let place = Int.random(in: 0..<line.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: line[place] = UInt8.random(in: 0...255, using: &random)
        case 1: line.removeSubrange(place..<min(line.count, place + 9))
        default: line.insert(contentsOf: [0x5b, 0x22, 0x7b], at: place)
        }
      }
      input += line + [UInt8(ascii: "\n")]
    }
    let last = Self.request(#""last""#, "server/discover")
    let answers = try Conversation.answers(to: input + Array(last.utf8))
    #expect(answers.contains { $0["id"]?.text == "last" && $0["result"] != nil })
  }
}
