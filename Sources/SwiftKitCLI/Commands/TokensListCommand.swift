package import ArgumentParser
import POSIXSupport
import Reports
import RuleIndex
import RuleModel
import WireFormats
import Workbench

/// `swiftkit tokens`: the design values that the skill documents define.
package struct TokensListCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the tokens that skill documents define.",
    discussion: "A token must match all filters. The exit code is 1 if no token matches.")

  @OptionGroup var source: IndexOptions

  @Option(help: "Only tokens of this kind; may be repeated.")
  var kind: [Token.Kind] = []

  @Option(help: ArgumentHelp("Only tokens whose name, or whose scale's name, contains this text.", valueName: "text"))
  var name: String?

  @Option(help: ArgumentHelp("Only tokens with this value, such as 16 or '#6366F1'.", valueName: "value"))
  var value: String?

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let tokens = try source.withStore(in: context) { store in try store.tokens() }
      .filter(TokenWish(kinds: kind, name: name, value: value).isMet)
    if json {
      let document = TokensDocument(tokens: tokens.map { AskDocument.Value($0, context.shown) })
      context.output.write(try JSONText.report(document))
    } else if tokens.isEmpty {
      context.show("No tokens match.\n")
    } else {
      context.show(
        TextTable.text(
          tokens.map { token in
            [
              "\(token.token.namespace).\(token.token.name)", token.token.kind.rawValue, token.token.value,
              "\(context.shown(token.path)):\(token.token.lines.first)", token.token.usage ?? "",
            ]
          }, width: context.output.columns))
    }
    return tokens.isEmpty ? .findings : .done
  }
}

extension Token.Kind: ExpressibleByArgument {}
