import JSON

/// A program in which coding agents run, and where it looks for servers and skills in a project.
package enum AgentClient: String, CaseIterable, Sendable {
  case claude, cursor, codex, gemini, vscode, generic

  /// The file that names servers, relative to the project.
  package var configuration: String {
    switch self {
    case .claude, .generic: ".mcp.json"
    case .cursor: ".cursor/mcp.json"
    case .codex: ".codex/config.toml"
    case .gemini: ".gemini/settings.json"
    case .vscode: ".vscode/mcp.json"
    }
  }

  /// The folder that it reads skills from.
  package var skills: String {
    switch self {
    case .claude: ".claude/skills"
    case .cursor: ".cursor/skills"
    case .gemini: ".gemini/skills"
    case .vscode: ".github/skills"
    case .codex, .generic: ".agents/skills"
    }
  }

  /// The file with what every agent is told first.
  package var instructions: String {
    switch self {
    case .claude: "CLAUDE.md"
    case .gemini: "GEMINI.md"
    case .cursor, .codex, .vscode, .generic: "AGENTS.md"
    }
  }

  /// What becomes of the configuration when our server is added to it or taken out of it.
  ///
  /// - Parameter text: what the file holds; nil where there is none.
  func configured(_ text: [UInt8]?, removing: Bool) throws(AgentFileFault) -> AgentFileEdit {
    if self == .codex { return try configuredTable(text, removing: removing) }
    let entry = JSONServerEntry(
      list: self == .vscode ? "servers" : "mcpServers", name: "swiftkit",
      value: .members([
        "type": self == .vscode ? .string("stdio") : nil, "command": .string("swiftkit"), "args": .strings(["mcp"]),
      ]))
    do throws(JSONServerEntry.Flaw) {
      return removing ? try entry.removed(from: text) : try entry.added(to: text)
    } catch {
      // What cannot be understood stays, and the rest can go all the same.
      if removing { return .kept(reason: error.reason) }
      throw AgentFileFault(file: configuration, reason: error.reason)
    }
  }

  /// The same for TOML, where our table is a section between marks.
  private func configuredTable(_ text: [UInt8]?, removing: Bool) throws(AgentFileFault) -> AgentFileEdit {
    let marks = MarkedSection(opening: "# swiftkit:begin", closing: "# swiftkit:end")
    let table = ["[mcp_servers.swiftkit]", #"command = "swiftkit""#, #"args = ["mcp"]"#]
    let others: [UInt8]
    let edit: AgentFileEdit
    do throws(MarkedSection.Unpaired) {
      others = try marks.outside(text ?? [])
      edit = removing ? try marks.removed(table, from: text) : try marks.placed(table, in: text)
    } catch {
      if removing { return .kept(reason: "\(error)") }
      throw AgentFileFault(file: configuration, reason: "\(error)")
    }
    let isOwn = others.split(separator: UInt8(ascii: "\n")).contains { line in
      let plain = line.prefix { $0 != UInt8(ascii: "#") }.filter { !" \t\r\"'".utf8.contains($0) }
      return String(decoding: plain, as: UTF8.self).contains("mcp_servers.swiftkit")
    }
    guard isOwn else { return edit }
    let flaw = JSONServerEntry.Flaw.foreign.reason
    if !removing { throw AgentFileFault(file: configuration, reason: flaw) }
    if case .unchanged = edit { return .kept(reason: flaw) }
    return edit
  }
}
