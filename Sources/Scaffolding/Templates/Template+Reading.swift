package import POSIXSupport

extension Template {
  /// Reads the template in `folder`: its `template.json`, every file that it lists, and what it extends.
  ///
  /// All that can be wrong with a template is found here, before anything is planned.
  /// - Parameters:
  ///   - settings: answers that are known already; files that are not written with them are left unread, which is
  ///     what makes a run fast. Nil reads and checks everything.
  ///   - project: what the project says about variables that are from there, such as its lowest iOS.
  ///   - templates: the names of all templates, where they are known, for what names another one.
  ///   - base: finds the folder of the template that the one in a folder extends.
  ///   - part: reads the template of a name that this one is made of.
  package init(
    in folder: FilePath, origin: TemplateOrigin, for settings: [String: String]? = nil,
    project: [String: String] = [:], templates: @escaping () -> [String]? = { nil },
    base: (_ name: String, _ under: FilePath) -> FilePath? = { _, _ in nil },
    part: @escaping (_ name: String) throws(ScaffoldingError) -> Template? = { _ in nil }
  ) throws(ScaffoldingError) {
    let reader = try TemplateReader(
      TemplateLayers(folder, base: base), settings, project, templates: templates, part: part)
    do throws(TemplateProblem) {
      self = try reader.template(origin)
    } catch {
      throw .template(error)
    }
  }
}
