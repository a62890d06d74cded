import AgentServer
import Diagnosis
import HostMessages
import POSIXSupport
import Reports
import RuleModel

/// `swiftkit --version --verbose`: the versions of everything.
enum VersionReport {
  /// Prints the version, or those of everything with `--verbose`, and ends the process; any other words are left to the
  /// parser, which would first read every command there is.
  static func answer(_ arguments: [String]) {
    guard arguments.count > 1 else {
      StandardStream.output.write("\(Version.current)\n")
      SwiftKit.endOutput()
    }
    guard arguments.count == 2, arguments.contains("--verbose") else { return }
    let context = CommandContext.current()
    context.show(text(of: facts(in: context)))
    SwiftKit.endOutput()
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
