import ArgumentParser

/// Where a scaffolding command works and where it finds its templates.
struct ScaffoldOptions: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp("Write to this folder instead of the project's own folders.", valueName: "dir"))
  var output: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The target to add the files to; 'swiftkit project' lists the targets.", valueName: "name"))
  var target: String?

  @Flag(name: .long, help: "Allow --output to name a folder outside the project.")
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
