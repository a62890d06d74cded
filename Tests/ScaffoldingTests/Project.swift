import POSIXSupport
import Scaffolding
import TestSupport

/// A project in a temporary folder, and the bundled templates to scaffold it with.
struct Project {
  let owner: TemporaryFolder
  /// Where the user's own state lies, outside the project.
  let state: TemporaryFolder
  var root: FilePath { owner.path }

  init(_ files: [String: String]) throws {
    owner = try TemporaryFolder()
    state = try TemporaryFolder()
    for (path, text) in files { try owner.write(text, to: path) }
  }

  /// What transactions need beside the project, without waiting for the disk.
  var setting: Transaction.Setting { Transaction.Setting(state: state.path.appending("swiftkit"), syncing: false) }

  /// What makes a real program find the same state.
  var environment: [String: String] { ["XDG_STATE_HOME": state.path.string] }

  /// A transaction whose calls an observer may fail or stop.
  func transaction(
    syncing: Bool = false, observer: (@Sendable (String, FilePath) -> TransactionFiles.Verdict)? = nil
  ) -> Transaction {
    var setting = setting
    (setting.syncing, setting.files) = (syncing, TransactionFiles(observer: observer))
    return Transaction(in: root, setting)
  }

  /// What the user's state says of this project; nil where nothing is kept.
  func keptRecord() throws -> String? {
    guard FileStatus(recordPath) != nil else { return nil }
    return try FileContents.text(of: recordPath)
  }

  func keep(record: String) throws {
    try Folder.make(recordPath.removingLastComponent())
    try AtomicFile.write(Array(record.utf8), to: recordPath)
  }

  private var recordPath: FilePath {
    state.path.appending("swiftkit/projects/\(SHA256.hexadecimal(of: root.string))")
  }

  static let templates = PackageFolder.root.appending("Templates")

  func plan(
    _ name: String, template: String = "feature", settings: [String: String] = [:], output: String = ""
  ) throws(ScaffoldingError) -> Plan {
    let layout = try ProjectLayout(
      workingFolder: root, output: output.isEmpty ? nil : root.pushing(FilePath(output)))
    return try Planner(template: try library.template(named: template), layout: layout)
      .plan(name: name, settings: settings)
  }

  /// The plan for the lowest system that the project says, as `new` makes it.
  func planForItsSystem(
    _ name: String, template: String = "feature", settings: [String: String] = [:]
  ) throws(ScaffoldingError) -> Plan {
    let layout = try ProjectLayout(workingFolder: root)
    let said = layout.lowestSystem.map { ["ios": $0] } ?? [:]
    let library = TemplateLibrary(roots: [(.bundled, Project.templates)], project: said)
    return try Planner(template: try library.template(named: template, for: settings), layout: layout)
      .plan(name: name, settings: settings)
  }

  /// The bundled templates, behind those of the project itself.
  var library: TemplateLibrary {
    TemplateLibrary(roots: [(.project, root.pushing(".swiftkit/templates")), (.bundled, Project.templates)])
  }

  /// Gives the project a feature template of its own, with `original` replaced in the file `name`.
  func changeTemplate(_ name: String, _ original: String, _ replacement: String) throws {
    let folder = Project.templates.appending("feature")
    for path in try FileTree.files(below: folder) {
      var relative = path
      _ = relative.removePrefix(folder)
      let file = relative.string
      var text = try FileContents.text(of: path)
      if file == name {
        text = text.split(separator: original, omittingEmptySubsequences: false).joined(separator: replacement)
      }
      try owner.write(text, to: ".swiftkit/templates/feature/\(file)")
    }
  }

  func read(_ path: String) throws -> String { try FileContents.text(of: root.pushing(FilePath(path))) }

  /// Every file with its content; without the folders where runs leave their traces unless `whole`.
  func snapshot(whole: Bool = false) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileTree.files(
      below: root, entering: { name, _ in whole || name != "transaction" && name != "undo" })
    {
      var relative = path
      _ = relative.removePrefix(root)
      files[relative.string] = try FileContents.text(of: path)
    }
    return files
  }
}
