import AgentServer
import Diagnosis
import HostMessages
import RuleModel

/// `swiftkit --version --verbose`: the versions of everything.
enum VersionReport {
  /// Whether the arguments ask for it; nothing else is read for that.
  static func isWanted(by arguments: [String]) -> Bool {
    arguments.count == 2 && arguments.contains("--version") && arguments.contains("--verbose")
  }

  static func facts(in context: CommandContext) -> VersionFacts {
    VersionFacts(
      of: Version.current, executable: context.executable, protocols: AgentServer.revisions,
      hostMessages: Int(HostReply.version))
  }

  /// One line a fact; the first is what `--version` alone prints.
  static func text(of facts: VersionFacts) -> String { "\(facts.swiftkit)\n" + TextTable.text(rows(of: facts)) }

  static func rows(of facts: VersionFacts) -> [[String]] {
    [
      ["commit", facts.commit ?? "unknown (built from source)"], ["built with", "Swift \(facts.swift)"],
      ["SQLite", facts.sqlite], ["index layout", "\(facts.indexLayout)"], ["plugin ABI", "\(facts.pluginABI)"],
      ["host messages", "\(facts.hostMessages)"], ["MCP", facts.protocols.joined(separator: ", ")],
    ] + facts.facts.map { [$0.name, "\($0.lines) lines, SHA-256 \($0.digest.prefix(12))"] }
  }
}
