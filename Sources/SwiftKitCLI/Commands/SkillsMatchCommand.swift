import Answering
package import ArgumentParser
import POSIXSupport
import RuleIndex
import WireFormats
import Workbench

/// `swiftkit skills match`: which skills a request calls for.
package struct SkillsMatchCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Find the skills that fit a request.",
    discussion: """
      Uses each skill's own triggers, exclusions, name and description first, then its text. A skill that excludes the \
      request is shown with the reason. The exit code is 1 if no skill fits.
      """)

  @Argument(help: "The request, in plain language.")
  var request: [String]

  @OptionGroup var source: IndexOptions

  @Option(name: .shortAndLong, help: "The maximum number of skills.")
  var limit = 5

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let request = request.joined(separator: " ")
    let question = Question(request)
    context.tellIfCut(question)
    let (skills, answers) = try source.withStore(in: context) { store in
      (try store.skills(), try Answerer.answer(AnswerRequest(question, limit: 10), from: store))
    }
    let matches = SkillMatch.matches(request, among: skills, answering: Self.shares(of: answers)).prefix(max(1, limit))
    if json {
      let document = SkillMatchDocument(
        request: request,
        matches: matches.map {
          .init(
            name: $0.skill.id, path: context.shown($0.skill.path), score: $0.score, reasons: $0.reasons,
            exclusions: $0.exclusions, unmet: LoadedSkill($0.skill, in: context.workplace).unmet)
        })
      context.output.write(try JSONText.report(document))
    } else if matches.isEmpty {
      context.show("No skill fits this request; 'swiftkit ask' searches the text of all skills.\n")
    } else {
      for match in matches {
        let head = match.exclusions.isEmpty ? match.skill.id : "\(match.skill.id) (excludes this)"
        context.show("\(head)  \(context.named(match.skill.path))\n")
        if !match.reasons.isEmpty { context.show("  for: \(match.reasons.joined(separator: "; "))\n") }
        for exclusion in match.exclusions { context.show("  not for: \(exclusion)\n") }
      }
    }
    return matches.contains { $0.exclusions.isEmpty } ? .done : .findings
  }

  /// By skill, how much of an answer it gave: the first place counts once, the second half, and so on.
  private static func shares(of set: AnswerSet) -> [String: Double] {
    guard set.isCovered else { return [:] }
    let weights = set.answers.enumerated().map { 1 / Double($0.offset + 1) }
    let all = weights.reduce(0, +)
    return zip(set.answers, weights).reduce(into: [:]) { shares, answer in
      shares[String(answer.0.key.prefix { $0 != "/" }), default: 0] += answer.1 / all
    }
  }
}
