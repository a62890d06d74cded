import ByteText
import RuleModel

extension FixedSource {
  /// What was fixed in `source` as a unified diff, as `diff -u` and `git` write it; empty when nothing was.
  package func unifiedDiff(of source: [UInt8], path: String) -> String {
    let lines = LineChange.lines(of: source)
    let changes = changes(in: source, lines)
    guard !changes.isEmpty else { return "" }
    // A name with a line break would forge lines.
    let name = ForeignText.line(path)
    let text = Array("--- a/\(name)\n+++ b/\(name)\n".utf8) + LineChange.hunks(of: changes, in: lines)
    return String(decoding: text, as: UTF8.self)
  }

  private func changes(in source: [UInt8], _ lines: [ArraySlice<UInt8>]) -> [LineChange] {
    // The line that holds a byte; the end belongs to the last.
    func line(of offset: Int) -> Int { max(0, lines.partitioningIndex { $0.startIndex > offset } - 1) }
    func start(of line: Int) -> Int { line < lines.count ? lines[line].startIndex : source.count }
    var groups: [(lines: Range<Int>, edits: [Edit])] = []
    for edit in edits {
      let span = line(of: edit.start)..<min(lines.count, line(of: edit.end) + 1)
      if let last = groups.last, last.lines.upperBound > span.lowerBound {
        groups[groups.count - 1] = (
          last.lines.lowerBound..<max(last.lines.upperBound, span.upperBound), last.edits + [edit]
        )
      } else {
        groups.append((span, [edit]))
      }
    }
    return groups.map { group in
      var position = start(of: group.lines.lowerBound)
      var text: [UInt8] = []
      for edit in group.edits {
        text += source[position..<edit.start] + edit.replacement
        position = edit.end
      }
      text += source[position..<start(of: group.lines.upperBound)]
      return LineChange(old: group.lines, new: LineChange.lines(of: text))
    }
  }
}
