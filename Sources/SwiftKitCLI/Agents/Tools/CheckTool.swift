import AgentServer
import POSIXSupport
import PluginHosting
import SourceChecking
import WireFormats

/// The tool `check`: findings in source text, or in files of the project.
enum CheckTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "check", title: "Check Swift source",
      description: """
        Finds what breaks the rules in Swift source, as 'path:line:column: severity: message [check]'. Give 'source' for \
        code that is not on disk yet ('path' is what it will be called and need not exist), or 'paths' of files and \
        folders. Check what you wrote before you say that you are done; 'explain' tells how to mend a finding.
        """,
      input: #"""
        {"type":"object","additionalProperties":false,"properties":{
        "source":{"type":"string","description":"Swift source to check in place of files"},
        "path":{"type":"string","description":"what 'source' is called; or the one file to check"},
        "paths":{"type":"array","items":{"type":"string"},"description":"files and folders; the project without them"},
        "checks":{"type":"string","description":"'default', 'all', or names of checks with commas between"}}}
        """#,
      output: #"""
        {"type":"object","required":["findings","summary","problems"],"properties":{
        "findings":{"type":"array","items":{"type":"object",
        "required":["check","severity","path","line","column","endLine","endColumn","message","rules","fixable"],
        "properties":{"check":{"type":"string"},"severity":{"enum":["error","warning","info"]},"path":{"type":"string"},
        "line":{"type":"integer"},"column":{"type":"integer"},"endLine":{"type":"integer"},"endColumn":{"type":"integer"},
        "message":{"type":"string"},"rules":{"type":"array","items":{"type":"string"}},"fixable":{"type":"boolean"}}}},
        "summary":{"type":"object","required":["files","errors","warnings","infos","skipped"],"properties":{
        "files":{"type":"integer"},"errors":{"type":"integer"},"warnings":{"type":"integer"},"infos":{"type":"integer"},
        "skipped":{"type":"array","items":{"type":"object"}}}},
        "problems":{"type":"array","items":{"type":"object"}}}}
        """#,
      isSlow: true
    ) { arguments, ticket in
      try arguments.require(known: ["source", "path", "paths", "checks"])
      let path = try arguments.text("path")
      var paths = try arguments.texts("paths")
      let source = try arguments.text("source")
      guard source == nil || paths.isEmpty else {
        throw Arguments.Fault("'source' is checked in place of files; leave 'paths' out, 'path' names it")
      }
      if source == nil, let path { paths.append(path) }
      let check = try AgentCheck(desk.context, checks: try arguments.text("checks"), ticket: ticket)
      var outcome =
        if let source {
          try check.run(source, named: path ?? "Untitled.swift")
        } else {
          try check.run(below: paths.isEmpty ? ["."] : paths)
        }
      // Where a plugin failed in this call its findings are missing, which must not look like clean code.
      let isWhole = outcome.problems.isEmpty
      outcome.problems = check.standingProblems + outcome.problems
      let report = CheckReport(outcome: outcome, catalogue: check.catalogue)
      return ToolResult(
        text: report.agentText, document: try JSONText.line(CheckDocument(outcome)), isWhole: isWhole)
    }
  }
}

/// A check on behalf of an agent.
struct AgentCheck {
  let catalogue: CheckCatalogue
  private let context: CommandContext
  private let inventory: PluginInventory
  private let settings: CheckSettings
  private let folder: FilePath
  private let ticket: Ticket
  private let check: SourceCheck

  init(_ context: CommandContext, checks: String?, ticket: Ticket) throws {
    var inventory = try PluginInventory(in: context)
    inventory.addSkillChecks(in: context)
    catalogue = CheckCatalogue(of: inventory.plugins)
    var (settings, folder) = try CheckSettings.nearest(in: context)
    try settings.requireKnown(in: catalogue)
    settings.called = checks.map { CheckSelection($0) }
    if settings.called?.isEmpty == true {
      throw Arguments.Fault("'checks' names no check; leave it out for those that are on")
    }
    let chosen = try catalogue.select(settings.selection, of: inventory.plugins)
    var pool = inventory.pool(of: chosen.filter { !$0.checks.isEmpty }, settings: settings.hostSettings)
    pool.isStopped = { ticket.isCancelled }
    var check = SourceCheck(pool: pool, width: Processors.count, settings: settings, catalogue: catalogue)
    check.cacheFolder = context.cacheFolder
    (self.context, self.inventory, self.settings, self.folder) = (context, inventory, settings, folder)
    (self.ticket, self.check) = (ticket, check)
  }

  /// What keeps plugins from taking part in any call.
  var standingProblems: [CheckProblem] { inventory.problems }

  func run(_ source: String, named name: String) throws -> CheckOutcome {
    let file = CheckedFile(path: context.resolve(name), shown: name, source: Array(source.utf8))
    return finished(try check.run([file]), skipped: [])
  }

  func run(below paths: [String]) throws -> CheckOutcome {
    let files = try SwiftFiles(
      below: paths, base: context.workingFolder, excluding: IgnoreList(lines: settings.excluded), of: folder)
    let total = files.count
    let outcome = try check.run(files) { ticket.report($0, of: total, "\($0) of \(total) files checked") }
    return finished(outcome, skipped: files.skipped)
  }

  private func finished(_ outcome: CheckOutcome, skipped: [SkippedFile]) -> CheckOutcome {
    var outcome = outcome
    outcome.skipped = (skipped + outcome.skipped).sorted { $0.path < $1.path }
    return outcome
  }
}
