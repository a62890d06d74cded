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
      Documents conflict if one forbids an API that another requires or uses in its code, if they define different scales \
      or values for the same thing, or if a value breaks a limit. A conflict is open until a decision is recorded in the \
      bundled resolutions or in a resolutions.yml file in a skills folder.
      """)

  @OptionGroup var source: IndexOptions

  @Option(name: .long, help: "Exit with code 1 if there are open conflicts.")
  var failOn: Failure = .never

  @Flag(name: .long, help: "Print the result as JSON.")
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
        folded: texts.isEmpty ? "The documents do not contradict each other.\n" : texts.joined(separator: "\n"))
    }
    return failOn == .open && conflicts.contains { $0.status == .open } ? .findings : .done
  }
}
