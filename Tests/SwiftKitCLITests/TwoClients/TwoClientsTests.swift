import Foundation
import POSIXSupport
import TestSupport
import Testing

/// The command with --json and the server's tool give the same for the same inputs.
@Suite struct TwoClientsTests {
  private let clients: TwoClients

  init() throws {
    clients = try TwoClients()
    try clients.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try clients.write("# Bread\n\n- Never knead the dough in a toolbar.\n- Spacing is 12.\n", to: "docs/a/bread.md")
    try clients.write("# Cake\n\n- Always knead the dough in a toolbar.\n- Prefer a sheet.\n", to: "docs/b/cake.md")
    let bad = "import SwiftUI\nstruct A: View { var body: some View { NavigationView { Text(\"a\") } } }\n"
    for path in ["Sources/App/A.swift", "Sources/Legacy/B.swift", "Sources/Made/C.swift"] {
      try clients.write(bad, to: path)
    }
    try clients.write("disable: [navigation-view]\n", to: "Sources/Legacy/.swiftkit.yml")
    try clients.write("profile: tokens\nexclude: [Sources/Made]\n", to: ".swiftkit.yml")
    let design = PackageFolder.root.appending("Tests/FigmaImportTests/Fixtures/rows.json")
    try clients.write(try FileContents.text(of: design), to: "rows.json")
  }

  private static let documents = ["--skills", "docs/a", "--skills", "docs/b"]

  /// Compares what both give; `documents` are named to both.
  private func compare(
    _ command: [String], _ tool: String, _ arguments: String, input: String = "", documents: [String] = []
  ) throws {
    let run = try clients.command(command + documents, input: input)
    let call = try clients.call(tool, arguments, documents)
    let document = try #require(TwoClients.object(run.output), "\(run.output)\(run.errors)")
    #expect(call.document == document, "\(command): \(run.output)\n\(call)")
  }

  @Test(arguments: [
    (["ask", "knead dough", "--json"], "ask", #"{"query":"knead dough"}"#),
    (["ask", "dough", "--limit", "1", "--json"], "ask", #"{"query":"dough","limit":1}"#),
    (["ask", "dough", "--budget", "60", "--json"], "ask", #"{"query":"dough","budget":60}"#),
    (["ask", "dough", "--strength", "must-not", "--json"], "ask", #"{"query":"dough","strength":["must-not"]}"#),
    (["ask", "dough", "--platform", "17", "--json"], "ask", #"{"query":"dough","platform":17}"#),
    (["ask", "dough", "--topic", "toolbar", "--json"], "ask", #"{"query":"dough","topics":["toolbar"]}"#),
    (["ask", "dough", "--skill", "bread", "--json"], "ask", #"{"query":"dough","skills":["bread"]}"#),
    (["rule", "prefer-a-sheet", "--json"], "rule", #"{"key":"prefer-a-sheet"}"#),
    (["rule", "prefer-a-sheet", "--json"], "ask", #"{"key":"prefer-a-sheet"}"#),
    (["context", "knead the dough in a toolbar", "--json"], "context", #"{"task":"knead the dough in a toolbar"}"#),
    (["context", "dough", "--budget", "200", "--json"], "context", #"{"task":"dough","budget":200}"#),
    (["tokens", "list", "--json"], "tokens", #"{"limit":10000}"#),
    (["conflicts", "--json"], "conflicts", #"{"limit":1000}"#),
    (["skills", "list", "--json"], "skills", "{}"),
  ])
  func questions(command: [String], tool: String, arguments: String) throws {
    try compare(command, tool, arguments, documents: Self.documents)
  }

  /// The bundled skills, too.
  @Test(arguments: [
    (["ask", "toolbar glass", "spacing scale", "--json"], "ask", #"{"query":"toolbar glass spacing scale"}"#),
    (
      ["tokens", "list", "--kind", "length", "--value", "16", "--json"], "tokens",
      #"{"kind":["length"],"value":"16"}"#
    ),
    (["tokens", "list", "--name", "radius", "--json"], "tokens", #"{"name":"radius"}"#),
    (["api", "foregroundColor", "--json"], "api", #"{"name":"foregroundColor"}"#),
    (["api", "glassEffekt", "--json"], "api", #"{"name":"glassEffekt"}"#),
    (["check", "--explain", "navigation-view", "--json"], "explain", #"{"check":"navigation-view"}"#),
    (["check", "--explain", "navigation-view", "--json"], "check", #"{"explain":"navigation-view"}"#),
  ])
  func questionsOfAllSkills(command: [String], tool: String, arguments: String) throws {
    try compare(command, tool, arguments)
  }

  @Test(arguments: [
    (["check", "--json"], "{}"), (["check", ".", "--json"], #"{"paths":["."]}"#),
    (["check", "Sources/App", "Sources/Legacy", "--json"], #"{"paths":["Sources/App","Sources/Legacy"]}"#),
    (["check", "Sources/Legacy/B.swift", "--json"], #"{"path":"Sources/Legacy/B.swift"}"#),
    (["check", "--checks", "navigation-view", "--json"], #"{"checks":"navigation-view"}"#),
    (["check", "--checks", "all", "Sources/App", "--json"], #"{"checks":"all","paths":["Sources/App"]}"#),
  ])
  func checks(command: [String], arguments: String) throws {
    try compare(command, "check", arguments)
  }

  @Test(arguments: [
    (["project", "--json"], "{}"), (["project", "Sources", "--json"], #"{"path":"Sources"}"#),
    (["project", "--files", "--json"], #"{"files":true}"#),
  ])
  func projects(command: [String], arguments: String) throws {
    try clients.write(
      "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", platforms: [.iOS(.v17)], "
        + "targets: [.target(name: \"App\", path: \"Sources/App\"), .testTarget(name: \"AppTests\")])\n",
      to: "Package.swift")
    try compare(command, "project", arguments)
  }

  @Test(arguments: ["Sources/App/New.swift", "Sources/Legacy/New.swift", "New.swift"])
  func textsThatDoNotLieOnDisk(path: String) throws {
    let source = "import SwiftUI\nstruct N: View { var body: some View { NavigationView { Text(\"a\") } } }\n"
    let json = source.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
    try compare(
      ["check", "--stdin", "--path", path, "--json"], "check", #"{"source":"\#(json)","path":"\#(path)"}"#,
      input: source)
  }

  @Test(arguments: [
    (["tokens", "Demo"], #""template":"tokens","name":"Demo""#),
    (["feature", "Portfolio"], #""template":"feature","name":"Portfolio""#),
    (["feature", "Portfolio", "--only", "tests"], #""template":"feature","name":"Portfolio","only":["tests"]"#),
    (["feature", "Portfolio", "--output", "Other"], #""template":"feature","name":"Portfolio","output":"Other""#),
    (["tokens", "Demo", "--set", "profile=system"], #""template":"tokens","name":"Demo","set":{"profile":"system"}"#),
    (["feature", "Portfolio", "--target", "App"], #""template":"feature","name":"Portfolio","target":"App""#),
  ])
  func plans(command: [String], arguments: String) throws {
    try compare(["new"] + command + ["--dry-run", "--json"], "scaffold", "{\(arguments)}")
  }

  /// What is written is the same, too, and so is what is said of files that are in the way.
  @Test(arguments: ["fail", "skip", "overwrite", "merge"]) func writtenPlans(policy: String) throws {
    let other = try TwoClientsTests().clients
    for clients in [clients, other] { try clients.write("let own = 1\n", to: "Sources/App/Demo/DemoService.swift") }
    let run = try clients.command(["new", "feature", "Demo", "--target", "App", "--on-conflict", policy, "--json"])
    let call = try other.call(
      "scaffold",
      #"{"template":"feature","name":"Demo","target":"App","write":true,"onConflict":"\#(policy)"}"#)
    #expect(call.isError == (policy == "fail"))
    if !call.isError { #expect(call.document == TwoClients.object(run.output), "\(run)\n\(call)") }
    #expect(try files(of: clients) == files(of: other))
  }

  private func files(of clients: TwoClients) throws -> [String: String] {
    let files = try FileTree.files(below: clients.project).filter { !$0.string.contains("/.swiftkit/undo/") }
    return Dictionary(
      uniqueKeysWithValues: try files.map { file in
        var path = file
        _ = path.removePrefix(clients.project)
        return (path.string, try FileContents.text(of: file))
      })
  }

  @Test(arguments: [
    (["figma", "tree", "rows.json"], "get_swift_tree", #"{"fileKey":"rows.json","maxBytes":1000000}"#),
    (["figma", "tree", "rows.json", "--node", "1-1"], "get_swift_tree", #"{"fileKey":"rows.json","nodeId":"1:1"}"#),
    (["figma", "tree", "rows.json", "--depth", "2"], "get_swift_tree", #"{"fileKey":"rows.json","depth":2}"#),
    (["figma", "tree", "rows.json", "--from", "1"], "get_swift_tree", #"{"fileKey":"rows.json","from":1}"#),
    (
      ["figma", "tree", "rows.json", "--max-bytes", "2000"], "get_swift_tree",
      #"{"fileKey":"rows.json","maxBytes":2000}"#
    ),
    (["figma", "tokens", "rows.json", "--json"], "get_design_tokens", #"{"fileKey":"rows.json"}"#),
  ])
  func designs(command: [String], tool: String, arguments: String) throws {
    try compare(command, tool, arguments)
  }

  /// What is text for a person is text for an agent.
  @Test(arguments: [
    (["figma", "tree", "rows.json", "--list"], "list_screens", #"{"fileKey":"rows.json"}"#),
    (["figma", "generate", "rows.json"], "generate_swiftui", #"{"fileKey":"rows.json"}"#),
    (
      ["figma", "generate", "rows.json", "--platform", "17"], "generate_swiftui",
      #"{"fileKey":"rows.json","platform":17}"#
    ),
    (["figma", "explain", "rows.json", "--layer", "1:2"], "explain_node", #"{"fileKey":"rows.json","layer":"1:2"}"#),
    (["new", "feature", "Portfolio", "--dry-run"], "scaffold", #"{"template":"feature","name":"Portfolio"}"#),
  ])
  func texts(command: [String], tool: String, arguments: String) throws {
    let run = try clients.command(command)
    let text = try clients.call(tool, arguments).text
    #expect(text + "\n" == run.output.replacingOccurrences(of: "a run without --dry-run", with: "a call with 'write'"))
  }

  @Test func savedPictures() throws {
    try clients.write("png", to: "rows-1-1.png")
    let run = try clients.command(["figma", "screenshot-url", "rows.json"])
    #expect(run.output.hasSuffix("/rows-1-1.png\n"))
    #expect(try clients.call("get_screenshot_url", #"{"fileKey":"rows.json"}"#).text + "\n" == run.output)
  }

  /// What cannot be done is said in the same words.
  @Test(arguments: [
    (
      ["figma", "tree", "https://www.figma.com/design/abcdefghij0123456789/A"], "get_swift_tree",
      #"{"fileKey":"https://www.figma.com/design/abcdefghij0123456789/A"}"#
    ),
    (["figma", "tree", "rows.json", "--node", "9:9"], "get_swift_tree", #"{"fileKey":"rows.json","nodeId":"9:9"}"#),
    (["check", "--checks", "no-such-check"], "check", #"{"checks":"no-such-check"}"#),
    (["project", "Nowhere"], "project", #"{"path":"Nowhere"}"#),
    (["check", "Nowhere"], "check", #"{"paths":["Nowhere"]}"#),
    (["new", "no-template", "Demo"], "scaffold", #"{"template":"no-template","name":"Demo"}"#),
    (["new", "feature", "demo"], "scaffold", #"{"template":"feature","name":"demo"}"#),
    (["check", "--explain", "no-such-check"], "explain", #"{"check":"no-such-check"}"#),
  ])
  func complaints(command: [String], tool: String, arguments: String) throws {
    let run = try clients.command(command)
    let call = try clients.call(tool, arguments)
    #expect(call.isError)
    let sentence = try #require(run.errors.split(separator: "\n").first)
    #expect(sentence.hasSuffix(call.text.split(separator: "\n")[0]), "\(run.errors)\n\(call.text)")
  }
}
