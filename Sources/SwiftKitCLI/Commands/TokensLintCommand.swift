package import ArgumentParser
import DesignTokens
import POSIXSupport
import RuleModel

/// Lists what is wrong with a token set.
package struct TokensLintCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find duplicate names, scales that do not increase, and text with low contrast.",
    discussion: """
      Contrast follows WCAG 2 at level AA: 4.5:1 for text, 3:1 for large text. System colors are not checked.
      """)

  @OptionGroup var profile: TokenProfileOption

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let problems = TokenSet.bundled(profile.value).problems()
    for problem in problems { context.show(ForeignText.line("\(problem)") + "\n") }
    return problems.isEmpty ? .done : .findings
  }
}
