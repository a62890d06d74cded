package import POSIXSupport
import RuleModel

/// The folders where templates are looked for, nearest first: the project's, the user's, those of swiftkit itself.
package struct TemplateLibrary: Sendable {
  /// A template by name: where it is and what it hides.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let origin: TemplateOrigin
    package let folder: FilePath
    /// Where templates of the same name lie that this one comes before.
    package let shadows: [TemplateOrigin]
  }

  private static let deepest = 8

  private let roots: [(origin: TemplateOrigin, folder: FilePath)]
  /// What the project says about variables that are from there.
  private let project: [String: String]

  /// - Parameter roots: nearest first; a folder that is missing holds no templates.
  package init(roots: [(origin: TemplateOrigin, folder: FilePath)], project: [String: String] = [:]) {
    self.roots = roots
    self.project = project
  }

  /// Every template, sorted by name.
  package func entries() -> [Entry] {
    var found: [String: [(TemplateOrigin, FilePath)]] = [:]
    for root in roots {
      for name in (try? Folder.names(in: root.folder)) ?? [] where isListed(root.folder.appending(name)) {
        found[name, default: []].append((root.origin, root.folder.appending(name)))
      }
    }
    return found.sorted { $0.key < $1.key }.compactMap { name, places in
      places.first.map { first in
        Entry(name: name, origin: first.0, folder: first.1, shadows: places.dropFirst().map(\.0))
      }
    }
  }

  /// The nearest template called `name`, read and checked: whole, or as far as a run with these settings needs it.
  package func template(
    named name: String, for settings: [String: String]? = nil
  ) throws(ScaffoldingError) -> Template {
    // A name is looked up directly; the folders are listed only to help somebody who misspelt it.
    if RelativePath.flaw(in: name) == nil, !name.contains("/") {
      var places: [(origin: TemplateOrigin, folder: FilePath)] = []
      do throws(FileFault) {
        for root in roots where try TemplateFolder.holdsTemplate(root.folder.appending(name)) { places.append(root) }
      } catch {
        throw .file(error)
      }
      if let place = places.first {
        var template = try template(in: place.folder.appending(name), origin: place.origin, for: settings)
        guard template.name == name else {
          // Whatever is generated is updated by this name.
          throw .template(
            TemplateProblem(
              file: "template.json", line: 1, column: 1,
              message: "the template in the folder '\(name)' has the name '\(template.name)'"))
        }
        template.shadows = places.dropFirst().map(\.origin)
        return template
      }
    }
    let known = entries().map(\.name)
    throw .unknownTemplate(name, suggestion: Spelling.nearest(to: name, in: known), known: known)
  }

  /// The template in `folder`, with the templates of this library as what it may extend.
  package func template(
    in folder: FilePath, origin: TemplateOrigin, for settings: [String: String]? = nil
  ) throws(ScaffoldingError) -> Template {
    try template(in: folder, origin: origin, for: settings, within: [])
  }

  /// - Parameter outer: the folders of the templates that this one is a part of, outermost first.
  private func template(
    in folder: FilePath, origin: TemplateOrigin, for settings: [String: String]?, within outer: [FilePath]
  ) throws(ScaffoldingError) -> Template {
    try Template(
      in: folder, origin: origin, for: settings, project: project, templates: { entries().map(\.name) },
      base: { base(named: $0, under: $1) }
    ) { name throws(ScaffoldingError) in try part(named: name, within: outer + [folder]) }
  }

  /// The template `name` as a part of the innermost of `outer`; nil where there is none.
  ///
  /// What a project or a user keeps under that name is no part of a template that does not come from there: swiftkit's
  /// own would change without a word.
  private func part(named name: String, within outer: [FilePath]) throws(ScaffoldingError) -> Template? {
    guard RelativePath.flaw(in: name) == nil, !name.contains("/"), let folder = outer.last else { return nil }
    let above = roots.prefix { $0.folder != folder.removingLastComponent() }
    let place = roots.dropFirst(above.count == roots.count ? 0 : above.count).first { root in
      (try? TemplateFolder.holdsTemplate(root.folder.appending(name))) ?? false
    }
    guard let place else { return nil }
    let own = place.folder.appending(name)
    guard !outer.contains(own), outer.count < TemplateLibrary.deepest else {
      let names = (outer + [own]).compactMap(\.lastComponent).map(\.string)
      throw .template(
        TemplateProblem(
          file: "template.json", line: 1, column: 1,
          message: "templates are parts of each other: \(names.joined(separator: ", "))"))
    }
    return try template(in: own, origin: place.origin, for: nil, within: outer)
  }

  /// The folder of the template `name` that the one in `folder` extends; a template may extend the one it hides.
  private func base(named name: String, under folder: FilePath) -> FilePath? {
    guard RelativePath.flaw(in: name) == nil, !name.contains("/") else { return nil }
    let places = roots.map { $0.folder.appending(name) }.filter { (try? TemplateFolder.holdsTemplate($0)) ?? false }
    guard let own = places.firstIndex(of: folder) else { return places.first }
    return places.dropFirst(own + 1).first
  }

  /// What cannot be read is listed as well, so that somebody sees that it is broken.
  private func isListed(_ folder: FilePath) -> Bool { (try? TemplateFolder.holdsTemplate(folder)) ?? true }
}
