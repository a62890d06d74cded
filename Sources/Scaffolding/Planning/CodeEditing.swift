package import HostMessages

/// Makes edits in Swift source, or takes them out: the plugin host does it, which has a parser.
package typealias CodeEditing =
  @Sendable (
    _ source: [UInt8], _ edits: [CodeEdit], _ isRemoval: Bool
  ) throws(ScaffoldingError) -> (source: [UInt8], outcomes: [EditOutcome])

extension CodeEdit {
  /// What it is and where it goes, for people: `case news into AppTab`.
  var summary: String {
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    let what = kind == .import ? "import \(text)" : text.contains("\n") ? "\(line) ..." : line
    return place.isEmpty ? what : "\(what) into \(place)"
  }
}
