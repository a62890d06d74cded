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
      for hunk in UnifiedDiff.hunks(Line.lines(of: change.before ?? []), Line.lines(of: change.after ?? [])) {
        bytes += hunk
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private enum Step {
    case keep(old: Int, new: Int)
    case remove(Int)
    case insert(Int)

    var isKept: Bool { if case .keep = self { true } else { false } }
  }

  /// Lines around a change that show where it is.
  private static let context = 3

  private static func hunks(_ old: [Line], _ new: [Line]) -> [[UInt8]] {
    let steps = steps(old, new)
    let changed = steps.indices.filter { !steps[$0].isKept }
    var ranges: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { hunk(steps[$0], before: steps[..<$0.lowerBound], old, new) }
  }

  private static func steps(_ old: [Line], _ new: [Line]) -> [Step] {
    var steps: [Step] = []
    var (i, j) = (0, 0)
    for match in LineDiff.matches(old, new) + [(old: old.count, new: new.count)] {
      steps += (i..<match.old).map { .remove($0) } + (j..<match.new).map { .insert($0) }
      if match.old < old.count { steps.append(.keep(old: match.old, new: match.new)) }
      (i, j) = (match.old + 1, match.new + 1)
    }
    return steps
  }

  private static func hunk(
    _ steps: ArraySlice<Step>, before: ArraySlice<Step>, _ old: [Line], _ new: [Line]
  ) -> [UInt8] {
    func counts(_ steps: ArraySlice<Step>) -> (old: Int, new: Int) {
      steps.reduce(into: (0, 0)) { counts, step in
        switch step {
        case .keep: counts = (counts.0 + 1, counts.1 + 1)
        case .remove: counts.0 += 1
        case .insert: counts.1 += 1
        }
      }
    }
    let (start, count) = (counts(before), counts(steps))
    // A side without lines is numbered by the line before it.
    let (oldStart, newStart) = (start.old + (count.old == 0 ? 0 : 1), start.new + (count.new == 0 ? 0 : 1))
    var bytes = Array("@@ -\(oldStart),\(count.old) +\(newStart),\(count.new) @@\n".utf8)
    for step in steps {
      let (mark, line) =
        switch step {
        case .keep(let index, _): (" ", old[index])
        case .remove(let index): ("-", old[index])
        case .insert(let index): ("+", new[index])
        }
      bytes += Array(mark.utf8) + line
      if line.last != UInt8(ascii: "\n") { bytes += Array("\n\\ No newline at end of file\n".utf8) }
    }
    return bytes
  }
}
