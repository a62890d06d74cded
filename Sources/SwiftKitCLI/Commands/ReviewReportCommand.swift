package import ArgumentParser
import POSIXSupport
import RuleModel
import SkillDocuments

/// `swiftkit review report`: whether a report has its eight parts.
package struct ReviewReportCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Check the eight-part report that comes with generated SwiftUI.",
    discussion: """
      Reports parts that are missing, empty, duplicated or out of order, and code without a #Preview, one per line, as \
      'path:line: error: message'. The exit code is 1 if there are any.
      """)

  @Argument(help: ArgumentHelp("The Markdown file; '-' for standard input.", valueName: "file"))
  var file: String?

  @Flag(help: "Print an empty report to fill in.")
  var template = false

  package init() {}

  package func validate() throws {
    if file == nil, !template { throw ValidationError("specify the report, or use --template") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    guard let file, !template else {
      context.output.write(HandoverReport.template)
      return .done
    }
    let bytes =
      file == "-"
      ? try FileContents.readToEnd(STDIN_FILENO, limit: Self.limit)
      : try FileContents.bytes(of: context.resolve(file), limit: Self.limit)
    let problems = HandoverReport(reading: String(decoding: bytes, as: UTF8.self)).problems
    let shown = file == "-" ? "<stdin>" : file
    for problem in problems {
      context.show(ForeignText.line("\(shown):\(problem.line): error: \(problem.message)") + "\n")
    }
    return problems.isEmpty ? .done : .findings
  }

  private static let limit = 4 << 20
}
