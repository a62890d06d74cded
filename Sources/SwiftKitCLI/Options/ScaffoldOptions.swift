import ArgumentParser
import BundledContent
import POSIXSupport
import Scaffolding
import SourceChecking

/// Where a scaffolding command works and where it finds its templates.
struct ScaffoldOptions: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp("Work below this folder instead of the project's own places.", valueName: "dir"))
  var output: String?

  @Option(name: .long, help: ArgumentHelp("The target of the Swift package that gets the files.", valueName: "name"))
  var target: String?

  func layout(in context: CommandContext) throws(ScaffoldingError) -> ProjectLayout {
    // Links are resolved where they can be, so that a path below the root is one by its letters too.
    let output = output.map { context.resolve($0) }.map { ProcessEnvironment.resolved($0) ?? $0 }
    return try ProjectLayout(workingFolder: context.workingFolder, output: output, target: target)
  }

  /// The templates of the project at `root`, of the user, and of swiftkit itself.
  ///
  /// - Parameter project: what the project says about variables that are from there.
  static func library(
    for root: FilePath, in context: CommandContext, project: [String: String] = [:]
  ) -> TemplateLibrary {
    var roots: [(origin: TemplateOrigin, folder: FilePath)] = [
      (.project, root.appending(".swiftkit").appending("templates"))
    ]
    if let folder = context.configurationFolder { roots.append((.user, folder.appending("templates"))) }
    if let content = context.executable.flatMap({ InstalledContent(executable: $0) }) {
      roots.append((.bundled, content.templates))
    }
    return TemplateLibrary(roots: roots, project: project)
  }
}

extension CheckSettings {
  /// What the settings of the project at `root` answer to templates: its lowest iOS, and which palette it uses.
  static func answers(for root: FilePath, in context: CommandContext) throws -> [String: String] {
    guard FileStatus(root.appending(fileName))?.kind == .file else { return [:] }
    let settings = try read(in: root, context)
    let values = [("ios", settings.deploymentTarget), ("profile", settings.profile)]
    return Dictionary(uniqueKeysWithValues: values.compactMap { name, value in value.map { (name, $0) } })
  }
}

/// A value that the user gives to a template's variable: `name=value`.
struct TemplateSetting: ExpressibleByArgument {
  let name: String
  let value: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    name = String(parts[0])
    value = String(parts[1])
  }
}
