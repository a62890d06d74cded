import RuleModel
import SourceScanning

/// Reads the plain data of a Swift manifest: literals, lists, maps, names and calls, constants of the file and its helpers.
///
/// The program itself holds no Swift parser, so this is the grammar of expressions that manifests are made of, and of
/// functions that give back one of them. What is more than data (loops, what closures do beside putting a list together, names
/// that are assigned again) becomes `unknown`; what stands in a condition counts as if it held.
struct ManifestReader {
  struct Word {
    let token: SwiftLexer.Token
    let text: String
    let line: Int
  }

  private static let deepest = 100
  private static let tooMuch = "its constants refer to each other too often; not all were read"
  /// Lists that are put together: a few lines that double a list would fill any memory.
  static let mostItems = 5_000
  /// The words that are read: those of the file, and while a call is read, those of the function.
  var words: [Word]
  var index = 0
  /// The constants of a file by their names, and how many expressions each is made of.
  typealias Constants = [String: (value: ManifestValue, size: Int)]

  var constants: Constants = [:]
  /// The constants that are declared more than once, in types of their own.
  private(set) var repeated: Set<String> = []
  /// The functions of the file by their names.
  private(set) var functions: [String: [ManifestFunction]] = [:]
  /// What other files declare, by the last name.
  private(set) var helpers: Declarations
  /// The functions that are read just now, each for a call in the one before.
  var calling: Set<String> = []
  /// The constants around the first of them.
  var around: Constants = [:]
  /// The line of the call for which a function of another file is read.
  var callingLine: Int?
  /// How many expressions were read, those in constants once for each place that names them.
  var count = 0
  /// What constants may be put in for: a line that names a long list a thousand times would be a long file.
  private var room = Allowance(500_000)
  /// What stands in the file; what stands in its functions comes last.
  private(set) var calls: [ManifestValue] = []
  /// Why something was not read, and the line: brackets deeper than anybody nests them, with all behind, or constants.
  private(set) var faults: [(reason: String, line: Int)] = []

  /// What files declare for others.
  struct Declarations {
    var constants: Constants = [:]
    var functions: [String: [ManifestFunction]] = [:]
    /// What may be read of them for all files together.
    var room = Allowance(2_000_000)
  }

  /// Reads `bytes` from first to last.
  ///
  /// - Parameter helpers: what other files declare: constants that may be named with their types, and functions.
  init(_ bytes: [UInt8], knowing helpers: Declarations = Declarations()) {
    self.helpers = helpers
    words = ManifestReader.words(in: bytes[...])
    readAll()
  }

  /// The words of a text whose first line is `first`; of what an insertion begins with, those up to its end.
  static func words(in bytes: ArraySlice<UInt8>, from first: Int = 1, isInsertion: Bool = false) -> [Word] {
    bytes.withUnsafeBytes { raw in
      var words: [Word] = []
      var lexer = SwiftLexer(raw)
      var (line, place, depth) = (first, 0, 0)
      while let token = lexer.next() {
        let end = max(place, token.start)
        line += Lines.ends(in: bytes[(bytes.startIndex + place)..<(bytes.startIndex + end)])
        place = end
        words.append(
          Word(token: token, text: String(decoding: raw[token.start..<token.end], as: UTF8.self), line: line))
        if token.sign == UInt8(ascii: "(") { depth += 1 }
        if token.sign == UInt8(ascii: ")") { depth -= 1 }
        if isInsertion, depth <= 0 { break }
      }
      return words
    }
  }

  private mutating func readAll() {
    let declared = ManifestFunction.all(in: words)
    functions = Dictionary(grouping: declared, by: \.name)
    let bodies = Dictionary(uniqueKeysWithValues: declared.map { ($0.start, $0.body) })
    // The function that is read: where it ends, and the constants around it.
    var function: (end: Int, outside: Constants)?
    var inFunctions: [ManifestValue] = []
    while index < words.count {
      let start = index
      if let open = function, index >= open.end { (constants, function) = (open.outside, nil) }
      if function == nil, let body = bodies[index], take(constants.count) {
        function = (body.upperBound, constants)
        index = body.lowerBound + 1
        continue
      }
      if sign == UInt8(ascii: "#") {
        passOverCondition()
        continue
      }
      var value: ManifestValue?
      if ["let", "var"].contains(words[index].text), index + 1 < words.count {
        let name = words[index + 1].text
        index += 2
        passOverType(from: words[start].line)
        if sign == equals {
          index += 1
          let before = count
          let constant = wholeExpression(0)
          let former = constants.updateValue((constant, count - before), forKey: name)
          if former != nil, function == nil { repeated.insert(name) }
          value = constant
        }
      } else if words[index].token.kind == .word {
        let first = expression(0)
        value = first
        if sign == UInt8(ascii: "+"), next == equals {
          index += 2
          let added = ManifestValue.Argument(label: "contentsOf", value: expression(0))
          value = ManifestValue(content: .call("append", [added]), line: first.line)
        }
      }
      if let value {
        if function == nil { calls.append(value) } else { inFunctions.append(value) }
      }
      if index == start { index += 1 }
    }
    if let function { constants = function.outside }
    calls += inFunctions
  }

  /// Passes over the type that may stand in front of a value on the line.
  mutating func passOverType(from line: Int) {
    while index < words.count, sign != equals, sign != UInt8(ascii: "{"), words[index].line == line { index += 1 }
  }

  let equals = UInt8(ascii: "=")
  var sign: UInt8 { index < words.count ? words[index].token.sign : 0 }
  var next: UInt8 { index + 1 < words.count ? words[index + 1].token.sign : 0 }

  mutating func expression(_ level: Int) -> ManifestValue {
    let line = index < words.count ? words[index].line : 0
    guard level < ManifestReader.deepest else {
      report("it is nested too deep", line)
      index = words.count
      return ManifestValue(content: .unknown, line: line)
    }
    count += 1
    let first = operand(level)
    guard sign == UInt8(ascii: "+"), next != equals else { return ManifestValue(content: first, line: line) }
    var parts = [first]
    while sign == UInt8(ascii: "+"), next != equals {
      index += 1
      parts.append(operand(level + 1))
      count += 1
    }
    return ManifestValue(content: sum(of: parts, line), line: line)
  }

  /// What `+` makes of texts, or of lists; of one that is no plain data a single item is left, which is unknown.
  private mutating func sum(of parts: [ManifestValue.Content], _ line: Int) -> ManifestValue.Content {
    let texts = parts.compactMap { part in if case .text(let text) = part { text } else { nil } }
    if texts.count == parts.count {
      // A sum of numbers is none of texts.
      return texts.allSatisfy { Double($0) != nil } ? .unknown : joined(texts)
    }
    var (all, hasList): ([ManifestValue], Bool) = ([], false)
    for part in parts {
      var items = [ManifestValue(content: .unknown, line: line)]
      if case .list(let known) = part { (items, hasList) = (known, true) }
      guard all.count + items.count <= ManifestReader.mostItems else { return .unknown }
      all += items
    }
    return hasList ? .list(all) : .unknown
  }

  /// An expression that ends a statement; with an operator behind it, as in `isBeta ? "B" : "A"`, it is unknown.
  mutating func wholeExpression(_ level: Int) -> ManifestValue {
    let value = expression(level)
    guard "?=!<>&|*/-%".utf8.contains(sign) else { return value }
    return ManifestValue(content: .unknown, line: value.line)
  }

  private mutating func operand(_ level: Int) -> ManifestValue.Content {
    guard index < words.count else { return .unknown }
    let word = words[index]
    switch word.token.kind {
    case .literal:
      index += 1
      return literal(word, level)
    case .word: return name(level)
    case .sign:
      switch word.token.sign {
      case UInt8(ascii: "."):
        index += 1
        return name(level)
      case UInt8(ascii: "["): return list(level)
      case UInt8(ascii: "("): return parenthesis(level)
      case UInt8(ascii: "{"): return closure(level)
      default: return .unknown
      }
    }
  }

  /// Takes some of the room for what constants and functions hold; false once there is none, which is a fault.
  mutating func take(_ size: Int) -> Bool {
    if room.take(size), helpers.room.take(size) { return true }
    report(ManifestReader.tooMuch, index > 0 ? words[index - 1].line : 1)
    return false
  }

  /// Notes once why something was not read.
  private mutating func report(_ reason: String, _ line: Int) {
    guard !faults.contains(where: { $0.reason == reason }) else { return }
    faults.append((reason, callingLine ?? line))
  }

  mutating func bracket(_ level: Int) -> [ManifestValue.Argument] {
    var arguments: [ManifestValue.Argument] = []
    while index < words.count, sign != UInt8(ascii: ")") {
      var label: String?
      if words[index].token.kind == .word, next == UInt8(ascii: ":") {
        label = words[index].text
        index += 2
      }
      arguments.append(ManifestValue.Argument(label: label, value: element(level, until: UInt8(ascii: ")"))))
    }
    index = min(index + 1, words.count)
    return arguments
  }

  /// What stands in parentheses, where it is one expression and no more.
  mutating func parenthesis(_ level: Int) -> ManifestValue.Content {
    index += 1
    let value = element(level, until: UInt8(ascii: ")"))
    let isAlone = sign == UInt8(ascii: ")")
    while index < words.count, sign != UInt8(ascii: ")") {
      _ = element(level, until: UInt8(ascii: ")"))
    }
    index = min(index + 1, words.count)
    return isAlone ? value.content : .unknown
  }

  private mutating func list(_ level: Int) -> ManifestValue.Content {
    index += 1
    let end = UInt8(ascii: "]")
    var items: [ManifestValue] = []
    var pairs: [ManifestValue.Pair] = []
    while index < words.count, sign != end {
      if sign == UInt8(ascii: ":") {
        index += 1
        continue
      }
      let item = element(level, until: end, orColon: true)
      if sign == UInt8(ascii: ":") {
        index += 1
        pairs.append(ManifestValue.Pair(key: item, value: element(level, until: end)))
      } else {
        items.append(item)
      }
    }
    index = min(index + 1, words.count)
    if sign == UInt8(ascii: "("), next == UInt8(ascii: ")") {
      // `[Target]()` is a list of none.
      index += 2
      return .list([])
    }
    return pairs.isEmpty ? .list(items) : .map(pairs)
  }

  /// An element and the comma behind it; what is no plain expression is passed over whole.
  mutating func element(_ level: Int, until end: UInt8, orColon: Bool = false) -> ManifestValue {
    let start = index
    var value = expression(level + 1)
    var depth = 0
    while index < words.count {
      let here = sign
      if depth == 0, here == end || here == UInt8(ascii: ",") || (orColon && here == UInt8(ascii: ":")) { break }
      value = ManifestValue(content: .unknown, line: value.line)
      switch here {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth < 0 { break }
      index += 1
    }
    if sign == UInt8(ascii: ",") { index += 1 } else if index == start, sign != end { index += 1 }
    return value
  }
}
