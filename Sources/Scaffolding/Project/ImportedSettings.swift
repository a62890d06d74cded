/// What files of other tools say that settings of ours can say too, and what of them has no meaning here.
package struct ImportedSettings: Hashable, Sendable {
  /// The files, as people see them.
  package var files: [String] = []
  package var included: [String] = []
  package var excluded: [String] = []
  /// Checks by the name that they have here.
  package var enabled: [String] = []
  package var disabled: [String] = []
  package var severities: [String: String] = [:]
  package var mostWarnings: Int?
  /// Sentences about what holds already, has no meaning here, or could not be read.
  package var remarks: [String] = []

  package init() {}

  package var isEmpty: Bool { files.isEmpty }
}
