import Foundation
import POSIXSupport
import TestSupport
import Testing

/// A folder in which both clients are asked for the same: the command with --json, and the server's tool.
struct TwoClients {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var project: FilePath { folder.path.appending("project") }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: "project/\(name)") }

  private var environment: [String: String] {
    [
      "HOME": folder.path.appending("home").string, "XDG_CONFIG_HOME": folder.path.appending("config").string,
      "XDG_CACHE_HOME": folder.path.appending("cache").string,
    ]
  }

  func command(_ arguments: [String], input: String = "") throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, arguments, in: project, environment: environment, input: Array(input.utf8))
  }

  /// The result of a call: its text, its document as JSON, and whether it failed.
  struct Call {
    let text: String
    let document: NSDictionary?
    let isError: Bool
  }

  /// Calls a tool of `swiftkit mcp` with more `options`.
  func call(_ tool: String, _ arguments: String, _ options: [String] = []) throws -> Call {
    let answer = try ask("tools/call", #","name":"\#(tool)","arguments":\#(arguments)"#, options)
    let content = (answer["content"] as? [NSDictionary])?.first?["text"] as? String
    return Call(
      text: content ?? "", document: answer["structuredContent"] as? NSDictionary,
      isError: answer["isError"] as? Bool ?? true)
  }

  /// The names of each tool's arguments.
  func toolArguments() throws -> [String: Set<String>] {
    let tools = try #require(try ask("tools/list", "", ["--profile", "full"])["tools"] as? [NSDictionary])
    return Dictionary(
      uniqueKeysWithValues: tools.compactMap { tool in
        let schema = tool["inputSchema"] as? NSDictionary
        let names = (schema?["properties"] as? NSDictionary)?.allKeys as? [String]
        return (tool["name"] as? String).map { ($0, Set(names ?? [])) }
      })
  }

  private func ask(_ method: String, _ members: String, _ options: [String]) throws -> NSDictionary {
    let meta =
      #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
    let line = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(meta)\#(members)}}"#
    let run = try command(["mcp"] + options, input: line + "\n")
    let answer = try #require(TwoClients.object(run.output), "\(run.output)\(run.errors)")
    return try #require(answer["result"] as? NSDictionary, "\(run.output)")
  }

  /// A JSON object; nil where a text is none.
  static func object(_ text: String) -> NSDictionary? {
    // The version is beside the document, and a tool says it by its schema.
    let object = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    return object.map { $0.filter { $0.key != "schemaVersion" } as NSDictionary }
  }

  /// The long names of a command's options, and `<name>` for each of its arguments, as its help has them.
  func options(of command: [String]) throws -> Set<String> {
    let help = try self.command(command + ["--help"]).output
    var names: Set<String> = []
    for line in help.split(separator: "\n") where line.hasPrefix("  ") && !line.hasPrefix("   ") {
      let words = line.split(separator: " ").prefix { $0.hasPrefix("-") || $0.hasPrefix("<") }
      let name = words.first { $0.hasPrefix("--") } ?? words.first { $0.hasPrefix("<") }
      if let name { names.insert(String(name.split(separator: "/")[0].filter { $0 != "," })) }
    }
    return names.subtracting(["--help", "--version"])
  }
}
