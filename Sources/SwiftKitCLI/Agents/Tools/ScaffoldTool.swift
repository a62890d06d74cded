import AgentServer
import JSON
import POSIXSupport
import Scaffolding
import WireFormats

/// The tool `scaffold`: the plan of a template, carried out only when that is asked for.
enum ScaffoldTool {
  enum Policy: String, CaseIterable { case fail, skip, overwrite, merge }

  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "scaffold", title: "Scaffold from a template",
      description: """
        Plans the files of a feature from a template, such as 'feature' with the name 'Portfolio': view, view model, \
        states, service, previews and tests that keep the rules. Gives the plan and writes nothing, unless 'write' is \
        true. Existing files are left alone, unless 'onConflict' says otherwise.
        """,
      input: #"""
        {"type":"object","required":["template","name"],"additionalProperties":false,"properties":{
        "template":{"type":"string","description":"such as feature; a wrong name lists all"},
        "name":{"type":"string","description":"UpperCamelCase, such as Portfolio"},
        "set":{"type":"object","description":"answers to the template's variables"},
        "only":{"type":"array","items":{"type":"string"},"description":"only files of these roles, such as tests"},
        "output":{"type":"string","description":"a folder to work below, in place of the project's own places"},
        "target":{"type":"string","description":"the target of the Swift package that gets the files"},
        "write":{"type":"boolean","description":"carry the plan out; false without it"},
        "diff":{"type":"boolean","description":"show the changes as a patch as well"},
        "onConflict":{"enum":["fail","skip","overwrite","merge"],"description":"for files that are in the way"}}}
        """#,
      output: #"""
        {"type":"object","required":["template","version","origin","name","answers","files","notes"],"properties":{
        "template":{"type":"string"},"version":{"type":"string"},"origin":{"type":"string"},"name":{"type":"string"},
        "answers":{"type":"object","additionalProperties":{"type":"string"}},
        "files":{"type":"array","items":{"type":"object","required":["path","role","action","lines","bytes","sha256"],
        "properties":{"path":{"type":"string"},"role":{"type":"string"},"action":{"type":"string"},
        "reason":{"type":"string"},"lines":{"type":"integer"},"bytes":{"type":"integer"},"sha256":{"type":"string"}}}},
        "notes":{"type":"array","items":{"type":"string"}}}}
        """#,
      effect: .writes, isSlow: true
    ) { arguments, ticket in
      try arguments.require(
        known: ["template", "name", "set", "only", "output", "target", "write", "diff", "onConflict"])
      let isWritten = try arguments.truth("write") ?? false
      let plan: Plan
      do {
        plan = try self.plan(arguments, at: desk)
      } catch {
        return .failure(spoken("\(error)"))
      }
      try requireInside(plan, desk.roots)
      guard !isWritten || plan.conflicts.isEmpty else {
        return .failure(spoken(PlanText(plan: plan, isDryRun: false).text))
      }
      if isWritten, !ticket.isCancelled { try plan.carryOut(in: desk.context.transactions) }
      var text = spoken(PlanText(plan: plan, isDryRun: !isWritten).text)
      if try arguments.truth("diff") ?? false { text += "\n" + UnifiedDiff(plan.fileChanges).text }
      return ToolResult(text: text, document: try JSONText.line(ScaffoldReport(plan)))
    }
  }

  /// The options of the command as the arguments that they are here.
  private static func spoken(_ text: String) -> String {
    let options = ["output", "target", "set", "only"].map { ("--\($0)", $0) } + [("--on-conflict", "onConflict")]
    return options.reduce(text.replacing("a run without --dry-run", with: "a call with 'write'")) { text, option in
      text.replacing("'\(option.0)'", with: option.0).replacing(option.0, with: "'\(option.1)'")
    }
  }

  private static func plan(_ arguments: Arguments, at desk: AgentDesk) throws -> Plan {
    let context = desk.context
    let output = try arguments.text("output").map { context.resolve($0) }.map { ProcessEnvironment.resolved($0) ?? $0 }
    let layout = try ProjectLayout(
      workingFolder: context.workingFolder, output: output, target: try arguments.text("target"))
    let settings = try arguments.settings("set")
    let template = try ScaffoldOptions.library(for: layout.root.folder, in: context)
      .template(named: try arguments.requiredText("template"), for: settings)
    let planner = Planner(template: template, layout: layout, editing: CodeEditingHost.editing(in: context))
    let policy = ConflictPolicy(rawValue: (try arguments.choice("onConflict", Policy.self) ?? .fail).rawValue) ?? .fail
    return try planner.plan(
      name: try arguments.requiredText("name"), settings: settings, only: try arguments.texts("only")
    ).resolving { _ in policy }
  }

  /// Throws when the plan would write outside `roots`, links followed.
  private static func requireInside(_ plan: Plan, _ roots: [FilePath]) throws {
    for path in plan.written.map(\.path) + [".swiftkit/manifest.json"] {
      let file = plan.root.folder.pushing(FilePath(path)).lexicallyNormalized()
      var real = file
      // What does not exist yet will lie in the nearest folder that does.
      while ProcessEnvironment.resolved(real) == nil, real.removeLastComponent() {}
      let place = ProcessEnvironment.resolved(real) ?? real
      guard roots.contains(where: { place == $0 || place.starts(with: $0) }) else {
        throw Arguments.Fault(
          "'\(file)' lies outside \(roots.map { "'\($0)'" }.joined(separator: ", ")), where this server may write; "
            + "'swiftkit mcp --root DIR' lets it write elsewhere")
      }
    }
  }
}
