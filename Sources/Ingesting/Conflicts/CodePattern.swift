import ByteText
import RuleModel

/// A piece of code that a sentence forbids, such as `.frame(width: 44)`, as something to look for in code.
///
/// Where the sentence gives arguments, their labels and names count, and what stands for any value does not: numbers, texts and
/// `...`. The parts of a chain count by themselves, because code writes other things between them.
struct CodePattern: Hashable, Sendable {
  /// All of them must be there.
  let fragments: [String]
  /// Whether it is one special use of the API, not the API as such.
  let isSpecial: Bool

  /// The pattern around `name` in `statement`; nil where the name stands there only as a part of something else that is meant.
  init?(_ name: String, in statement: String) {
    let bytes = Array(statement.utf8), name = Array(name.utf8)
    var found: [[UInt8]]?
    for chunk in CodePattern.chunks(of: bytes) {
      let parts = CodePattern.parts(of: bytes[chunk])
      guard let last = parts.last, CodePattern.name(of: last).elementsEqual(name, by: CodePattern.isSameLetter) else {
        continue
      }
      found = parts
      break
    }
    guard let found else { return nil }
    // `Color.white` may be written `.white`; a type before the dot adds nothing.
    let parts = found.enumerated().filter { $0.offset == found.count - 1 || !CodePattern.isType($0.element) }
    fragments = parts.map { String(decoding: CodePattern.essence(of: $0.element), as: UTF8.self) }
    isSpecial = fragments.count > 1 || fragments.contains { $0.contains("(") && !$0.hasSuffix("(") }
  }

  func occurs(in code: CodeText) -> Bool { fragments.allSatisfy { code.contains($0) } }

  // MARK: - Reading a sentence

  /// Runs without spaces outside of parentheses that begin with a letter or a dot.
  private static func chunks(of bytes: [UInt8]) -> [Range<Int>] {
    var chunks: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      guard
        Ascii.isName(bytes[index]) || (bytes[index] == dot && index + 1 < bytes.count && Ascii.isName(bytes[index + 1]))
      else {
        index += 1
        continue
      }
      let start = index
      var depth = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte == open {
          depth += 1
        } else if byte == close {
          if depth == 0 { break }
          depth -= 1
        } else if depth == 0, !Ascii.isName(byte), byte != dot {
          break
        }
        index += 1
      }
      // A parenthesis that is never closed is none of code.
      if depth > 0, let opening = bytes[start...].firstIndex(of: open) { index = max(start + 1, opening) }
      chunks.append(start..<index)
      if depth > 0 { index += 1 }
    }
    return chunks
  }

  /// A chain taken apart at its dots outside of parentheses.
  private static func parts(of chunk: ArraySlice<UInt8>) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var depth = 0
    for byte in chunk {
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      if byte == dot, depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(byte) }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func name(of part: [UInt8]) -> ArraySlice<UInt8> { part.prefix { $0 != open } }
  private static func isType(_ part: [UInt8]) -> Bool {
    part.first.map(Ascii.isUppercase) ?? false
  }

  /// The call up to the first thing that stands for any value, without spaces.
  private static func essence(of part: [UInt8]) -> [UInt8] {
    guard let opening = part.firstIndex(of: open) else { return part }
    var essence = Array(part[...opening])
    for byte in part[(opening + 1)...] {
      if Ascii.isDigit(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",") { break }
      if essence.suffix(2) == [dot, dot] {
        essence.removeLast(2)
        break
      }
      if byte == close { break }
      if byte != space { essence.append(byte) }
    }
    return essence
  }

  private static func isSameLetter(_ left: UInt8, _ right: UInt8) -> Bool { left | 0x20 == right | 0x20 }
}

/// Code without spaces, comments and the insides of texts, to look for patterns in.
struct CodeText {
  private let bytes: [UInt8]

  init(_ code: String) {
    var code = code
    bytes = code.withUTF8 { code in
      [UInt8](unsafeUninitializedCapacity: code.count) { kept, count in
        var isText = false, isComment = false
        var before: UInt8 = 0
        for byte in code {
          if byte == UInt8(ascii: "\n") { (isText, isComment) = (false, false) }
          if byte == UInt8(ascii: "/"), before == byte, !isText { isComment = true }
          if byte == UInt8(ascii: "\""), before != UInt8(ascii: "\\") { isText.toggle() }
          before = byte
          if isComment || isText { continue }
          // Between two words a space stays, so that they do not become one.
          let isBlank = byte == space || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
          if isBlank, count == 0 || !Ascii.isName(kept[count - 1]) { continue }
          if !isBlank, count > 0, kept[count - 1] == space, !Ascii.isName(byte) { count -= 1 }
          kept[count] = isBlank ? space : byte
          count += 1
        }
      }
    }
  }

  func contains(_ fragment: String) -> Bool { firstRange(of: fragment) != nil }

  /// Every number that follows `label`, such as `spacing:` or `padding(`, perhaps after an edge.
  func numbers(after label: String) -> [Double] {
    var numbers: [Double] = []
    var start = 0
    while let range = firstRange(of: label, from: start) {
      start = range.upperBound
      var index = start
      if index < bytes.count, bytes[index] == dot {
        while index < bytes.count, bytes[index] == dot || Ascii.isName(bytes[index]) { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: ",") { index += 1 }
      }
      let digits = bytes[index...].prefix { Ascii.isDigit($0) || $0 == dot }
      if let number = Double(finite: String(decoding: digits, as: UTF8.self)) { numbers.append(number) }
    }
    return numbers
  }

  private func firstRange(of fragment: String, from start: Int = 0) -> Range<Int>? {
    var fragment = fragment
    return fragment.withUTF8 { wanted in
      bytes.withUnsafeBufferPointer { bytes in
        guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
        var index = start
        while index + wanted.count <= bytes.count {
          let isStart = bytes[index] == first && (index == 0 || !Ascii.isName(bytes[index - 1]) || !Ascii.isName(first))
          if isStart, bytes[index..<index + wanted.count].elementsEqual(wanted) {
            let end = index + wanted.count
            if end == bytes.count || !Ascii.isName(bytes[end]) || !Ascii.isName(bytes[end - 1]) { return index..<end }
          }
          index += 1
        }
        return nil
      }
    }
  }
}

private let dot = UInt8(ascii: "."), open = UInt8(ascii: "("), close = UInt8(ascii: ")"), space = UInt8(ascii: " ")
