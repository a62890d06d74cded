import AgentServer
import JSON
import Testing

/// Clients that begin with `initialize`, and those that say with every request which protocol they mean.
@Suite struct SessionTests {
  private static func hello(_ version: String) -> String {
    #"{"jsonrpc":"2.0","id":"hello","method":"initialize","params":{"protocolVersion":"\#(version)"}}"#
  }

  private static func request(_ method: String, _ parameters: String = "") -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(parameters)}}"#
  }

  /// The answer to the request 1, after a session of `version` has begun; without one where that is nil.
  private func answer(_ line: String, in version: String? = "2025-11-25") throws -> JSONValue? {
    let answers = try Conversation.answers(to: (version.map { [Self.hello($0)] } ?? []) + [line])
    return answers.first { $0["id"]?.integer == 1 }
  }

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"),
    ("1999-01-01", "2025-11-25"),
  ])
  func versionsAreSettled(wanted: String, expected: String) throws {
    let result = try #require(try Conversation.answers(to: [Self.hello(wanted)]).first?["result"])
    #expect(result["protocolVersion"]?.text == expected)
    #expect(result["capabilities"]?["resources"]?["subscribe"] == .bool(true))
    #expect(result["capabilities"]?["extensions"] == nil)
  }

  @Test func aSessionNeedsAVersion() throws {
    let line = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#
    #expect(try answer(line, in: nil)?["error"]?["code"]?.integer == -32602)
  }

  /// What every request says of itself comes before what the session says.
  @Test func answersOfBothProtocols() throws {
    let session = try #require(try answer(Self.request("tools/list"))?["result"])
    #expect(session.members?.map(\.name) == ["tools"])
    #expect(try answer(Self.request("tools/list", #""_meta":{"progressToken":1}"#))?["result"] == session)
    for version in [nil, "2025-11-25"] {
      let result = try answer(Self.request("tools/list", Conversation.meta), in: version)?["result"]
      #expect(result?["resultType"]?.text == "complete")
      #expect(result?["ttlMs"]?.integer == 3_600_000)
      #expect(result?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"]?.text == "small")
    }
    let library = try answer(Self.request("resources/list", Conversation.meta), in: nil)?["result"]
    #expect(library?["ttlMs"]?.integer == 5_000)
    let call = Self.request("tools/call", Conversation.meta + #","name":"echo","arguments":{"text":"a"}"#)
    let called = try answer(call, in: nil)?["result"]
    #expect(called?["resultType"]?.text == "complete" && called?["ttlMs"] == nil)
    let discovery = try answer(Self.request("server/discover", Conversation.meta), in: nil)?["result"]
    #expect(discovery?["capabilities"]?["extensions"]?["io.modelcontextprotocol/skills"] != nil)
    #expect(try answer(Self.request("server/discover"))?["error"]?["code"]?.integer == -32601)
  }

  private static let version = "io.modelcontextprotocol/protocolVersion"

  @Test(arguments: [
    ("", -32602, "the request has no protocol version"), (#""_meta":7"#, -32602, "'_meta' is a number"),
    (#""_meta":{}"#, -32602, "'_meta' must contain 'io.modelcontextprotocol/protocolVersion', a string"),
    (
      "\"_meta\":{\"\(version)\":7}", -32602, "'_meta' must contain 'io.modelcontextprotocol/protocolVersion', a string"
    ),
    ("\"_meta\":{\"\(version)\":\"2024-01-01\"}", -32022, "protocol version '2024-01-01' is not supported"),
    (
      "\"_meta\":{\"\(version)\":\"2026-07-28\"}", -32602,
      "'_meta' must contain 'io.modelcontextprotocol/clientCapabilities'"
    ),
  ])
  func whatARequestMustSay(parameters: String, code: Int, message: String) throws {
    let error = try #require(try answer(Self.request("tools/list", parameters), in: nil)?["error"])
    #expect(error["code"]?.integer == code)
    #expect(error["message"]?.text?.hasPrefix(message) == true, "\(error.line)")
  }

  /// The code for a resource that is not there moved with the protocol.
  @Test func missingResources() throws {
    let uri = #""uri":"nope://""#
    #expect(try answer(Self.request("resources/read", uri))?["error"]?["code"]?.integer == -32002)
    let stateless = Self.request("resources/read", Conversation.meta + "," + uri)
    #expect(try answer(stateless)?["error"]?["code"]?.integer == -32602)
    #expect(try answer(Self.request("resources/directory/read", uri))?["error"]?["code"]?.integer == -32002)
    #expect(try answer(Self.request("skills/get", uri))?["error"]?["code"]?.integer == -32602)
  }

  // MARK: - Batches

  private static let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
  private static let note = #"{"jsonrpc":"2.0","method":"notifications/nope"}"#

  /// The answers to a batch go out as one, and only two versions have batches.
  @Test(arguments: [("2024-11-05", true), ("2025-03-26", true), ("2025-06-18", false), ("2025-11-25", false)])
  func batches(version: String, areTaken: Bool) throws {
    let batch = #"[\#(Self.ping),\#(Self.note),{"jsonrpc":"2.0","id":2,"method":"tools/list"}]"#
    let answers = try Conversation.answers(to: [Self.hello(version), batch]).filter { $0["id"]?.text != "hello" }
    #expect(answers.count == 1)
    if areTaken {
      #expect(Set((answers.first?.elements ?? []).compactMap { $0["id"]?.integer }) == [1, 2])
    } else {
      #expect(answers.first?["error"]?["code"]?.integer == -32600)
    }
  }

  @Test func batchesThatAskForNothing() throws {
    let hello = Self.hello("2025-03-26")
    #expect(try Conversation.answers(to: [hello, "[\(Self.note),\(Self.note)]"]).count == 1)
    let answers = try Conversation.answers(to: [hello, "[]"])
    #expect(answers.count == 2 && answers.contains { $0["error"]?["message"]?.text == "the batch is empty" })
  }
}
