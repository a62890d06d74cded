import ByteText
import RuleModel

/// Changes of files as a patch: what `git apply` and `patch -p1` understand.
package struct UnifiedDiff: Hashable, Sendable {
  package let text: String

  /// - Parameter changes: in the order in which the patch shows them; those of our own records are left out.
  package init(_ changes: [Change]) {
    var bytes: [UInt8] = []
    for change in changes where !change.path.hasPrefix(".swiftkit/") && change.before != change.after {
      bytes += Array("--- \(change.before == nil ? "/dev/null" : "a/\(ForeignText.line(change.path))")\n".utf8)
      bytes += Array("+++ \(change.after == nil ? "/dev/null" : "b/\(ForeignText.line(change.path))")\n".utf8)
      let (old, new) = (LineChange.lines(of: change.before ?? []), LineChange.lines(of: change.after ?? []))
      bytes += LineChange.hunks(of: UnifiedDiff.changes(old, new), in: old)
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static func changes(_ old: [Line], _ new: [Line]) -> [LineChange] {
    var changes: [LineChange] = []
    var (i, j) = (0, 0)
    for match in LineDiff.matches(old, new) + [(old: old.count, new: new.count)] {
      if i < match.old || j < match.new {
        changes.append(LineChange(old: i..<match.old, new: Array(new[j..<match.new])))
      }
      (i, j) = (match.old + 1, match.new + 1)
    }
    return changes
  }
}
