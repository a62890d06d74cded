import AgentServer
import ArgumentParser

/// A program in which coding agents run, and where it looks for servers and skills in a project.
enum AgentClient: String, CaseIterable, ExpressibleByArgument {
  case claude, cursor, codex, gemini, vscode, generic

  /// The file that names servers, relative to the project.
  var configuration: String {
    switch self {
    case .claude, .generic: ".mcp.json"
    case .cursor: ".cursor/mcp.json"
    case .codex: ".codex/config.toml"
    case .gemini: ".gemini/settings.json"
    case .vscode: ".vscode/mcp.json"
    }
  }

  /// The folder that it reads skills from.
  var skills: String {
    switch self {
    case .claude: ".claude/skills"
    case .cursor: ".cursor/skills"
    case .gemini: ".gemini/skills"
    case .vscode: ".github/skills"
    case .codex, .generic: ".agents/skills"
    }
  }

  /// The file with what every agent is told first.
  var instructions: String {
    switch self {
    case .claude: "CLAUDE.md"
    case .gemini: "GEMINI.md"
    case .cursor, .codex, .vscode, .generic: "AGENTS.md"
    }
  }

  private var list: String { self == .vscode ? "servers" : "mcpServers" }

  /// The text of the configuration with our server in it, or without it; nil where that leaves nothing.
  ///
  /// - Parameter text: what the file holds; nil where there is none.
  func configured(_ text: String?, removing: Bool) throws(AgentFileFault) -> String? {
    if self == .codex {
      let lines = ["[mcp_servers.swiftkit]", #"command = "swiftkit""#, #"args = ["mcp"]"#]
      let marks = MarkedSection(opening: "# swiftkit:begin", closing: "# swiftkit:end")
      let others = marks.placed(nil, in: text) ?? ""
      guard removing || !others.contains("mcp_servers.swiftkit") else {
        throw AgentFileFault(file: configuration, reason: "it names a server 'swiftkit' already")
      }
      return marks.placed(removing ? nil : lines.joined(separator: "\n"), in: text)
    }
    var whole = JSONValue.object([])
    if let text, text.contains(where: { !$0.isWhitespace }) {
      do throws(JSONReader.Fault) {
        whole = try JSONReader.value(of: Array(text.utf8))
      } catch {
        throw AgentFileFault(file: configuration, reason: "it is no plain JSON: \(error)")
      }
      guard whole.members != nil, whole[list] == nil || whole[list]?.members != nil else {
        throw AgentFileFault(file: configuration, reason: "it does not hold an object with '\(list)'")
      }
    } else if removing {
      return nil
    }
    let ours = JSONValue.members([
      "type": self == .vscode ? .string("stdio") : nil, "command": .string("swiftkit"), "args": .strings(["mcp"]),
    ])
    if removing, whole[list]?["swiftkit"] == nil { return text }
    let servers = (whole[list] ?? .object([])).setting("swiftkit", to: removing ? nil : ours)
    if !removing, whole[list] == servers { return text }
    let left = whole.setting(list, to: servers == .object([]) ? nil : servers)
    return left == .object([]) ? nil : JSONPrinter.text(left)
  }
}

/// A client's file that is not touched, because what is in it is not understood.
struct AgentFileFault: Error, CustomStringConvertible {
  let file: String
  let reason: String
  var description: String { "'\(file)' was left as it is: \(reason); add the command 'swiftkit mcp' by hand" }
}

/// A part of a text file that is ours, between two marks.
struct MarkedSection {
  let opening: String
  let closing: String

  /// `text` with `section` between the marks, in place of what is there; without the marks where `section` is nil.
  func placed(_ section: String?, in text: String?) -> String? {
    var before = text ?? ""
    var after = ""
    if let start = before.firstRange(of: opening), let end = before[start.upperBound...].firstRange(of: closing) {
      after = String(before[end.upperBound...].drop(while: \.isNewline))
      before = String(before[..<start.lowerBound])
    }
    while before.hasSuffix("\n\n") { before.removeLast() }
    guard let section else {
      let rest = before + (after.isEmpty || before.isEmpty ? "" : "\n") + after
      return rest.isEmpty ? nil : rest
    }
    if !before.isEmpty { before += before.hasSuffix("\n") ? "\n" : "\n\n" }
    return before + "\(opening)\n\(section)\n\(closing)\n" + (after.isEmpty ? "" : "\n" + after)
  }
}
