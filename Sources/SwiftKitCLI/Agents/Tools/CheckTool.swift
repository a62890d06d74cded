import AgentServer
import JSON
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

/// A check on behalf of an agent, under the same settings as the command's.
struct AgentCheck {
  let catalogue: CheckCatalogue
  private let context: CommandContext
  private let inventory: PluginInventory
  private let checks: String?
  private let setup: CheckCommand.Setup
  private let ticket: Ticket

  init(_ context: CommandContext, checks: String?, ticket: Ticket) throws {
    if checks.map({ CheckSelection($0).isEmpty }) == true {
      throw Arguments.Fault("'checks' names no check; leave it out for those that are on")
    }
    var inventory = try PluginInventory(in: context)
    inventory.addSkillChecks(in: context)
    let (settings, folder) = try CheckSettings.nearest(in: context)
    setup = try CheckCommand.Setup(checks: checks, inventory, settings, folder)
    catalogue = setup.catalogue
    (self.context, self.inventory, self.checks, self.ticket) = (context, inventory, checks, ticket)
  }

  /// What keeps plugins from taking part in any call.
  var standingProblems: [CheckProblem] { inventory.problems }

  func run(_ source: String, named name: String) throws -> CheckOutcome {
    let file = CheckedFile(path: context.resolve(name), shown: name, source: Array(source.utf8))
    return try run(CheckSubject(file, in: context)) { _ in }
  }

  func run(below paths: [String]) throws -> CheckOutcome {
    let ticket = ticket
    let found = try SwiftFiles(
      below: paths, base: context.workingFolder, excluding: IgnoreList(lines: setup.settings.excluded),
      of: setup.folder, isStopped: { ticket.isCancelled })
    let total = found.count
    return try run(CheckSubject(found, below: paths, in: context)) {
      ticket.report($0, of: total, "\($0) of \(total) files checked")
    }
  }

  private func run(_ subject: CheckSubject, progress: (Int) -> Void) throws -> CheckOutcome {
    let parts = try subject.parts(under: setup, in: context) { folder in
      try CheckCommand.Setup(checks: checks, inventory, CheckSettings.read(in: folder, context), folder)
    }
    let memory = parts.count > 1 ? FactMemory() : nil
    var done = 0
    let outcomes = try parts.map { part in
      defer { done += part.count }
      var check = check(under: part.setup)
      check.factMemory = memory
      return try part.check(with: check) { progress(done + $0) }
    }
    var outcome = CheckOutcome(joining: outcomes)
    outcome.skipped = (subject.skipped + outcome.skipped).sorted { $0.path < $1.path }
    return outcome
  }

  private func check(under setup: CheckCommand.Setup) -> SourceCheck {
    let ticket = ticket
    var pool = inventory.pool(
      of: setup.chosen.filter { !$0.checks.isEmpty }, settings: setup.settings.hostSettings)
    pool.isStopped = { ticket.isCancelled }
    var check = SourceCheck(
      pool: pool, width: Processors.count, settings: setup.settings, catalogue: setup.catalogue)
    check.cacheFolder = context.cacheFolder
    return check
  }
}
