import POSIXSupport
package import Scaffolding

/// The code that a template writes, for who wants to read it before choosing it.
package struct TemplateSample {
  /// The name that it is written for.
  package static let name = TemplateTrial.name
  /// What it writes into a project that has nothing yet.
  package let files: [TemplateTrial.File]

  /// - Parameters:
  ///   - settings: values of its variables; the others have their defaults.
  ///   - library: where the template is found that it needs the features of.
  package init(
    of template: Template, settings: [String: String], from library: TemplateLibrary, in workplace: Workplace
  ) throws(ScaffoldingError) {
    let needed = try template.needs.map { name throws(ScaffoldingError) in try library.template(named: name) }
    let folder: FilePath
    do {
      folder = try Folder.makeTemporary(in: workplace.temporaryFolder, prefix: "swiftkit-template-")
    } catch {
      throw .file(error)
    }
    defer { try? Folder.removeAll(folder) }
    files = try TemplateTrial(
      of: template, label: template.name, settings: settings, in: folder, needed: needed,
      editing: CodeEditingHost.editing(in: workplace)
    ).files
  }
}
