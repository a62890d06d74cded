import AgentServer
import JSON
import POSIXSupport
import TestSupport

/// A server with a small offer, told everything at once and heard to its end.
enum Conversation {
  static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  /// What the server says to `lines`.
  static func answers(to lines: [String], offer: AgentOffer = .small) throws -> [JSONValue] {
    try answers(to: Array((lines.joined(separator: "\n") + "\n").utf8), offer: offer)
  }

  static func answers(to bytes: [UInt8], offer: AgentOffer = .small) throws -> [JSONValue] {
    let folder = try TemporaryFolder()
    let input = try folder.write(bytes, to: "in")
    let output = try folder.write([], to: "out")
    let reading = input.withPlatformString { open($0, O_RDONLY | O_CLOEXEC) }
    let writing = output.withPlatformString { open($0, O_WRONLY | O_CLOEXEC) }
    defer {
      close(reading)
      close(writing)
    }
    AgentServer(offer, input: reading, output: StandardStream(descriptor: writing)).run()
    return try FileContents.bytes(of: output).split(separator: UInt8(ascii: "\n")).map {
      try JSONValue(json: Array($0))
    }
  }
}

extension AgentOffer {
  /// One quick tool, one slow, one that throws; a library of one text.
  static var small: AgentOffer {
    func tool(
      _ name: String, isSlow: Bool = false, _ call: @escaping @Sendable (Arguments, Ticket) throws -> ToolResult
    ) -> AgentTool {
      AgentTool(
        name: name, title: name, description: name, input: #"{"type":"object"}"#, output: #"{"type":"object"}"#,
        isSlow: isSlow, call: call)
    }
    return AgentOffer(
      name: "small", title: "small", version: "1", instructions: "",
      tools: [
        tool("echo") { arguments, _ in
          ToolResult(text: try arguments.requiredText("text"), document: #"{"said":true}"#)
        },
        tool("count", isSlow: true) { _, ticket in
          for number in 1...3 { ticket.report(number, of: 3, "counting") }
          ticket.report(2, of: 3, "backwards")
          return ToolResult(text: "3", document: "{}")
        },
        tool("wait", isSlow: true) { _, ticket in
          for _ in 0..<500 where !ticket.isCancelled { usleep(10_000) }
          return ToolResult(text: ticket.isCancelled ? "cancelled" : "waited", document: "{}")
        },
        tool("fail") { _, _ in throw Arguments.Fault("it went wrong") },
      ], prompts: [], templates: [], library: OneText())
  }
}

struct OneText: AgentLibrary {
  func resources() -> [AgentResource] {
    (0..<250).map { AgentResource(uri: "text://\($0)", name: "\($0)", mediaType: "text/plain") }
  }
  func bytes(of uri: String) -> (resource: AgentResource, bytes: [UInt8])? {
    if uri == "bytes://" { return (AgentResource(uri: uri, name: "b", mediaType: "image/png"), [0xff, 0, 7, 9]) }
    return resources().first { $0.uri == uri }.map { ($0, Array("text of \(uri)".utf8)) }
  }
  func skills() -> [JSONValue] { [] }
  func children(of uri: String) -> [AgentResource]? { nil }
  func state() -> String { "" }
}
