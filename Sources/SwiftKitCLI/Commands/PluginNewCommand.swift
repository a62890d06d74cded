package import ArgumentParser
import POSIXSupport
import Workbench

/// `swiftkit plugin new`: a folder that builds a plugin with one check.
package struct PluginNewCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a plugin with one sample check, ready to build.",
    discussion: """
      The folder contains everything it needs: the C header of the plugin API (and the SDK, for Swift), a sample check, a \
      descriptor, and test.sh, which builds the plugin and runs it on samples.
      """)

  @Argument(
    help: ArgumentHelp("The plugin's id in kebab-case, such as team-rules; also the folder's name.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("The language of the plugin.", valueName: "language"))
  var language: PluginLanguage = .swift

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to create it in.", valueName: "folder"))
  var output = "."

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let plugin: NewPlugin
    do {
      plugin = try NewPlugin(name: name, language: language, in: context.workplace)
    } catch let error as NewPluginError {
      throw ValidationError(error.description)
    }
    let count = try plugin.write(below: context.resolve(output), in: context.workplace)
    let shown = FilePath(output).appending(name).lexicallyNormalized()
    context.show(
      """
      created the plugin '\(name)' in \(shown) (\(count) files)
      next:
        cd \(shown)
        \(plugin.buildCommand)
        swiftkit plugin trust \(plugin.library)
        swiftkit check Samples --plugin \(plugin.library)
      'sh test.sh' builds it and compares its findings in Samples with Samples/expected.txt\n
      """)
    return .done
  }
}

extension PluginLanguage: ExpressibleByArgument {}
