import HostMessages
import RuleModel

/// A file's bytes with the machine's fixes put in.
package struct FixedSource: Hashable, Sendable {
  package let bytes: [UInt8]
  /// How many findings were fixed.
  package let count: Int
  /// The checks whose findings were fixed.
  private(set) var checks: Set<String> = []
  /// What was replaced, in order and without overlap.
  let edits: [Edit]

  /// Applies the fixes of `findings` that do not touch one another; of two that do, the first in the file wins.
  package init(_ source: [UInt8], applying findings: [CheckedFinding]) {
    var edits: [Edit] = []
    var fixed: [CheckedFinding] = []
    let fixable = findings.filter { !$0.edits.isEmpty }.sorted { $0.edits[0].start.offset < $1.edits[0].start.offset }
    for finding in fixable {
      let wanted = finding.edits.map(Edit.init).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
      let fits = wanted.allSatisfy { new in
        new.start <= new.end && new.end <= source.count && !edits.contains { new.touches($0) }
      }
      guard fits, zip(wanted, wanted.dropFirst()).allSatisfy({ $0.end <= $1.start }) else { continue }
      edits += wanted
      fixed.append(finding)
    }
    edits.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    self.init(source, applying: edits, for: fixed.count)
    checks = Set(fixed.map(\.finding.check))
  }

  /// Applies edits that stand in order and without overlap, and settle so many findings.
  init(_ source: [UInt8], applying edits: [Edit], for count: Int) {
    var bytes: [UInt8] = []
    var position = 0
    for edit in edits {
      bytes += source[position..<edit.start]
      bytes += edit.replacement
      position = edit.end
    }
    self.bytes = bytes + source[position...]
    self.count = count
    self.edits = edits
  }

  struct Edit: Hashable, Sendable {
    let start: Int
    let end: Int
    let replacement: [UInt8]

    init(_ edit: SourceEdit) {
      start = Int(edit.start.offset)
      end = Int(edit.end.offset)
      replacement = Array(edit.replacement.utf8)
    }

    /// Puts a text in at a place.
    init(at place: Int, text: String) { (start, end, replacement) = (place, place, Array(text.utf8)) }

    /// Whether the two share a byte, or put something in at the same place.
    func touches(_ other: Edit) -> Bool {
      start == other.start || (start < other.end && other.start < end)
    }
  }
}
