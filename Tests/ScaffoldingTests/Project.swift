import POSIXSupport
import Scaffolding
import TestSupport

/// A project in a temporary folder, and the bundled templates to scaffold it with.
struct Project {
  let owner: TemporaryFolder
  var root: FilePath { owner.path }

  init(_ files: [String: String]) throws {
    owner = try TemporaryFolder()
    for (path, text) in files { try owner.write(text, to: path) }
  }

  static let templates = PackageFolder.root.appending("Templates")

  func plan(
    _ name: String, template: String = "feature", settings: [String: String] = [:], output: String = ""
  ) throws(ScaffoldingError) -> Plan {
    let library = TemplateLibrary(roots: [(.bundled, Project.templates)])
    let layout = try ProjectLayout(
      workingFolder: root, output: output.isEmpty ? nil : root.pushing(FilePath(output)))
    return try Planner(template: try library.template(named: template), layout: layout)
      .plan(name: name, settings: settings)
  }

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
