/// Whole lines of a text that go, and those that come in their place.
///
/// Lines are bytes, each with its line feed: two spellings of an accented letter are two lines here.
package struct LineChange: Sendable {
  /// Places of lines in the old text.
  package var old: Range<Int>
  package var new: [ArraySlice<UInt8>]

  package init(old: Range<Int>, new: [ArraySlice<UInt8>]) {
    self.old = old
    self.new = new
  }

  /// The lines of a text, each with its line feed.
  package static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Ascii.newline).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// `changes` of a text of these lines as `diff -u` and `git` write them, without the names of files; empty for none.
  package static func hunks(of changes: [LineChange], in lines: [ArraySlice<UInt8>]) -> [UInt8] {
    var text: [UInt8] = []
    var shift = 0
    for hunk in grouped(changes) {
      let first = max(0, hunk[0].old.lowerBound - context)
      let last = min(lines.count, hunk[hunk.count - 1].old.upperBound + context)
      let gain = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
      text += Array("@@ -\(span(first, last - first)) +\(span(first + shift, last - first + gain)) @@\n".utf8)
      shift += gain
      var position = first
      for change in hunk {
        text += marked(lines[position..<change.old.lowerBound], " ") + marked(lines[change.old], "-")
        text += marked(change.new[...], "+")
        position = change.old.upperBound
      }
      text += marked(lines[position..<last], " ")
    }
    return text
  }

  /// Lines around a change that show where it is.
  private static let context = 3

  /// Changes that are near enough to share their context.
  private static func grouped(_ changes: [LineChange]) -> [[LineChange]] {
    var hunks: [[LineChange]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  /// Lines counted from 1; an empty span is named after the line before it.
  private static func span(_ first: Int, _ count: Int) -> String {
    let start = count == 0 ? first : first + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  private static func marked(_ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: String) -> [UInt8] {
    lines.flatMap { line -> [UInt8] in
      let text = Array(mark.utf8) + line
      return line.last == Ascii.newline ? text : text + Array("\n\\ No newline at end of file\n".utf8)
    }
  }
}
