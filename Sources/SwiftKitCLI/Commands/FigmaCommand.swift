package import ArgumentParser

/// The group of commands that read Figma designs.
package struct FigmaCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "figma",
    abstract: "Turn a Figma design into a compact tree, tokens and SwiftUI.",
    discussion: """
      A design is a saved response from Figma's REST API (a whole file, some nodes, or one layer), '-' for standard \
      input, or a figma.com link. Links are fetched with the token in FIGMA_TOKEN and cached, so the same version is \
      never fetched twice.
      """,
    subcommands: [
      FigmaTreeCommand.self, FigmaGenerateCommand.self, FigmaTokensCommand.self, FigmaScreenshotCommand.self,
      FigmaExportCommand.self, FigmaLintCommand.self, FigmaDiffCommand.self, FigmaExplainCommand.self,
    ])

  package init() {}
}
