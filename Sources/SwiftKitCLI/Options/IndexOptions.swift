import ArgumentParser
import RuleIndex
import Workbench

/// Which documents a command answers from, and where their index lies.
struct IndexOptions: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp("The rules index to use.", valueName: "file"))
  var index: String?

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "A skills folder or Markdown file to use instead of the default ones; may be repeated.", valueName: "path"))
  var skills: [String] = []

  /// The same without the words of a command line.
  var request: IndexRequest { IndexRequest(index: index, skills: skills) }

  /// Calls `body` with an index that is up to date.
  func withStore<Value>(in context: CommandContext, _ body: (borrowing RuleStore) throws -> Value) throws -> Value {
    try request.withStore(in: context.workplace, body)
  }
}
