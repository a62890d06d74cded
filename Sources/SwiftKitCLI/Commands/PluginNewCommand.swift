package import ArgumentParser
import BundledContent
import POSIXSupport
import PluginHosting

/// `swiftkit plugin new`: a folder that builds a plugin with one check.
package struct PluginNewCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a plugin with one check that builds at once.",
    discussion: """
      The folder holds all that it needs: the contract, in Swift the SDK as well, a sample check, its descriptor, and \
      test.sh, which builds the plugin and runs it over samples.
      """)

  @Argument(
    help: ArgumentHelp("The plugin's id in kebab-case, such as team-rules; also the folder's name.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("What it is written in: swift or c.", valueName: "language"))
  var language: PluginLanguage = .swift

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to make it in.", valueName: "folder"))
  var output = "."

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let inventory = try PluginInventory(in: context)
    let taken = inventory.plugins.map(\.descriptor.id)
    let plugin: NewPlugin
    do {
      plugin = try NewPlugin(name: name, language: language, compiler: compiler(inventory.host), taken: taken)
    } catch {
      throw ValidationError(error.description)
    }
    guard let content = context.executable.flatMap({ InstalledContent(executable: $0) }) else {
      throw InventoryError.noContent
    }
    let folder = context.resolve(output).appending(name)
    guard FileStatus(folder, followingLinks: false) == nil else { throw NewPluginError.exists(folder) }
    let files = try plugin.files(from: content.pluginSources)
    try StagedFolder.make(folder) { stage in
      for file in files {
        let path = stage.pushing(file.path)
        try Folder.make(path.removingLastComponent())
        try AtomicFile.write(file.bytes, to: path, permissions: file.isProgram ? 0o755 : 0o644)
      }
    }
    let shown = FilePath(output).appending(name).lexicallyNormalized()
    context.show(
      """
      wrote the plugin '\(name)' in \(shown), \(files.count) files
      next:
        cd \(shown)
        \(plugin.buildCommand)
        swiftkit plugin trust \(plugin.library)
        swiftkit check Samples --plugin \(plugin.library)
      sh test.sh builds it and holds what it finds in Samples against Samples/expected.txt\n
      """)
    return .done
  }
}

extension PluginNewCommand {
  /// What is to build it: of Swift the very one that the host was built with, which is the one that it runs beside.
  private func compiler(_ host: FilePath) -> String? {
    switch language {
    case .c: "C"
    case .swift: (try? FileContents.bytes(of: host)).flatMap { SwiftCompiler(markIn: $0) }?.description
    }
  }
}

extension PluginLanguage: ExpressibleByArgument {}
