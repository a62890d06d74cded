import JSON
import POSIXSupport
import TestSupport
import Testing

@testable import AgentServer

/// What a server offers besides calls: prompts, completions, and tools as a list shows them.
@Suite struct OfferTests {
  private struct Trouble: Error, CustomStringConvertible {
    let description = "no disk"
  }

  private func offer(completing count: Int = 0) -> AgentOffer {
    var offer = AgentOffer.small
    let topic = AgentPrompt.Argument(name: "topic", description: "what it is about", isRequired: true) { typed in
      (0..<count).map { "\(typed)\($0)" }
    }
    let tone = AgentPrompt.Argument(name: "tone", description: "how it sounds")
    offer.prompts = [
      AgentPrompt(name: "ours", title: "Ours", description: "Writes.", arguments: [topic, tone]) { arguments in
        switch arguments["tone"] {
        case "wrong": throw Arguments.Fault("no such tone")
        case "broken": throw Trouble()
        default: "about \(arguments["topic"] ?? "")"
        }
      }
    ]
    offer.templates = [
      AgentResourceTemplate(pattern: "a://{name}", name: "a", title: "A", description: "An a.", mediaType: "text/plain")
      {
        name, typed, others in
        name == "name" ? [typed + (others["kind"] ?? "-")] : nil
      }
    ]
    return offer
  }

  private func answer(_ method: String, _ parameters: String, _ offer: AgentOffer) throws -> JSONValue {
    let line = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(Conversation.meta),\#(parameters)}}"#
    return try #require(try Conversation.answers(to: [line], offer: offer).first)
  }

  @Test(
    arguments: [
      (#"{"topic":"a"}"#, nil), (#"{"topic":"a","tone":""}"#, nil), ("{}", -32602), (#"{"topic":""}"#, -32602),
      (#"{"tone":"soft"}"#, -32602), (#"{"topic":7}"#, -32602), ("7", -32602),
      (#"{"topic":"a","tone":"wrong"}"#, -32602), (#"{"topic":"a","tone":"broken"}"#, -32603),
    ] as [(String, Int?)])
  func prompts(arguments: String, code: Int?) throws {
    let answer = try answer("prompts/get", "\"name\":\"ours\",\"arguments\":\(arguments)", offer())
    #expect(answer["error"]?["code"]?.integer == code)
    let text = answer["result"]?["messages"]?.elements?.first?["content"]?["text"]?.text
    #expect(text == (code == nil ? "about a" : nil))
  }

  @Test(arguments: [#""name":"other""#, #""name":7"#, #""title":"ours""#]) func noSuchPrompt(parameters: String) throws
  {
    #expect(try answer("prompts/get", parameters, offer())["error"]?["code"]?.integer == -32602)
  }

  /// A hundred values are shown; how many there are is said.
  @Test(arguments: [(0, false), (1, false), (100, false), (101, true)]) func completions(count: Int, hasMore: Bool)
    throws
  {
    let answer = try answer(
      "completion/complete",
      #""ref":{"type":"ref/prompt","name":"ours"},"argument":{"name":"topic","value":"x"}"#, offer(completing: count))
    let completion = try #require(answer["result"]?["completion"])
    #expect(completion["values"]?.elements?.count == min(count, 100))
    #expect(completion["values"]?.elements?.first?.text == (count > 0 ? "x0" : nil))
    #expect(completion["total"]?.integer == count)
    #expect(completion["hasMore"] == .bool(hasMore))
  }

  @Test(
    arguments: [
      (#"{"type":"ref/resource","uri":"a://{name}"},"argument":{"name":"name","value":"x"}"#, "x-"),
      (
        #"{"type":"ref/resource","uri":"a://{name}"},"argument":{"name":"name","value":"x"},"context":{"arguments":{"kind":"k"}}"#,
        "xk"
      ),
      (#"{"type":"ref/resource","uri":"a://{name}"},"argument":{"name":"other","value":"x"}"#, nil),
      (#"{"type":"ref/resource","uri":"b://"},"argument":{"name":"name","value":"x"}"#, nil),
      (#"{"type":"ref/tool","name":"ours"},"argument":{"name":"topic","value":"x"}"#, nil),
      (#"{"type":"ref/prompt","name":"ours"},"argument":{"name":"nope","value":"x"}"#, nil),
      (#"{"type":"ref/prompt","name":"nope"},"argument":{"name":"topic","value":"x"}"#, nil),
      (#"{"type":"ref/prompt","name":"ours"},"argument":{"name":"topic"}"#, nil),
    ] as [(String, String?)])
  func completionsOfResources(reference: String, first: String?) throws {
    let answer = try answer("completion/complete", "\"ref\":\(reference)", offer())
    #expect(answer["result"]?["completion"]?["values"]?.elements?.first?.text == first)
    #expect(answer["error"]?["code"]?.integer == (first == nil ? -32602 : nil))
  }

  /// Whether a tool writes is said in three hints, and briefly in one.
  @Test(arguments: [AgentTool.Effect.reads, .writes]) func hints(effect: AgentTool.Effect) throws {
    let tool = AgentTool(name: "t", title: "T", description: "d", input: "{}", output: "{}", effect: effect) { _, _ in
      ToolResult(text: "", document: "{}")
    }
    let reads = JSONValue.bool(effect == .reads)
    let hints = try #require(tool.value["annotations"])
    #expect(hints["readOnlyHint"] == reads && hints["idempotentHint"] == reads)
    #expect(hints["destructiveHint"] == .bool(effect == .writes))
    #expect(tool.briefValue["annotations"]?["readOnlyHint"] == reads)
  }

  /// A short list has its own order, and knows no tool that is not there.
  @Test func shortLists() {
    var offer = AgentOffer.small
    #expect(offer.listedTools.compactMap { $0["name"]?.text } == ["echo", "count", "wait", "fail"])
    offer.brief = ["wait", "nope", "echo"]
    #expect(offer.listedTools.compactMap { $0["name"]?.text } == ["wait", "echo"])
  }

  @Test(arguments: [("a\n\n", "a"), ("a\r\n", "a"), ("\na", "\na"), ("a ", "a "), ("\n", "")])
  func lineEndsOfResultsAreForTerminals(text: String, expected: String) {
    #expect(ToolResult(text: text, document: "{}").text == expected)
    #expect(ToolResult(text: text, document: "{}").isError == false)
    #expect(ToolResult(text: text, document: "{}", isWhole: false).isError)
  }

  /// Progress begins at nothing, never stands still, and ends where the call is given up.
  @Test func progress() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "out")
    let writing = file.withPlatformString { open($0, O_WRONLY | O_CLOEXEC) }
    defer { close(writing) }
    let ticket = Ticket(token: .string("p"), outlet: Outlet(StandardStream(descriptor: writing)))
    for done in [0, 0, 2, 1, 3] { ticket.report(done, of: 9, "working") }
    ticket.cancel()
    ticket.report(4, of: 9, "working")
    let told = try FileContents.bytes(of: file).split(separator: UInt8(ascii: "\n")).map {
      try JSONValue(json: Array($0))["params"]?["progress"]?.integer
    }
    #expect(told == [0, 2, 3])
  }
}
