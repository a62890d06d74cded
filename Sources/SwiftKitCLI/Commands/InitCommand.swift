package import ArgumentParser
import POSIXSupport
import Scaffolding
import Workbench

/// Writes a first `.swiftkit.yml`.
package struct InitCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "init",
    abstract: "Write a .swiftkit.yml for the project, with every setting explained.",
    discussion: """
      Facts that 'swiftkit project' finds, such as deployment targets, need no setting; the file lists them in comments, \
      with their source. If the file already exists, it is not changed and the exit code is 1. Paths, checks and warning \
      limits are imported from .swiftlint.yml and .swift-format; settings without an equivalent are listed.
      """)

  @Flag(name: .long, help: "Print the file instead of writing it.")
  var dryRun = false

  @Flag(name: .long, help: "Replace an existing file.")
  var force = false

  @Flag(name: .long, help: "Do not import from .swiftlint.yml and .swift-format.")
  var noImport = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = try ProjectRoot(around: context.workingFolder)
    let draft = SettingsDraft(
      ProjectSurvey(of: root), importing: noImport ? ImportedSettings() : ImportedSettings(at: root.folder))
    if dryRun {
      context.output.write(draft.text)
      return .done
    }
    let path = root.folder.appending(".swiftkit.yml")
    let shown = context.shown(path.string)
    if FileStatus(path, followingLinks: false) != nil, !force {
      context.show("\(shown) already exists; --force replaces it, --dry-run shows what would be written.\n")
      return .findings
    }
    try AtomicFile.write(Array(draft.text.utf8), to: path, syncing: true)
    context.show("Wrote \(shown).\n")
    return .done
  }
}
