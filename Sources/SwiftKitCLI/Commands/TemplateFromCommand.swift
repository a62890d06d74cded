package import ArgumentParser
import POSIXSupport
import Scaffolding

/// Makes a template out of code that exists.
package struct TemplateFromCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "from",
    abstract: "Create a template from an existing feature.",
    discussion: """
      Replaces the feature's name with placeholders in code, comments and file names, in any spelling, singular or \
      plural. With the old name, the template generates the old files again, except for trailing whitespace and \
      Xcode's header with a date. A file that does not mention the feature is written only if the project does not \
      have it. Subfolders are kept. Files whose names end in Tests.swift, and the folders that you name for them, are \
      tests; other files outside the feature's folder stay in the folder that they are in. Hidden files are left \
      out, and a link that points outside the project is an error.
      """)

  @Argument(
    help: "The feature's folder, and folders or files that belong to it, such as its tests.", completion: .directory)
  var paths: [String]

  @Option(name: .long, help: ArgumentHelp("The name of the new template.", valueName: "name"))
  var name: String

  @Option(
    name: .long,
    help: ArgumentHelp("The name to replace; by default the name of the first folder.", valueName: "name"))
  var feature: String?

  package init() {}

  package func validate() throws {
    if paths.isEmpty { throw ValidationError("specify the folder of a feature") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    try TemplateDraft.write(in: context) { () throws(ScaffoldingError) in
      let first = context.resolve(paths[0])
      let feature = try typeName(feature ?? first.lastComponent?.string ?? "")
      let root = try ProjectRoot(around: context.workingFolder).folder
      let sources = try TemplateSources(paths.map(context.resolve), in: root)
      return try TemplateDraft(named: name, from: sources.files, feature: feature)
    }
  }

  private func typeName(_ text: String) throws(ScaffoldingError) -> TypeName {
    do throws(NameProblem) {
      return try TypeName(text)
    } catch {
      throw .name(error)
    }
  }
}
