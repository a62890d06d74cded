import HostMessages
import PluginHosting
import Reports
import RuleModel
import SourceChecking

/// The catalogue of checks for people: one line a check, or two where the terminal is too narrow for one.
enum ChecksText {
  /// - Parameter width: how wide the terminal is; nil for a pipe, which gets whole lines.
  static func text(of entries: [CheckCatalogue.Entry], width: Int?) -> String {
    let rows = entries.map(row)
    let whole = TextTable.text(rows)
    guard let width, whole.split(separator: "\n").contains(where: { $0.count > width }) else { return whole }
    let heads = TextTable.text(rows.map { Array($0.prefix(4)) }).split(separator: "\n")
    return zip(heads, rows).map { head, row in
      let notes = [row[4], row[5]].filter { $0 != "-" }.joined(separator: ", ")
      let about = TextFold.lines(notes.isEmpty ? row[6] : "\(row[6]) (\(notes))", width: width - 3)
      return "\(head)\n" + about.map { "   \($0)\n" }.joined()
    }.joined()
  }

  private static func row(_ entry: CheckCatalogue.Entry) -> [String] {
    [
      entry.check.isOnByDefault ? " " : "·", entry.name, entry.severity.rawValue, entry.traits.group ?? "-",
      entry.traits.basis ?? "-", entry.check.isFixable ? "fix" : entry.traits.suggests ? "suggestion" : "-",
      entry.check.title,
    ]
  }
}
