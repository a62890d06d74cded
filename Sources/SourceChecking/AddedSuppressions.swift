import RuleModel
import SourceScanning

/// The comments that keep findings of one file from being shown, as edits of its text.
///
/// A comment stands above the line of its findings; at the line's end where above is no room, or the line above has a comment
/// of that kind already; and around a literal of several lines, in which no comment can stand.
struct AddedSuppressions {
  /// In order, without overlap.
  private(set) var edits: [FixedSource.Edit] = []
  /// The lines, from 1, before which a line of its own was put in, as often as that was done.
  private(set) var insertedBefore: [Int] = []
  /// How many findings had a place for their comment.
  private(set) var count = 0

  private let source: [UInt8]
  private let lines: [CommentPlaces.Line]
  private let reason: String

  /// - Parameter findings: those to silence, all of one file.
  init(for findings: [CheckedFinding], in source: [UInt8], reason: String) {
    (self.source, self.reason) = (source, reason)
    lines = CommentPlaces(in: source).lines
    var around: [Range<Int>: Set<String>] = [:]
    for (line, findings) in Dictionary(grouping: findings, by: { $0.finding.start.line - 1 }).sorted(by: {
      $0.key < $1.key
    })
    where lines.indices.contains(line) {
      let names = Set(findings.map(\.finding.check))
      if hasRoom(above: line) {
        insert("disable:next", names, before: line, indentedAs: line)
      } else if lines[line].hasFreeEnd {
        let end = lines[line].range.upperBound
        edits.append(FixedSource.Edit(at: end, text: " " + comment("disable:this", names)))
      } else if let region = region(around: line) {
        around[region, default: []].formUnion(names)
      } else {
        continue
      }
      count += findings.count
    }
    // Of comments at one place those of regions come first: that of a line has to stand right above it.
    let single = edits
    edits = []
    for (region, names) in around.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
      insert("disable", names, before: region.lowerBound, indentedAs: region.lowerBound)
      insert("enable", names, before: region.upperBound, indentedAs: region.lowerBound)
    }
    edits = (edits + single).sorted { $0.start < $1.start }
  }

  /// Where a finding on this line, from 1, stands when the comments are in.
  func moved(_ line: Int) -> Int { line + insertedBefore.count { $0 <= line } }

  private mutating func insert(_ command: String, _ names: Set<String>, before line: Int, indentedAs model: Int) {
    let indentation = source[lines[model].range].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let text = String(decoding: indentation, as: UTF8.self) + comment(command, names)
    let lineEnd = String(decoding: lines.first?.end ?? [], as: UTF8.self)
    if line < lines.count {
      // A mark of the byte order stays the first of all.
      let start = line == 0 && source.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : lines[line].range.lowerBound
      edits.append(FixedSource.Edit(at: start, text: text + (lineEnd.isEmpty ? "\n" : lineEnd)))
    } else if lines.last?.end.isEmpty == true {
      edits.append(FixedSource.Edit(at: source.count, text: (lineEnd.isEmpty ? "\n" : lineEnd) + text))
    } else {
      edits.append(FixedSource.Edit(at: source.count, text: text + lineEnd))
    }
    insertedBefore.append(line + 1)
  }

  private func comment(_ command: String, _ names: Set<String>) -> String {
    let list = names.sorted().joined(separator: ", ")
    return "// swiftkit:\(command) \(list)" + (command == "enable" ? "" : " -- \(reason)")
  }

  /// Whether a comment may stand between a line and the one before, without parting a comment there from its line; SwiftLint's
  /// speak of lines, too.
  private func hasRoom(above line: Int) -> Bool {
    guard line < lines.count else { return true }
    guard lines[line].hasFreeStart, !holds(":disable:previous", line) else { return false }
    return line == 0 ? !holds("#!", line) : !holds(":disable:next", line - 1)
  }

  /// The lines around one, before and behind which comments may stand.
  private func region(around line: Int) -> Range<Int>? {
    guard let first = (0...line).last(where: { hasRoom(above: $0) }),
      let end = (line + 1...lines.count).first(where: { hasRoom(above: $0) })
    else { return nil }
    return first..<end
  }

  private func holds(_ text: String, _ line: Int) -> Bool {
    String(decoding: source[lines[line].range], as: UTF8.self).contains(text)
  }
}
