import ArgumentParser

/// Where a scaffolding command works and where it finds its templates.
struct ScaffoldOptions: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp("Work below this folder instead of the project's own places.", valueName: "dir"))
  var output: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The target that gets the files; 'swiftkit project' lists them.", valueName: "name"))
  var target: String?

  @Flag(name: .long, help: "Let --output name a folder outside of the project.")
  var outside = false
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
