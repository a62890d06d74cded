/// Places in a JSON text, which the decoder does not keep.
enum JSONPlace {
  /// A step into a JSON value.
  enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  static func problem(_ message: String, at word: String?, in json: String) -> TemplateProblem {
    let place = word.map { position(of: $0, in: json) } ?? (line: 1, column: 1)
    return TemplateProblem(file: "template.json", line: place.line, column: place.column, message: message)
  }

  /// The complaint about a text that could not be decoded, at the member that is wrong.
  static func problem(_ problem: JSONDocument.Problem, in json: String) -> TemplateProblem {
    var scanner = JSONScanner(bytes: Array(json.utf8))
    guard !problem.path.isEmpty, let offset = scanner.offset(of: problem.path[...]) else {
      return self.problem(problem.message, at: problem.word, in: json)
    }
    var (line, start) = (1, json.startIndex)
    let place = json.utf8.index(json.startIndex, offsetBy: offset)
    for text in LineSequence(json) where text.endIndex <= place { (line, start) = (line + 1, text.endIndex) }
    return TemplateProblem(
      file: "template.json", line: line, column: json[start..<place].count + 1, message: problem.message)
  }

  static func holds(_ word: String, in json: String) -> Bool { json.utf8.containsSequence("\"\(word)\"") }

  /// Where `"word"` first stands in the text; the beginning when it does not.
  static func position(of word: String, in json: String) -> (line: Int, column: Int) {
    let needle = Array("\"\(word)\"".utf8)
    var line = 1
    for text in LineSequence(json) {
      var rest = text.utf8[...]
      while let start = rest.firstIndex(of: needle[0]) {
        if text.utf8[start...].starts(with: needle) { return (line, text[..<start].count + 1) }
        rest = text.utf8[text.utf8.index(after: start)...]
      }
      line += 1
    }
    return (1, 1)
  }
}

/// Finds a value in the bytes of a JSON text that a decoder has understood.
private struct JSONScanner {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Where the value at `path` begins; for a member, where its key does. Nil where the text is not as expected.
  mutating func offset(of path: ArraySlice<JSONPlace.Step>) -> Int? {
    skipSpace()
    guard let step = path.first else { return position }
    var index = 0
    guard take(isIndex(step) ? "[" : "{") else { return nil }
    while position < bytes.count, bytes[position] != UInt8(ascii: "}"), bytes[position] != UInt8(ascii: "]") {
      skipSpace()
      let start = position
      var isWanted = step == .index(index)
      if case .key(let key) = step {
        skipValue()
        isWanted = bytes[start..<position].elementsEqual("\"\(key)\"".utf8)
        skipSpace()
        guard take(":") else { return nil }
        if isWanted, path.count == 1 { return start }
      }
      if isWanted { return offset(of: path.dropFirst()) }
      skipSpace()
      skipValue()
      skipSpace()
      index += 1
      guard take(",") else { return nil }
    }
    return nil
  }

  private func isIndex(_ step: JSONPlace.Step) -> Bool { if case .index = step { true } else { false } }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
  }

  /// Passes over a value: up to where it ends at the depth that it began at.
  private mutating func skipValue() {
    var depth = 0
    repeat {
      guard position < bytes.count else { return }
      switch bytes[position] {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, position) = (depth + 1, position + 1)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): (depth, position) = (depth - 1, position + 1)
      case UInt8(ascii: ","), UInt8(ascii: ":"), ...UInt8(ascii: " "): position += 1
      default:
        while position < bytes.count, !",:]}".utf8.contains(bytes[position]), bytes[position] > UInt8(ascii: " ") {
          position += 1
        }
      }
    } while depth > 0
  }

  private mutating func skipString() {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, bytes.count)
  }
}
