import Answering
package import ArgumentParser
import POSIXSupport
import Reports
import WireFormats
import Workbench

/// `swiftkit ask`: answers a question with the rules that the documents hold.
package struct AskCommand: KitCommand, PlainlyCalled {
  package static let configuration = CommandConfiguration(
    leaf: "ask",
    abstract: "Answer a question from the skill documents.",
    discussion: """
      Each answer is one rule, with the file and line it comes from. By default, searches the bundled skills, the skills \
      in your settings folder, and those in the project's Skills/ and .claude/skills. The exit code is 1 if the \
      documents do not answer the question.
      """)

  @Argument(help: "The question: words, an API name, a value, or a code snippet.")
  var question: [String]

  @OptionGroup var source: IndexOptions

  @Option(name: .shortAndLong, help: "The maximum number of answers.")
  var limit = 5

  @Option(
    name: .long,
    help: ArgumentHelp("Leave out answers that do not fit into this many language-model tokens.", valueName: "tokens"))
  var budget: Int?

  @OptionGroup var filter: AnswerFilterOptions

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  @Flag(name: .long, help: "Show which words matched each answer, and how much each added to its score.")
  var explain = false

  package init() {}

  /// Reads words, `--skills` with paths, and `--index` with a file and `--json` once at most.
  package static func plain(_ arguments: ArraySlice<String>) -> AskCall? {
    var words: [String] = [], source = IndexRequest(), json = false
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--json" where !json: json = true
      case "--index" where source.index == nil:
        guard let file = rest.popValue() else { return nil }
        source.index = file
      case "--skills":
        guard let path = rest.popValue() else { return nil }
        source.skills.append(path)
      case _ where argument.hasPrefix("-"): return nil
      default: words.append(argument)
      }
    }
    if words.isEmpty { return nil }
    var call = AskCall(QuestionRequest(words.joined(separator: " ")))
    (call.request.documents, call.isJSON) = (source, json)
    return call
  }

  package func validate() throws {
    if limit < 1 { throw ValidationError("'--limit \(limit)' is too small; use 1 or more") }
    if let budget, budget < 1 { throw ValidationError("'--budget \(budget)' is too small; use 1 or more") }
  }

  /// The same without the words of a command line.
  var call: AskCall {
    var call = AskCall(QuestionRequest(question.joined(separator: " ")))
    (call.request.documents, call.request.filter) = (source.request, filter.value)
    (call.request.limit, call.request.budget) = (limit, budget)
    (call.isJSON, call.explains) = (json, explain)
    return call
  }

  package func run(in context: CommandContext) throws -> ExitStatus { try call.run(in: context) }
}

/// A question, and how its answers are printed.
package struct AskCall: KitAction, Hashable {
  var request: QuestionRequest
  var isJSON = false
  /// Whether each answer says why it is there.
  var explains = false

  init(_ request: QuestionRequest) { self.request = request }

  /// Answers, and prints.
  package func run(in context: CommandContext) throws -> ExitStatus {
    context.tellIfCut(request.question)
    let answers: AnswerSet
    do {
      answers = try request.answers(in: context.workplace)
    } catch let error as UnknownSkill {
      throw ValidationError(error.description)
    }
    if isJSON {
      context.output.write(try JSONText.report(AskDocument(answers, shownAs: context.shown)))
    } else {
      context.show(AskText(context, explains: explains).text(for: answers))
    }
    return answers.isCovered ? .done : .findings
  }
}
