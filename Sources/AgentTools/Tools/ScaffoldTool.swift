import AgentServer
import JSON
import POSIXSupport
import Reports
import Scaffolding
import WireFormats
import Workbench

/// The tool `scaffold`: the plan of a template, carried out only when that is asked for.
enum ScaffoldTool {
  enum Policy: String, CaseIterable {
    case fail, skip, overwrite, merge

    fileprivate var policy: ConflictPolicy {
      switch self {
      case .fail: .fail
      case .skip: .skip
      case .overwrite: .overwrite
      case .merge: .merge
      }
    }
  }

  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "scaffold", title: "Scaffold from a template",
      description: """
        Generates files from a template: {"template":"feature","name":"Portfolio"} creates a view, view model, \
        service with mock, previews and tests that follow the rules; 'context' suggests templates for a task. Returns the plan and \
        writes nothing unless 'write' is true. Existing files are not changed unless 'onConflict' allows it. With only \
        'undo', undoes the last write.
        """,
      input: #"""
        {"type":"object","additionalProperties":false,"properties":{
        "template":{"type":"string","description":"an unknown name lists all templates"},
        "name":{"type":"string","description":"UpperCamelCase, such as Portfolio"},
        "set":{"type":"object","description":"values for the template's variables"},
        "only":{"type":"array","items":{"type":"string"},"description":"only files with these roles, such as tests"},
        "output":{"type":"string","description":"the folder to write to, instead of the project's own"},
        "target":{"type":"string","description":"the target to add the files to"},
        "check":{"type":"boolean","description":"check the new files before writing; errors prevent the write (default: true)"},
        "write":{"type":"boolean","description":"write the files (default: false)"},
        "diff":{"type":"boolean","description":"also show the code, as a patch"},
        "onConflict":{"enum":["fail","skip","overwrite","merge"],"description":"what to do if a file already exists"},
        "undo":{"type":"boolean","description":"undo the last write"}}}
        """#,
      output: #"""
        {"type":"object","anyOf":[{"required":["template","version","origin","name","answers","files","notes"]},
        {"required":["undone"]}],"properties":{"undone":{"type":"array","items":{"type":"string"}},
        "template":{"type":"string"},"version":{"type":"string"},"origin":{"type":"string"},"name":{"type":"string"},
        "answers":{"type":"object","additionalProperties":{"type":"string"}},
        "files":{"type":"array","items":{"type":"object","required":["path","role","action","lines","bytes","sha256"],
        "properties":{"path":{"type":"string"},"role":{"type":"string"},"action":{"type":"string"},
        "reason":{"type":"string"},"lines":{"type":"integer"},"bytes":{"type":"integer"},"sha256":{"type":"string"}}}},
        "findings":{"type":"array","items":{"type":"object"}},
        "notes":{"type":"array","items":{"type":"string"}}}}
        """#,
      effect: .writes, isSlow: true
    ) { arguments, ticket in
      try arguments.require(
        known: ["template", "name", "set", "only", "output", "target", "check", "write", "diff", "onConflict", "undo"])
      if try arguments.truth("undo") ?? false {
        try arguments.require(known: ["undo"])
        return try undo(at: desk)
      }
      let request = try request(arguments)
      let policy = (try arguments.choice("onConflict", Policy.self) ?? .fail).policy
      let plan: Plan
      do {
        plan = try Scaffold(request, in: desk.workplace).run(
          resolving: { _ in policy },
          recovering: { root in
            !ticket.isCancelled && (try? requireInside([Manifest.path], of: root, desk.roots)) != nil
          },
          permitting: { plan in
            try requireInside(plan.written.map(\.path) + [Manifest.path], of: plan.root, desk.roots)
            return !ticket.isCancelled
          })
      } catch let error as ScaffoldingError {
        return .failure(error.sentence(naming: .arguments))
      }
      var text = PlanText(plan: plan, isDryRun: !request.isWritten, options: .arguments).text
      guard !request.isWritten || plan.conflicts.isEmpty && !plan.hasErrors else { return .failure(text) }
      if try arguments.truth("diff") ?? false { text += "\n" + UnifiedDiff(plan.fileChanges).text }
      return ToolResult(text: text, document: try JSONText.line(ScaffoldReport(plan)))
    }
  }

  private static func request(_ arguments: Arguments) throws(Arguments.Fault) -> ScaffoldRequest {
    var request = ScaffoldRequest(
      try arguments.requiredText("template"), name: try arguments.requiredText("name"))
    (request.output, request.target) = (try arguments.text("output"), try arguments.text("target"))
    // Where it may write, the roots of the server say.
    request.mayLeaveProject = true
    (request.settings, request.roles) = (try arguments.settings("set"), try arguments.texts("only"))
    request.isChecked = try arguments.truth("check") ?? true
    request.isWritten = try arguments.truth("write") ?? false
    return request
  }

  /// Takes the last write back, where the whole project may be written to.
  private static func undo(at desk: AgentDesk) throws -> ToolResult {
    let root = try ProjectRoot(around: desk.workplace.workingFolder)
    // Which files it will be about is known only when it is done.
    try requireInside(["."], of: root, desk.roots)
    let transaction = Transaction(in: root.folder, desk.workplace.transactions)
    guard let changes = try transaction.undo() else { return .failure("there is nothing to undo") }
    let lines = PlanText.lines(takingBack: changes)
    return ToolResult(
      text: (lines + ["Undone."]).joined(separator: "\n"), document: try JSONText.line(["undone": lines]))
  }

  /// Throws when one of `paths` lies outside `roots`, links followed.
  private static func requireInside(_ paths: [String], of project: ProjectRoot, _ roots: [FilePath]) throws {
    for path in paths {
      let file = project.folder.pushing(FilePath(path)).lexicallyNormalized()
      var real = file
      // What does not exist yet will lie in the nearest folder that does.
      while ProcessEnvironment.resolved(real) == nil, real.removeLastComponent() {}
      let place = ProcessEnvironment.resolved(real) ?? real
      guard roots.contains(where: { place == $0 || place.starts(with: $0) }) else {
        throw Arguments.Fault(
          "'\(file)' is outside \(roots.map { "'\($0)'" }.joined(separator: ", ")), where this server may write; "
            + "'swiftkit mcp --root DIR' allows another folder")
      }
    }
  }
}

extension OptionNames {
  /// The arguments of the tool.
  fileprivate static let arguments = OptionNames(
    set: "'set'", output: "'output'", target: "'target'", onConflict: "'onConflict'",
    noCheck: "'check' with false", writing: "a call with 'write'")
}
