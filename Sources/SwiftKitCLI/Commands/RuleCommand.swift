import Answering
package import ArgumentParser
import POSIXSupport
import Reports
import RuleIndex
import RuleModel
import WireFormats

/// `swiftkit rule`: shows one rule whole.
package struct RuleCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "rule",
    abstract: "Show a rule by its key.",
    discussion:
      "A key has three parts, <skill>/<section>/<statement>; 'ask --json' prints them. The last part of a key is enough."
  )

  @Argument(help: "The key of the rule, or its last part.")
  var key: String

  @OptionGroup var source: IndexOptions

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let found = try source.withStore(in: context) { store in
      (answers: try Answerer.rules(withKey: key, from: store), nearest: try Answerer.keyNearest(to: key, in: store))
    }
    guard !found.answers.isEmpty else {
      let suggestion = found.nearest.map { "; did you mean '\($0)'?" } ?? "; 'swiftkit ask' searches the rules"
      context.remark("swiftkit: unknown rule '\(key)'\(suggestion)\n")
      return .findings
    }
    let set = AnswerSet(
      question: key, isCovered: true, answers: found.answers, corrections: [], unknownWords: [])
    if json {
      context.output.write(try JSONText.report(AskDocument(set, shownAs: context.shown)))
    } else {
      context.show(AskText(context, explains: false).rules(found.answers))
    }
    return .done
  }
}
