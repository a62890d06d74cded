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
    package let files: [File]
  }

  package let features: [Feature]

  package var hasDrift: Bool { features.contains { $0.files.contains { $0.state != .pristine } } }

  /// Compares every file of the manifest at `root` with its hash.
  package init(of root: FilePath) throws(ScaffoldingError) {
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
        let bytes = try? FileContents.bytes(of: root.pushing(FilePath(injection.path)))
        let state: State = bytes.map { injection.stands(in: $0) ? .pristine : .edited } ?? .missing
        files.append(File(path: injection.path, role: injection.role, state: state, injection: injection.edit.summary))
      }
      features.append(
        Feature(name: feature.name, template: feature.template, version: feature.version, files: files))
    }
    self.features = features
  }
}
