import POSIXSupport
import TestSupport
import Testing

/// The tools for designs in sessions with the real server: both names, files and links, everything that can be wrong.
struct FigmaAgentTests {
  private static let fixtures = PackageFolder.root.appending("Tests/FigmaImportTests/Fixtures")
  private static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  private func answers(_ requests: [String], environment: [String: String] = [:]) throws -> [String] {
    let lines = requests.enumerated().map { number, request in #"{"jsonrpc":"2.0","id":\#(number),\#(request)}"# }
    let run = try ProgramRun(
      PackageFolder.program, ["mcp", "--profile", "full"], in: Self.fixtures, environment: environment,
      input: Array((lines.joined(separator: "\n") + "\n").utf8))
    var answers = [String](repeating: "", count: requests.count)
    for line in run.output.split(separator: "\n").map(String.init) {
      for number in requests.indices where line.contains("\"id\":\(number)") { answers[number] = line }
    }
    #expect(!run.errors.contains(FakeFigma.token) && !run.output.contains(FakeFigma.token))
    return answers
  }

  private func call(_ name: String, _ arguments: String) -> String {
    #""method":"tools/call","params":{\#(Self.meta),"name":"\#(name)","arguments":\#(arguments)}"#
  }

  /// A session of the older protocol: it is begun, the tools are listed under both names, and called.
  @Test func aSession() throws {
    let hello =
      #""method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}"#
    let found = try answers([
      hello, #""method":"tools/list""#,
      #""method":"tools/call","params":{"name":"get_swift_tree","arguments":{"fileKey":"rows.json"}}"#,
    ])
    #expect(found[0].contains(#""protocolVersion":"2025-06-18""#))
    for name in [
      "get_swift_tree", "get_design_tokens", "get_variable_defs", "get_screenshot_url", "get_screenshot",
      "explain_node",
      "generate_swiftui", "list_screens",
    ] { #expect(found[1].contains("\"name\":\"\(name)\""), "\(name)") }
    #expect(found[2].contains("Wi-Fi") && found[2].contains(#""isError":false"#))
    for raw in ["absoluteBoundingBox", "blendMode", "constraints", "characters"] { #expect(!found[2].contains(raw)) }
    let size = FileStatus(Self.fixtures.appending("rows.json"))?.size ?? 0
    // The answer holds the tree twice: as text, and as a document.
    #expect(found[2].utf8.count < Int(size) / 2)
  }

  @Test func everyToolUnderEachName() throws {
    let found = try answers([
      call("get_design_tokens", #"{"fileKey":"rows.json"}"#), call("get_variable_defs", #"{"fileKey":"rows.json"}"#),
      call("get_screenshot_url", #"{"fileKey":"rows.json"}"#), call("get_screenshot", #"{"fileKey":"rows.json"}"#),
      call("explain_node", #"{"fileKey":"rows.json","layer":"1-2"}"#),
      call("generate_swiftui", #"{"fileKey":"rows.json","nodeId":"1-1"}"#),
      call("list_screens", #"{"fileKey":"rows.json"}"#),
      call("get_swift_tree", #"{"fileKey":"rows.json","nodeId":"1%3A1","depth":1}"#),
      call("get_swift_tree", #"{"fileKey":"rows.json","maxBytes":2000,"from":1}"#),
    ])
    for answer in found { #expect(answer.contains(#""isError":false"#), "\(answer)") }
    #expect(found[0].contains("palette") && found[1].contains("palette"))
    #expect(found[2].contains("not available offline") && found[3].contains("not available offline"))
    #expect(found[4].contains("named like a status bar"))
    #expect(found[5].contains("struct SettingsView: View"))
    #expect(found[6].contains("402 x 874"))
    #expect(found[7].contains("more") && found[7].contains("1:1"))
    #expect(!found[8].contains("\"content\":\"Settings\""))
  }

  @Test(arguments: [
    ("get_swift_tree", #"{"fileKey":"rows.json","nodeId":"9:9"}"#, "9:9"),
    ("get_swift_tree", #"{"fileKey":"nothing.json"}"#, "nothing.json"), ("get_swift_tree", "{}", "fileKey"),
    ("get_swift_tree", #"{"fileKey":7}"#, "fileKey"),
    ("get_swift_tree", #"{"fileKey":"rows.json","colour":1}"#, "colour"),
    ("get_swift_tree", #"{"fileKey":"rows.json","depth":0}"#, "depth"),
    ("get_swift_tree", #"{"fileKey":"rows.json","maxBytes":1}"#, "maxBytes"),
    ("get_swift_tree", #"{"fileKey":"rows.json","nodeId":"no id"}"#, "no id"),
    ("explain_node", #"{"fileKey":"rows.json"}"#, "layer"),
    ("get_screenshot", #"{"fileKey":"rows.json","nodeId":"9:9"}"#, "9:9"),
    (
      "get_swift_tree", #"{"fileKey":"https://www.figma.com/design/abcdefghij0123456789/A?node-id=1-2"}"#, "FIGMA_TOKEN"
    ),
    ("get_swift_tree", #"{"fileKey":"https://www.figma.com/board/abcdefghij0123456789/A"}"#, "FigJam"),
  ])
  func whatIsWrong(tool: String, arguments: String, word: String) throws {
    let answer = try answers([call(tool, arguments)])[0]
    #expect(answer.contains(#""isError":true"#) || answer.contains(#""error":{"#), "\(answer)")
    #expect(answer.contains(word), "\(answer)")
  }

  /// A link is fetched with the token of the environment, and the token is in no answer.
  @Test(.enabled(if: FakeFigma.canRun, "needs python3 and curl")) func links() throws {
    let server = try FakeFigma()
    let cache = try TemporaryFolder()
    let link = { (key: String) in #""fileKey":"https://www.figma.com/design/\#(key)/A?node-id=1-2""# }
    let found = try answers(
      [
        call("get_swift_tree", "{\(link(FakeFigma.key))}"), call("get_screenshot_url", "{\(link(FakeFigma.key))}"),
        call("get_swift_tree", "{\(link("echo000000000000"))}"),
        call("get_swift_tree", "{\(link("missing000000000"))}"),
        call("get_screenshot", "{\(link("pictures00000000000").replacing("1-2", with: "5-1"))}"),
      ],
      environment: [
        "FIGMA_TOKEN": FakeFigma.token, "FIGMA_API_BASE": server.base, "XDG_CACHE_HOME": cache.path.string,
      ])
    #expect(found[4].contains(#""data":"iVBORw0KGgovZHJhd24vNS0xLnBuZw==","mimeType":"image/png""#), "\(found[4])")
    #expect(found[4].contains("- [ ] Missing parts: the tree has 2 texts"), "\(found[4])")
    #expect(found[0].contains("Hello"))
    #expect(found[1].contains("https://example.com/p.png"))
    #expect(found[2].contains("403") && found[2].contains(#""isError":true"#))
    #expect(found[3].contains("404"))
  }
}
