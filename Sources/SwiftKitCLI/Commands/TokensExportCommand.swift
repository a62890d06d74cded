package import ArgumentParser
import DesignTokens
import POSIXSupport
import WireFormats

/// Writes a token set in the language of whoever needs it.
package struct TokensExportCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a token set as Swift, JSON, CSS or an image.",
    discussion: """
      The JSON follows the Design Tokens Community Group format, with a group for each appearance. The Swift code contains \
      only the app's own tokens, since system colors need no definition.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case swift, json, css, svg
  }

  @Option(help: "The output format.")
  var format: Format = .swift

  @OptionGroup var profile: TokenProfileOption

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let set = TokenSet.bundled(profile.value)
    switch format {
    case .swift: context.output.write(set.swiftText())
    case .json: context.output.write(try JSONText.document(TokenSetDocument(set)))
    case .css: context.output.write(set.cssText())
    case .svg: context.output.write(set.svgText())
    }
    return .done
  }
}
