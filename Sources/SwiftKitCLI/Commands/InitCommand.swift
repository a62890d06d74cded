package import ArgumentParser
import POSIXSupport
import Scaffolding

/// Writes a first `.swiftkit.yml`.
package struct InitCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "init",
    abstract: "Look at the project and write a .swiftkit.yml for it, with every setting explained.",
    discussion: """
      The deployment target comes from Package.swift, the Xcode project, an .xcconfig file, or the project files of \
      XcodeGen and Tuist; the lowest one counts. A file that is there already is left alone, with exit code 1.
      """)

  @Flag(name: .long, help: "Print the file, and write nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Replace a file that is there already.")
  var force = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = try ProjectRoot(around: context.workingFolder)
    let draft = SettingsDraft(ProjectSurvey(of: root))
    if dryRun {
      context.output.write(draft.text)
      return .done
    }
    let path = root.folder.appending(".swiftkit.yml")
    let shown = context.shown(path.string)
    if FileStatus(path, followingLinks: false) != nil, !force {
      context.show("\(shown) is there already; --force replaces it, --dry-run shows what would be written.\n")
      return .findings
    }
    try AtomicFile.write(Array(draft.text.utf8), to: path, syncing: true)
    context.show("Wrote \(shown).\n")
    return .done
  }
}
