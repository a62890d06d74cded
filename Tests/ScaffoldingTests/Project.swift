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
    let layout = try ProjectLayout(
      workingFolder: root, output: output.isEmpty ? nil : root.pushing(FilePath(output)))
    return try Planner(template: try library.template(named: template), layout: layout)
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
