import JSON
import POSIXSupport

/// A program in which coding agents run, and where it looks for servers and skills.
package enum AgentClient: String, CaseIterable, Sendable {
  case claude, cursor, codex, gemini, vscode, windsurf, zed, kiro, opencode
  case xcodeClaude = "xcode-claude"
  case xcodeCodex = "xcode-codex"
  case generic

  /// A file of the client's, below the project or below the user's home.
  package enum Place {
    case project(String)
    case home(String)

    package var path: String {
      switch self {
      case .project(let path), .home(let path): path
      }
    }
  }

  /// The file that names servers.
  package var configuration: Place {
    let xcode = "Library/Developer/Xcode/CodingAssistant"
    return switch self {
    case .claude, .generic: .project(".mcp.json")
    case .cursor: .project(".cursor/mcp.json")
    case .codex: .project(".codex/config.toml")
    case .gemini: .project(".gemini/settings.json")
    case .vscode: .project(".vscode/mcp.json")
    case .windsurf: .home(".codeium/windsurf/mcp_config.json")
    case .zed: .project(".zed/settings.json")
    case .kiro: .project(".kiro/settings/mcp.json")
    case .opencode: .project("opencode.json")
    case .xcodeClaude: .home("\(xcode)/ClaudeAgentConfig/.claude.json")
    case .xcodeCodex: .home("\(xcode)/codex/config.toml")
    }
  }

  /// The folder of the project that it reads skills from.
  package var skills: String {
    switch self {
    case .claude, .xcodeClaude: ".claude/skills"
    case .cursor: ".cursor/skills"
    case .gemini: ".gemini/skills"
    case .vscode: ".github/skills"
    case .windsurf: ".windsurf/skills"
    case .kiro: ".kiro/skills"
    case .codex, .xcodeCodex, .zed, .opencode, .generic: ".agents/skills"
    }
  }

  /// The file of the project with what every agent is told first.
  package var instructions: String {
    switch self {
    case .claude, .xcodeClaude: "CLAUDE.md"
    case .gemini: "GEMINI.md"
    case .cursor, .codex, .vscode, .windsurf, .zed, .kiro, .opencode, .xcodeCodex, .generic: "AGENTS.md"
    }
  }

  /// What starts the server: Xcode gives its agents a PATH of its own, so that they need to be told where the program is.
  private func command(_ executable: FilePath?) -> String {
    switch self {
    case .xcodeClaude, .xcodeCodex: executable?.string ?? "swiftkit"
    default: "swiftkit"
    }
  }

  /// What becomes of the configuration when our server is added to it or taken out of it.
  ///
  /// - Parameters:
  ///   - text: what the file holds; nil where there is none.
  ///   - executable: the program, as it is installed.
  func configured(_ text: [UInt8]?, executable: FilePath?, removing: Bool) throws(AgentFileFault) -> AgentFileEdit {
    let command = command(executable)
    switch self {
    case .codex, .xcodeCodex: return try configuredTable(text, command: command, removing: removing)
    default: break
    }
    let entry = JSONServerEntry(list: serverList, name: "swiftkit", value: server(command))
    do throws(JSONServerEntry.Flaw) {
      return removing ? try entry.removed(from: text) : try entry.added(to: text)
    } catch {
      // What cannot be understood stays, and the rest can go all the same.
      if removing { return .kept(reason: error.reason) }
      throw AgentFileFault(file: configuration.path, reason: error.reason)
    }
  }

  private var serverList: String {
    switch self {
    case .vscode: "servers"
    case .zed: "context_servers"
    case .opencode: "mcp"
    default: "mcpServers"
    }
  }

  private func server(_ command: String) -> JSONValue {
    if self == .opencode { return .members(["type": .string("local"), "command": .strings([command, "mcp"])]) }
    return .members([
      "type": self == .vscode || self == .xcodeClaude ? .string("stdio") : nil, "command": .string(command),
      "args": .strings(["mcp"]),
    ])
  }

  /// The same for TOML, where our table is a section between marks.
  private func configuredTable(
    _ text: [UInt8]?, command: String, removing: Bool
  ) throws(AgentFileFault) -> AgentFileEdit {
    let marks = MarkedSection(opening: "# swiftkit:begin", closing: "# swiftkit:end")
    let table = ["[mcp_servers.swiftkit]", "command = \(JSONWriter.quoted(command))", #"args = ["mcp"]"#]
    let others: [UInt8]
    let edit: AgentFileEdit
    do throws(MarkedSection.Unpaired) {
      others = try marks.outside(text ?? [])
      edit = removing ? try marks.removed(table, from: text) : try marks.placed(table, in: text)
    } catch {
      if removing { return .kept(reason: "\(error)") }
      throw AgentFileFault(file: configuration.path, reason: "\(error)")
    }
    let isOwn = others.split(separator: UInt8(ascii: "\n")).contains { line in
      let plain = line.prefix { $0 != UInt8(ascii: "#") }.filter { !" \t\r\"'".utf8.contains($0) }
      return String(decoding: plain, as: UTF8.self).contains("mcp_servers.swiftkit")
    }
    guard isOwn else { return edit }
    let flaw = JSONServerEntry.Flaw.foreign.reason
    if !removing { throw AgentFileFault(file: configuration.path, reason: flaw) }
    if case .unchanged = edit { return .kept(reason: flaw) }
    return edit
  }
}
