package import HostMessages
import RuleModel
package import YAMLSubset

/// What the front matter of a rule file says below `detect:`: a check without a line of code.
///
///     detect:
///       modifier: glassEffect
///       root: Button
///       not:
///         inside: toolbar
///       message: glassEffect on a {root}; use a glass button style
package struct RuleDetection: Hashable, Sendable {
  package let check: DeclaredCheck
  /// Its own, when it says so; else the rule's holds.
  package let severity: CheckDescription.Level?
  /// The check is run only on files that hold one of these; with none, on all.
  package let literals: [String]

  /// Reads the `detect:` of a rule file.
  ///
  /// - Parameter problems: what is wrong with its lines; a check is read whole or not at all.
  package init(
    reading detect: YAMLNode.Entry, problems: [YAMLProblem], id: String, file: String
  ) throws(SettingsError) {
    if let first = problems.first { throw SettingsError(first, file: file) }
    var reader = DetectionReader(file: file)
    try reader.read(detect.value)
    check = try reader.check(id: id, at: detect.place)
    severity = reader.severity
    literals = reader.literals
  }
}
