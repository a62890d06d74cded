package import ArgumentParser
import DesignTokens
import POSIXSupport
import RuleModel

/// Lists what is wrong with a token set.
package struct TokensLintCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "List names that repeat, scales that do not grow and text that is hard to read.",
    discussion: """
      Contrast is judged by WCAG 2 at level AA: 4.5:1 for text, 3:1 for large text. Colours of the system are left to \
      the system.
      """)

  @OptionGroup var profile: TokenProfileOption

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let problems = TokenSet.bundled(profile.value).problems()
    for problem in problems { context.show(ForeignText.line("\(problem)") + "\n") }
    return problems.isEmpty ? .done : .findings
  }
}
