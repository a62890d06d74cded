package import RuleModel

/// A document's bytes, made readable and cut into lines that keep the numbers they have on disk.
package struct SourceText: Sendable {
  /// Valid UTF-8 without byte order mark, mojibake repaired.
  package let bytes: [UInt8]
  /// The place of each line in `bytes`, without its line ending.
  package let lines: [Range<Int>]
  /// What had to be mended.
  package let problems: [DocumentProblem]

  package init(_ raw: [UInt8]) {
    var problems: [DocumentProblem] = []
    var bytes = raw.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(raw.dropFirst(3)) : raw
    var text = String(decoding: bytes, as: UTF8.self)
    let firstBad = text.withUTF8 { zip($0, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset }
    if let firstBad = firstBad ?? (text.utf8.count == bytes.count ? nil : min(text.utf8.count, bytes.count)) {
      let line = bytes[..<firstBad].count { $0 == Ascii.newline } + 1
      let start = bytes[..<firstBad].lastIndex(of: Ascii.newline).map { $0 + 1 } ?? 0
      let message = "the bytes of this line are not UTF-8; they were read as U+FFFD"
      problems.append(
        DocumentProblem(
          kind: .encoding, lines: LineRange(line, line), column: firstBad - start + 1, message: message))
      bytes = Array(text.utf8)
    }
    let repair = MojibakeRepair(bytes)
    problems += repair.runs.map { run in
      DocumentProblem(
        kind: .mojibake, lines: LineRange(run.line, run.line), column: run.column,
        message: "'\(run.found)' is '\(run.meant)' that was read as Windows-1252")
    }
    self.problems = problems
    self.bytes = repair.bytes
    lines = SourceText.split(repair.bytes)
  }

  private static func split(_ bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == Ascii.newline {
      let end = index > start && bytes[index - 1] == Ascii.carriageReturn ? index - 1 : index
      lines.append(start..<end)
      start = index + 1
    }
    if start < bytes.count {
      let last = bytes.count - 1
      lines.append(start..<(bytes[last] == Ascii.carriageReturn ? last : bytes.count))
    }
    return lines
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of the line at `index`, counted from 0.
  package func line(_ index: Int) -> String { text(lines[index]) }

  package func isBlank(_ index: Int) -> Bool { lines[index].allSatisfy { Ascii.isSpace(bytes[$0]) } }

  /// A hash of whole lines that stays the same when they move.
  package func hash(of range: LineRange) -> String {
    var hash = StableHash()
    for index in (range.first - 1)..<min(range.last, lines.count) {
      for position in lines[index] { hash.combine(bytes[position]) }
      hash.combine(Ascii.newline)
    }
    return hash.text
  }
}

extension SourceText {
  /// Whether line `number`, counted from 1, opens a code fence.
  func isFence(_ number: Int) -> Bool {
    if case .fence = LineShape(bytes, lines[number - 1]).marker { true } else { false }
  }
}
