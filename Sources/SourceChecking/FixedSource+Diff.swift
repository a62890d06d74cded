import RuleModel

extension FixedSource {
  /// What was mended in `source` as a unified diff, as `diff -u` and `git` write it; empty when nothing was.
  package func unifiedDiff(of source: [UInt8], path: String) -> String {
    let lines = Lines(source)
    let changes = changes(in: source, lines)
    guard !changes.isEmpty else { return "" }
    // A name with a line break would forge lines.
    let name = ForeignText.line(path)
    var text = Array("--- a/\(name)\n+++ b/\(name)\n".utf8)
    var shift = 0
    for hunk in FixedSource.hunks(of: changes) {
      let first = max(0, hunk[0].lines.lowerBound - FixedSource.context)
      let last = min(lines.count, hunk[hunk.count - 1].lines.upperBound + FixedSource.context)
      let gain = hunk.reduce(0) { $0 + Lines($1.text).count - $1.lines.count }
      text += Array("@@ -\(span(first, last - first)) +\(span(first + shift, last - first + gain)) @@\n".utf8)
      shift += gain
      var position = first
      for change in hunk {
        text += lines.marked(position..<change.lines.lowerBound, " ") + lines.marked(change.lines, "-")
        let new = Lines(change.text)
        text += new.marked(0..<new.count, "+")
        position = change.lines.upperBound
      }
      text += lines.marked(position..<last, " ")
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let context = 3

  /// Whole lines that go, and the text that comes in their place.
  private struct Change {
    var lines: Range<Int>
    var text: [UInt8]
  }

  private func changes(in source: [UInt8], _ lines: Lines) -> [Change] {
    var groups: [(lines: Range<Int>, edits: [Edit])] = []
    for edit in edits {
      let span = lines.index(of: edit.start)..<min(lines.count, lines.index(of: edit.end) + 1)
      if let last = groups.last, last.lines.upperBound > span.lowerBound {
        groups[groups.count - 1] = (
          last.lines.lowerBound..<max(last.lines.upperBound, span.upperBound), last.edits + [edit]
        )
      } else {
        groups.append((span, [edit]))
      }
    }
    return groups.map { group in
      var position = lines.start(of: group.lines.lowerBound)
      var text: [UInt8] = []
      for edit in group.edits {
        text += source[position..<edit.start] + edit.replacement
        position = edit.end
      }
      return Change(lines: group.lines, text: text + source[position..<lines.start(of: group.lines.upperBound)])
    }
  }

  /// Changes that are near enough to share their context.
  private static func hunks(of changes: [Change]) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.lines.lowerBound - last.lines.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  /// Lines counted from 1; an empty span is named after the line before it.
  private func span(_ first: Int, _ count: Int) -> String {
    let start = count == 0 ? first : first + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  /// A text cut behind each line feed.
  private struct Lines {
    private let bytes: [UInt8]
    private var starts: [Int] = []

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      var start = 0
      while start < bytes.count {
        starts.append(start)
        start = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      }
    }

    var count: Int { starts.count }

    func start(of line: Int) -> Int { line < starts.count ? starts[line] : bytes.count }

    /// The line that holds the byte at `offset`; the end belongs to the last.
    func index(of offset: Int) -> Int { max(0, (starts.firstIndex { $0 > offset } ?? starts.count) - 1) }

    func marked(_ range: Range<Int>, _ mark: String) -> [UInt8] {
      range.flatMap { line -> [UInt8] in
        let text = Array(mark.utf8) + bytes[start(of: line)..<start(of: line + 1)]
        return text.last == UInt8(ascii: "\n") ? text : text + Array("\n\\ No newline at end of file\n".utf8)
      }
    }
  }
}
