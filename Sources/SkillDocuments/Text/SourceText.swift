import ByteText
package import RuleModel

/// A document's bytes, made readable and cut into lines that keep the numbers they have on disk.
package struct SourceText: Sendable {
  /// Valid UTF-8 without byte order mark, mojibake repaired.
  package let bytes: [UInt8]
  /// The place of each line in `bytes`, without its line ending.
  package let lines: [Range<Int>]
  /// What had to be fixed, or why nothing was read.
  package let problems: [DocumentProblem]

  package init(_ raw: [UInt8]) {
    var problems: [DocumentProblem] = []
    var bytes = raw.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(raw.dropFirst(3)) : raw
    var text = String(decoding: bytes, as: UTF8.self)
    let firstBad = text.withUTF8 { zip($0, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset }
    let firstZero = bytes.firstIndex(of: 0)
    if firstBad != nil || firstZero != nil, let flaw = TextFlaw(raw, decoded: text) {
      let message = "\(flaw); it was not read"
      (self.bytes, lines) = ([], [])
      self.problems = [DocumentProblem(kind: .notText, lines: LineRange(1, 1), message: message)]
      return
    }
    if let firstZero {
      let message = "this line contains a zero byte; it was read as U+FFFD"
      problems.append(SourceText.problem(at: firstZero, in: bytes, message))
    }
    if let firstBad = firstBad ?? (text.utf8.count == bytes.count ? nil : min(text.utf8.count, bytes.count)) {
      let message = "this line contains bytes that are not UTF-8; they were read as U+FFFD"
      problems.append(SourceText.problem(at: firstBad, in: bytes, message))
      bytes = Array(text.utf8)
    }
    // As CommonMark says; programs in C would show a rule up to the zero only.
    if firstZero != nil {
      bytes = Array(bytes.split(separator: 0, omittingEmptySubsequences: false).joined(separator: "\u{FFFD}".utf8))
    }
    let repair = MojibakeRepair(bytes)
    problems += repair.runs.map { run in
      DocumentProblem(
        kind: .mojibake, lines: LineRange(run.line, run.line), column: run.column,
        message: "'\(run.found)' is '\(run.meant)' that was read as Windows-1252")
    }
    self.problems = problems
    self.bytes = repair.bytes
    var lines = Lines.ranges(in: repair.bytes)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  private static func problem(at place: Int, in bytes: [UInt8], _ message: String) -> DocumentProblem {
    let line = Lines.ends(in: bytes[..<place]) + 1
    let start = bytes[..<place].lastIndex { $0 == Ascii.newline || $0 == Ascii.carriageReturn }.map { $0 + 1 } ?? 0
    return DocumentProblem(kind: .encoding, lines: LineRange(line, line), column: place - start + 1, message: message)
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of the line at `index`, counted from 0.
  package func line(_ index: Int) -> String { text(lines[index]) }

  package func isBlank(_ index: Int) -> Bool { lines[index].allSatisfy { Ascii.isSpace(bytes[$0]) } }

  /// A hash of whole lines that stays the same when they move.
  package func hash(of range: LineRange) -> String {
    var hash = FNV1a()
    for index in (range.first - 1)..<min(range.last, lines.count) {
      for position in lines[index] { hash.combine(bytes[position]) }
      hash.combine(Ascii.newline)
    }
    return hash.value.hexadecimal(digits: 16)
  }
}

extension SourceText {
  /// Whether line `number`, counted from 1, opens a code fence.
  func isFence(_ number: Int) -> Bool {
    if case .fence = LineShape(bytes, lines[number - 1]).marker { true } else { false }
  }
}
