import AgentServer
import POSIXSupport
import PluginHosting
import Reports
import SourceChecking
import WireFormats
import Workbench

/// The tool `check`: findings in source text, or in files of the project.
enum CheckTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "check", title: "Check Swift source",
      description: """
        Finds problems in Swift code that compiles: deprecated API, lost state, controls without a VoiceOver label, \
        misused glass. Call it on the files you wrote before you finish: \
        {"paths":["Sources/Inbox/InboxView.swift"]}. Lists one finding per line, as 'path:line:column: severity: \
        message [check]'; fix those on lines you changed. With only 'explain', explains a check and how to fix its findings.
        """,
      input: #"""
        {"type":"object","additionalProperties":false,"properties":{
        "source":{"type":"string","description":"Swift source to check instead of files"},
        "path":{"type":"string","description":"the path to report for 'source', which need not exist; or a single file to check"},
        "paths":{"type":"array","items":{"type":"string"},"description":"files and folders (default: the project)"},
        "checks":{"type":"string","description":"'default', 'all', or a comma-separated list of checks"},
        "fixes":{"type":"boolean","description":"show what fixes and suggestions would change, as a diff; nothing is written"},
        "explain":{"type":"string","description":"the name of a check, as shown in brackets after a finding"}}}
        """#,
      output: #"""
        {"type":"object","anyOf":[{"required":["findings","summary","problems"]},{"required":["id","title","rules"]}],
        "properties":{
        "findings":{"type":"array","items":{"type":"object",
        "required":["check","severity","path","line","column","endLine","endColumn","message","rules","fixable","suggested"],
        "properties":{"check":{"type":"string"},"severity":{"enum":["error","warning","info"]},"path":{"type":"string"},
        "line":{"type":"integer"},"column":{"type":"integer"},"endLine":{"type":"integer"},"endColumn":{"type":"integer"},
        "message":{"type":"string"},"rules":{"type":"array","items":{"type":"string"}},"fixable":{"type":"boolean"},
        "suggested":{"type":"boolean"}}}},
        "summary":{"type":"object","required":["files","errors","warnings","infos","skipped"],"properties":{
        "files":{"type":"integer"},"errors":{"type":"integer"},"warnings":{"type":"integer"},"infos":{"type":"integer"},
        "skipped":{"type":"array","items":{"type":"object"}}}},
        "problems":{"type":"array","items":{"type":"object"}}}}
        """#,
      isSlow: true
    ) { arguments, ticket in
      try arguments.require(known: ["source", "path", "paths", "checks", "fixes", "explain"])
      if let check = try arguments.text("explain") {
        try arguments.require(known: ["explain"])
        return try ExplainTool.result(check, at: desk)
      }
      let path = try arguments.text("path")
      var paths = try arguments.texts("paths")
      let source = try arguments.text("source")
      guard source == nil || paths.isEmpty else {
        throw Arguments.Fault("'source' cannot be combined with 'paths'; use 'path' to name it")
      }
      if source == nil, let path { paths.append(path) }
      var request = CheckRequest(
        of: source.map { text in .text(path: path ?? "Untitled.swift") { _ in Array(text.utf8) } } ?? .paths(paths))
      request.checks = try arguments.text("checks")
      if try arguments.truth("fixes") ?? false { (request.fixing, request.takesSuggestions) = (.showing, true) }
      let result: CheckResult
      do {
        result = try CheckRun(request, in: desk.workplace).run(isStopped: { ticket.isCancelled }) { done, total in
          if source == nil { ticket.report(done, of: total, "\(done) of \(total) files checked") }
        }
      } catch CheckRequestFault.noCheck {
        throw Arguments.Fault("'checks' is empty; omit it to run the enabled checks")
      }
      // Where a plugin failed in this call its findings are missing, which must not look like clean code.
      return ToolResult(
        text: CheckReport(result).agentText + (result.patch.map { "\n" + $0 } ?? ""),
        document: try JSONText.line(CheckDocument(result.outcome)),
        isWhole: result.failures.isEmpty)
    }
  }
}
