package import POSIXSupport

/// How far a project's generated files have moved from what was generated.
package struct ProjectStatus: Hashable, Sendable {
  package enum State: String, Sendable {
    case pristine, edited, missing
  }

  package struct File: Hashable, Sendable {
    package let path: String
    package let role: String
    package let state: State
    /// What the template put into the file, where it did not write it.
    package var injection: String?
  }

  package struct Feature: Hashable, Sendable {
    package let name: String
    package let template: String
    package let version: String
    /// How the template of today stands to what was generated; nil where nobody looked.
    package let templateState: TemplateState?
    package let files: [File]
  }

  /// A template compared with what was once generated from it.
  package enum TemplateState: Hashable, Sendable {
    case same
    /// It would write something else today.
    case newer(version: String)
    /// It is gone, or cannot be used any more, for the reason given.
    case unusable(String)
  }

  package let features: [Feature]

  package var hasDrift: Bool { features.contains { $0.files.contains { $0.state != .pristine } } }

  /// Compares every file of the manifest at `root` with its hash.
  ///
  /// - Parameter library: where templates are looked for, to find out which would write something else today.
  package init(of root: FilePath, library: TemplateLibrary? = nil) throws(ScaffoldingError) {
    var features: [Feature] = []
    let manifest = try Manifest(in: root)
    for feature in manifest.features {
      var files: [File] = []
      for record in feature.files {
        let state: State =
          switch try GeneratedFile(record, in: root, untouched: manifest).state {
          case .pristine: .pristine
          case .edited: .edited
          case .missing: .missing
          }
        files.append(File(path: record.path, role: record.role, state: state))
      }
      for injection in feature.injections ?? [] {
        let isLink = try Looking.isBehindLink(injection.path, in: root)
        let bytes = isLink ? [] : try Looking.bytes(of: injection.path, in: root)
        let state: State = bytes.map { injection.stands(in: $0) ? .pristine : .edited } ?? .missing
        files.append(File(path: injection.path, role: injection.role, state: state, injection: injection.edit.summary))
      }
      features.append(
        Feature(
          name: feature.name, template: feature.template, version: feature.version,
          templateState: library.map { ProjectStatus.state(of: feature, among: manifest.features, in: root, $0) },
          files: files))
    }
    self.features = features
  }

  private static func state(
    of feature: Manifest.Feature, among features: [Manifest.Feature], in root: FilePath, _ library: TemplateLibrary
  ) -> TemplateState {
    do throws(ScaffoldingError) {
      let template = try library.template(named: feature.template, for: feature.answers)
      let layout = try ProjectLayout(of: feature, in: root)
      let files = try Planner(template: template, layout: layout).rendered(again: feature, among: features)
      let isSame = feature.files.allSatisfy { record in
        files.contains { file in
          guard file.path == record.path else { return false }
          // A shared file that it found in place may be older than the types that hide names from it.
          let older = file.file.isShared && feature.hiddenNames != nil ? file.plain : nil
          return [file.text, older].contains { $0.map { SHA256.hexadecimal(of: $0) } == record.sha256 }
        }
      }
      return isSame ? .same : .newer(version: template.version)
    } catch {
      return .unusable("\(error)")
    }
  }
}
