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
        Finds what breaks the rules in Swift source, as 'path:line:column: severity: message [check]'. Give 'source' for \
        code that is not on disk yet ('path' is what it will be called and need not exist), or 'paths' of files and \
        folders. Check what you wrote before you say that you are done; 'explain' tells how to fix a finding.
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
      var request = CheckRequest(
        of: source.map { text in .text(path: path ?? "Untitled.swift") { _ in Array(text.utf8) } } ?? .paths(paths))
      request.checks = try arguments.text("checks")
      let result: CheckResult
      do {
        result = try CheckRun(request, in: desk.workplace).run(isStopped: { ticket.isCancelled }) { done, total in
          if source == nil { ticket.report(done, of: total, "\(done) of \(total) files checked") }
        }
      } catch CheckRequestFault.noCheck {
        throw Arguments.Fault("'checks' names no check; leave it out for those that are on")
      }
      // Where a plugin failed in this call its findings are missing, which must not look like clean code.
      return ToolResult(
        text: CheckReport(result).agentText, document: try JSONText.line(CheckDocument(result.outcome)),
        isWhole: result.failures.isEmpty)
    }
  }
}
