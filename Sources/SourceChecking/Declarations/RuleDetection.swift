package import HostMessages
import RuleModel

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

  /// Reads the rule file `text`; nil when it declares no check.
  package init?(reading text: String, id: String, file: String) throws(SettingsError) {
    guard let block = RuleDetection.block(of: text) else { return nil }
    guard case .map(let entries, _)? = try ConfigurationReader.read(block, file: file),
      let detect = entries.first(where: { $0.key == "detect" })
    else { return nil }
    var reader = DetectionReader(file: file)
    try reader.read(detect.value)
    check = try reader.check(id: id, at: detect.place)
    severity = reader.severity
    literals = reader.literals
  }

  /// The lines of `detect:` alone, each on its own line, so that places stay right; nil without any.
  private static func block(of text: String) -> String? {
    var lines: [Substring] = []
    var isInside = false
    var isFound = false
    for (number, line) in text.lines.enumerated() {
      if number == 0 {
        guard line.hasPrefix("---") else { return nil }
        lines.append("")
        continue
      }
      if line.hasPrefix("---") { break }
      if let first = line.first, first != " ", first != "\t", first != "#" {
        isInside = line.hasPrefix("detect:")
        isFound = isFound || isInside
      }
      lines.append(isInside ? line : "")
    }
    return isFound ? lines.joined(separator: "\n") : nil
  }
}
