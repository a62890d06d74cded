package import ArgumentParser
import POSIXSupport
import RuleModel
import SkillDocuments
import WireFormats
import Workbench

/// `swiftkit skills lint`: what is wrong with skill documents.
package struct SkillsLintCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find problems in skill documents.",
    discussion: """
      Reports front matter and encoding problems, references to files, skills and lines that do not exist, tools with \
      two names, token tables that disagree with the code next to them, and duplicate rules. Also checks that SKILL.md \
      files follow the Agent Skills format, as the official validator does.

      With '--extracted', shows what 'ingest' takes from the documents instead: each rule, and each piece that it \
      leaves out, with the reason.
      """)

  @Argument(help: ArgumentHelp("Documents, and folders of documents.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Print the result as JSON.")
  var json = false

  @Flag(help: "Show the rules that the documents give, and what is left out.")
  var extracted = false

  @Option(help: ArgumentHelp("The lowest severity that makes the exit code 1.", valueName: "severity"))
  var failOn: Severity = .warning

  package init() {}

  package func validate() throws {
    if extracted, json { throw ValidationError("--extracted cannot be combined with --json") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    let shelf = try SkillShelf(paths.map(context.resolve), links: SkillRoots.links(in: context.workplace))
    IngestNotes.tell(leftOut: shelf.leftOut, in: context.workplace)
    if extracted {
      let report = ExtractionReport(shelf.documents, shown: context.shown)
      context.show(report.text)
      context.remark(report.summary)
      return .done
    }
    let lint = SkillLint(SkillLint.Surroundings(skills: shelf.skills) { SkillShelf.lineCount(of: FilePath($0)) })
    let findings = shelf.entries.flatMap { lint.findings(in: $0.document, as: $0.role) }
      .map { $0.with(path: context.shown($0.path)) }
    let report = SkillsLintReport(findings: findings, files: shelf.entries.count)
    if json {
      context.output.write(try JSONText.report(report.document))
    } else {
      context.show(report.text)
      context.remark(report.summary)
    }
    return findings.contains { $0.severity >= failOn } ? .findings : .done
  }
}

extension Finding {
  fileprivate func with(path: String) -> Finding {
    Finding(
      check: check, severity: severity, path: path, start: start, end: end, message: message, rules: rules,
      fixable: fixable)
  }
}
