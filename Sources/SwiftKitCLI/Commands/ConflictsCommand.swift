package import ArgumentParser
import POSIXSupport
import Reports
import RuleIndex
import WireFormats

/// `swiftkit conflicts`: where the documents contradict each other.
package struct ConflictsCommand: KitCommand {
  /// Which conflicts make the command fail.
  enum Failure: String, ExpressibleByArgument, CaseIterable {
    case open, never
  }

  package static let configuration = CommandConfiguration(
    leaf: "conflicts",
    abstract: "List where the skill documents contradict each other.",
    discussion: """
      A conflict is found where one document forbids an API that another asks for or shows in code, where documents define \
      different scales or give a role different values, and where values break a limit: such a one is open. Those that people wrote down with what holds are settled: in the \
      bundled resolutions, and in a file resolutions.yml of any folder of skills.
      """)

  @OptionGroup var source: IndexOptions

  @Option(name: .long, help: "Exit with 1 when there are conflicts that nobody has decided.")
  var failOn: Failure = .never

  @Flag(name: .long, help: "Print one JSON document.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let (conflicts, problems) = try source.withStore(in: context) { store in
      (try store.conflicts(), try store.resolutionProblems())
    }
    for problem in problems {
      context.remark(
        "\(context.named(problem.path)):\(problem.line):\(problem.column): warning: \(problem.message)\n")
    }
    if json {
      let document = ConflictsDocument(conflicts: conflicts.map { AskDocument.Conflict($0, context.shown) })
      context.output.write(try JSONText.report(document))
    } else {
      let style = TextStyle(isColoured: context.colours)
      let texts = conflicts.map { ConflictText.lines(for: $0, style, context.named).joined(separator: "\n") + "\n" }
      context.show(
        texts.isEmpty ? "The documents do not contradict each other.\n" : texts.joined(separator: "\n"))
    }
    return failOn == .open && conflicts.contains { $0.status == .open } ? .findings : .done
  }
}
