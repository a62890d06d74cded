import RuleModel

/// Reads the part of YAML that people write: maps and lists, by indentation or in brackets; plain, quoted and block texts; comments.
///
/// It reads what it understands as PyYAML does, or names a problem with its place. Anchors, aliases, tags, directives,
/// merges, names that are no texts and further documents are problems, and so are names that stand twice. The work grows
/// with the text and with nothing else, whatever the text. Columns count bytes, from 1.
package struct YAMLReader {
  /// The most lists and maps that may lie in each other.
  static let deepest = 32

  let bytes: [UInt8]
  let lines: [Range<Int>]
  let isStrict: Bool
  private let firstLine: Int
  private var hasBegun = false
  private(set) var problems: [YAMLProblem] = []
  /// The line that is read and the place in it: what stands before has been read. At the end, the number of lines.
  var line = 0
  var at = 0

  /// Reads a whole file and stops at the first problem; nil when there is nothing but comments.
  ///
  /// It also refuses what is right in YAML and a mistake in settings: empty items, and a text without quotes that goes on
  /// below its line or begins there.
  package static func read(strictly bytes: [UInt8]) throws(YAMLProblem) -> YAMLNode? {
    var reader = YAMLReader(bytes, lines: wholeLines(bytes), from: 1, isStrict: true)
    let node = reader.document()
    if let first = reader.ordered.first { throw first }
    return node
  }

  /// Reads a whole file; what is wrong becomes a problem and costs as little as can be.
  package static func read(_ bytes: [UInt8]) -> (node: YAMLNode?, problems: [YAMLProblem]) {
    read(wholeLines(bytes), of: bytes, from: 1)
  }

  /// Reads some lines of a file, whose first has the number `number`; what is wrong becomes a problem.
  package static func read(
    _ lines: [Range<Int>], of bytes: [UInt8], from number: Int
  ) -> (node: YAMLNode?, problems: [YAMLProblem]) {
    var reader = YAMLReader(bytes, lines: lines, from: number, isStrict: false)
    let node = reader.document()
    return (node, reader.ordered)
  }

  private static func wholeLines(_ bytes: [UInt8]) -> [Range<Int>] {
    var lines = Lines.ranges(in: bytes)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { lines[0] = 3..<lines[0].upperBound }
    return lines
  }

  private init(_ bytes: [UInt8], lines: [Range<Int>], from number: Int, isStrict: Bool) {
    self.bytes = bytes
    self.lines = lines
    self.isStrict = isStrict
    firstLine = number
    for index in lines.indices { checkCharacters(of: index) }
    goOn()
  }

  private var ordered: [YAMLProblem] { problems.count < 2 ? problems : problems.sorted { $0.place < $1.place } }

  private mutating func document() -> YAMLNode? {
    guard !isAtEnd else { return nil }
    let isFlow = isOneOf("[{")
    let node = isFlow ? flow(below: -1, depth: 0) : isItem ? list(depth: 0) : map(depth: 0)
    while !isAtEnd {
      complain(.outside)
      nextLine()
    }
    return node
  }

  // MARK: Places

  var isAtEnd: Bool { line == lines.count }
  /// The end of the line that is read.
  var end: Int { lines[line].upperBound }
  /// The number of bytes before the place in its line.
  var column: Int { at - lines[line].lowerBound }
  var here: SourcePosition { place(at, in: line) }

  func place(_ index: Int, in line: Int) -> SourcePosition {
    SourcePosition(line: firstLine + line, column: index - lines[line].lowerBound + 1)
  }

  /// Notes a problem; of those in one line only the first, since the others mostly come of it.
  mutating func complain(_ reason: YAMLProblem.Reason, at place: SourcePosition? = nil) {
    let place = place ?? here
    if problems.last?.place.line == place.line { return }
    problems.append(YAMLProblem(reason: reason, place: place))
  }

  // MARK: Lines

  /// Goes to the next line that says something, from the beginning of the one that is read.
  mutating func goOn() {
    while line < lines.count {
      at = lines[line].lowerBound
      if isMarker(line) {
        guard passMarker() else { return }
      } else {
        skip(tabs: false)
        if !isLineDone {
          if bytes[at] == tab {
            complain(.tabIndent)
            skip(tabs: true)
          }
          hasBegun = true
          return
        }
      }
      line += 1
    }
  }

  mutating func nextLine() {
    line += 1
    goOn()
  }

  /// Whether a line begins with `---` or `...`, which stand between documents.
  func isMarker(_ line: Int) -> Bool {
    let start = lines[line].lowerBound
    guard lines[line].count >= 3, bytes[start] == dash || bytes[start] == UInt8(ascii: ".") else { return false }
    return bytes[start + 1] == bytes[start] && bytes[start + 2] == bytes[start]
      && isBlank(start + 3, to: lines[line].upperBound)
  }

  /// Goes behind a marker where nothing but blank lines or comments precede a `---` or follow a `...`.
  private mutating func passMarker() -> Bool {
    let isBeginning = bytes[at] == dash
    at += 3
    guard isLineDone, isBeginning != hasBegun else {
      at -= 3
      complain(isBeginning && !hasBegun ? .form : .secondDocument)
      line = lines.count
      return false
    }
    hasBegun = true
    if !isBeginning {
      repeat { line += 1 } while line < lines.count && isDone(lines[line].lowerBound, in: line)
      if line < lines.count {
        at = lines[line].lowerBound
        complain(.secondDocument)
        line = lines.count
      }
      return false
    }
    return true
  }

  private mutating func checkCharacters(of line: Int) {
    let range = lines[line]
    if bytes[range].allSatisfy({ $0 &- 0x20 < 0x5f || $0 == tab }) { return }
    let text = String(decoding: bytes[range], as: UTF8.self)
    var index = range.lowerBound
    for scalar in text.unicodeScalars {
      let isRepaired = scalar == "\u{fffd}" && !bytes[index..<range.upperBound].starts(with: "\u{fffd}".utf8)
      switch scalar.value {
      case 0x00..<0x09, 0x0a..<0x20, 0x7f..<0xa0, 0x2028, 0x2029, 0xfffe, 0xffff: break
      default:
        if !isRepaired {
          index += UTF8.width(scalar)
          continue
        }
      }
      return complain(.strangeCharacter, at: place(index, in: line))
    }
  }
}

let tab = UInt8(ascii: "\t"), space = UInt8(ascii: " "), dash = UInt8(ascii: "-"), colonByte = UInt8(ascii: ":")
let backslash = UInt8(ascii: "\\"), singleQuote = UInt8(ascii: "'"), doubleQuote = UInt8(ascii: "\"")
