package import ArgumentParser
import POSIXSupport
import Scaffolding
import Workbench

/// Writes a first `.swiftkit.yml`.
package struct InitCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "init",
    abstract: "Look at the project and write a .swiftkit.yml for it, with every setting explained.",
    discussion: """
      What 'swiftkit project' reads holds without being written down, so the file shows it in comments, with its place: \
      the deployment target of the app, and of the targets with another. A file that is there already is left alone, with \
      exit code 1. What .swiftlint.yml and .swift-format say of paths, checks and warnings is taken over, and what \
      has no meaning here is listed.
      """)

  @Flag(name: .long, help: "Print the file, and write nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Replace a file that is there already.")
  var force = false

  @Flag(name: .long, help: "Take nothing over from .swiftlint.yml and .swift-format.")
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
      context.show("\(shown) is there already; --force replaces it, --dry-run shows what would be written.\n")
      return .findings
    }
    try AtomicFile.write(Array(draft.text.utf8), to: path, syncing: true)
    context.show("Wrote \(shown).\n")
    return .done
  }
}
