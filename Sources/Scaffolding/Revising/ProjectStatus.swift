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
    for feature in try Manifest(in: root).features {
      var files: [File] = []
      for record in feature.files {
        let state: State =
          switch try GeneratedFile(record, in: root).state {
          case .pristine: .pristine
          case .edited: .edited
          case .missing: .missing
          }
        files.append(File(path: record.path, role: record.role, state: state))
      }
      features.append(
        Feature(name: feature.name, template: feature.template, version: feature.version, files: files))
    }
    self.features = features
  }
}
