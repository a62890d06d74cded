import JSON
import POSIXSupport
import Synchronization
import TestSupport
import Testing

@testable import AgentServer

/// Who is told of which changes, and how often.
@Suite struct SubscriptionsTests {
  /// Texts that somebody changes meanwhile.
  private final class Shelf: AgentLibrary {
    let texts = Mutex(["a": "1", "b": "1"])

    func change(_ uri: String, to text: String) { texts.withLock { $0[uri] = text } }

    func resources() -> [AgentResource] { [] }
    func bytes(of uri: String) -> (resource: AgentResource, bytes: [UInt8])? {
      texts.withLock { $0[uri] }.map { (AgentResource(uri: uri, name: uri, mediaType: "text/plain"), Array($0.utf8)) }
    }
    func skills() -> [JSONValue] { [] }
    func children(of uri: String) -> [AgentResource]? { nil }
    func state() -> String {
      texts.withLock { texts in texts.sorted { $0.key < $1.key }.map { "\($0)\($1)" }.joined() }
    }
  }

  private let folder: TemporaryFolder
  private let output: FilePath
  private let descriptor: Int32
  private let shelf = Shelf()
  private let subscriptions: Subscriptions

  init() throws {
    folder = try TemporaryFolder()
    output = try folder.write("", to: "out")
    descriptor = output.withPlatformString { open($0, O_WRONLY | O_APPEND | O_CLOEXEC) }
    subscriptions = Subscriptions(shelf, outlet: Outlet(StandardStream(descriptor: descriptor)))
  }

  /// What was told since the last time: the end of the method, with the resource where it is about one.
  private func told() throws -> [String] {
    let lines = try FileContents.bytes(of: output).split(separator: UInt8(ascii: "\n"))
    #expect(truncate(output.string, 0) == 0)
    return try lines.map { line in
      let value = try JSONValue(json: Array(line))
      let name = (value["method"]?.text?.split(separator: "/").last).map(String.init) ?? "answer"
      let uri = value["params"]?["uri"]?.text
      return uri.map { "\(name) \($0)" } ?? name
    }
  }

  /// A session is told that lists have changed, once for each change, however often it began.
  @Test func sessions() throws {
    defer { close(descriptor) }
    subscriptions.look()
    subscriptions.openSession()
    subscriptions.openSession()
    for _ in 0..<2 { subscriptions.look() }
    #expect(try told() == [])
    shelf.change("a", to: "2")
    subscriptions.look()
    #expect(try told() == ["list_changed"])
    subscriptions.look()
    #expect(try told() == [])
  }

  @Test func resourcesOfASession() throws {
    defer { close(descriptor) }
    subscriptions.openSession()
    for uri in ["a", "b"] { subscriptions.subscribe(session: uri, true) }
    shelf.change("a", to: "2")
    for _ in 0..<2 { subscriptions.look() }
    #expect(try told() == ["list_changed", "updated a"])
    subscriptions.subscribe(session: "a", false)
    shelf.change("a", to: "3")
    shelf.change("b", to: "3")
    subscriptions.look()
    #expect(try told() == ["list_changed", "updated b"])
  }

  private func listen(_ id: Int, _ filter: String) throws {
    try subscriptions.listen(.integer(id), to: try JSONValue(json: Array(filter.utf8)))
  }

  @Test func streams() throws {
    defer { close(descriptor) }
    try listen(1, #"{"resourceSubscriptions":["a"]}"#)
    try listen(2, #"{"resourcesListChanged":true}"#)
    try listen(3, "{}")
    #expect(try told() == ["acknowledged", "acknowledged", "acknowledged"])
    shelf.change("b", to: "2")
    subscriptions.look()
    #expect(try told() == ["list_changed"])
    shelf.change("a", to: "2")
    subscriptions.look()
    #expect(try told() == ["updated a", "list_changed"])
    #expect(subscriptions.cancel(.integer(2)) && !subscriptions.cancel(.integer(2)))
    // A second stream under one id takes the place of the first.
    try listen(1, #"{"resourceSubscriptions":["b"]}"#)
    #expect(try told() == ["acknowledged"])
    shelf.change("a", to: "3")
    subscriptions.look()
    #expect(try told() == [])
    subscriptions.finish()
    #expect(try told() == ["answer", "answer"])
  }

  @Test(arguments: ["[]", "7", #"{"resourceSubscriptions":"a"}"#, #"{"resourceSubscriptions":["a",7]}"#])
  func wrongFilters(filter: String) throws {
    defer { close(descriptor) }
    #expect(throws: RPCFault.self) { try listen(1, filter) }
    #expect(!subscriptions.cancel(.integer(1)))
  }

  /// What a stream will carry is said, and nothing else.
  @Test(arguments: [
    ("{}", "{}"), (#"{"resourcesListChanged":false,"resourceSubscriptions":[]}"#, "{}"),
    (#"{"resourcesListChanged":true}"#, #"{"resourcesListChanged":true}"#),
    (#"{"resourceSubscriptions":["b","a"]}"#, #"{"resourceSubscriptions":["b","a"]}"#),
  ])
  func acknowledgements(filter: String, expected: String) throws {
    defer { close(descriptor) }
    try listen(1, filter)
    let value = try JSONValue(json: Array(try FileContents.bytes(of: output).dropLast()))
    #expect(value["params"]?["notifications"]?.line == expected)
  }
}
