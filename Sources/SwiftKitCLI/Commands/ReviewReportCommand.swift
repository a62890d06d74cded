package import ArgumentParser
import POSIXSupport
import RuleModel
import SkillDocuments

/// `swiftkit review report`: whether a report has its eight parts.
package struct ReviewReportCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Judge the report that comes with generated SwiftUI: eight parts, in order, the last of them code.",
    discussion: """
      A part is missing, empty, twice there or in the wrong place, or the code has no #Preview: each is one line, \
      'path:line: error: message', and exit code 1.
      """)

  @Argument(help: ArgumentHelp("The Markdown; '-' is standard input.", valueName: "file"))
  var file: String?

  @Flag(help: "Print the report to fill in.")
  var template = false

  package init() {}

  package func validate() throws {
    if file == nil, !template { throw ValidationError("name the report, or ask for the --template") }
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
