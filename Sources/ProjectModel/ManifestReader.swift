import RuleModel
import SourceScanning

/// Reads the plain data of a Swift manifest: literals, lists, maps, names and calls, constants of the file and its helpers.
///
/// The program itself holds no Swift parser, so this is the grammar of expressions that manifests are made of. What is
/// more than data (loops, conditions, what closures do beside putting a list together) becomes `unknown`.
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
  private(set) var words: [Word] = []
  var index = 0
  /// The constants of a file by their names, and how many expressions each is made of.
  typealias Constants = [String: (value: ManifestValue, size: Int)]

  var constants: Constants = [:]
  /// The constants that are declared more than once, in types or functions of their own.
  private(set) var repeated: Set<String> = []
  /// What other files declare, by the last name.
  private let helpers: Constants
  /// How many expressions were read, those in constants once for each place that names them.
  private(set) var count = 0
  /// What constants may be put in for: a line that names a long list a thousand times would be a long file.
  private var room = Allowance(500_000)
  private(set) var calls: [ManifestValue] = []
  /// Why something was not read, and the line: brackets deeper than anybody nests them, with all behind, or constants.
  private(set) var faults: [(reason: String, line: Int)] = []

  /// Reads `bytes` from first to last.
  ///
  /// - Parameter helpers: constants of other files that may be named with their types.
  init(_ bytes: [UInt8], knowing helpers: Constants = [:]) {
    self.helpers = helpers
    words = bytes.withUnsafeBytes { raw in
      var words: [Word] = []
      var lexer = SwiftLexer(raw)
      var (line, place) = (1, 0)
      while let token = lexer.next() {
        let end = max(place, token.start)
        line += Lines.ends(in: bytes[place..<end])
        place = end
        words.append(
          Word(token: token, text: String(decoding: raw[token.start..<token.end], as: UTF8.self), line: line))
      }
      return words
    }
    readAll()
  }

  private mutating func readAll() {
    while index < words.count {
      let start = index
      if sign == UInt8(ascii: "#") {
        passOverCondition()
        continue
      }
      if ["let", "var"].contains(words[index].text), index + 1 < words.count {
        let name = words[index + 1].text
        index += 2
        // A type may stand before the value.
        while index < words.count, words[index].token.sign != equals, words[index].line == words[start].line {
          index += 1
        }
        if sign == equals {
          index += 1
          let before = count
          let value = expression(0)
          if constants.updateValue((value, count - before), forKey: name) != nil { repeated.insert(name) }
          calls.append(value)
        }
      } else if words[index].token.kind == .word {
        let value = expression(0)
        if sign == UInt8(ascii: "+"), next == equals {
          index += 2
          calls.append(
            ManifestValue(
              content: .call("append", [ManifestValue.Argument(label: "contentsOf", value: expression(0))]),
              line: value.line))
        } else {
          calls.append(value)
        }
      }
      if index == start { index += 1 }
    }
  }

  let equals = UInt8(ascii: "=")
  var sign: UInt8 { index < words.count ? words[index].token.sign : 0 }
  var next: UInt8 { index + 1 < words.count ? words[index + 1].token.sign : 0 }

  mutating func expression(_ level: Int) -> ManifestValue {
    let line = index < words.count ? words[index].line : 0
    guard level < ManifestReader.deepest else {
      faults.append(("it is nested too deep", line))
      index = words.count
      return ManifestValue(content: .unknown, line: line)
    }
    count += 1
    let first = operand(level)
    guard sign == UInt8(ascii: "+"), next != equals else { return ManifestValue(content: first, line: line) }
    // Lists are put together by `+`; of one that is no plain data a single item is left, which is unknown.
    var parts = [first]
    while sign == UInt8(ascii: "+"), next != equals {
      index += 1
      parts.append(operand(level + 1))
      count += 1
    }
    var (all, hasList): ([ManifestValue], Bool) = ([], false)
    for part in parts {
      var items = [ManifestValue(content: .unknown, line: line)]
      if case .list(let known) = part { (items, hasList) = (known, true) }
      guard all.count + items.count <= ManifestReader.mostItems else {
        return ManifestValue(content: .unknown, line: line)
      }
      all += items
    }
    return ManifestValue(content: hasList ? .list(all) : .unknown, line: line)
  }

  private mutating func operand(_ level: Int) -> ManifestValue.Content {
    guard index < words.count else { return .unknown }
    let word = words[index]
    switch word.token.kind {
    case .literal:
      index += 1
      return ManifestReader.literal(word.text)
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

  private static func literal(_ text: String) -> ManifestValue.Content {
    guard text.utf8.first == UInt8(ascii: "\"") else { return .text(text) }
    guard text.utf8.count >= 2, !text.utf8.contains(UInt8(ascii: "\\")) else { return .unknown }
    return .text(String(text.dropFirst().dropLast()))
  }

  private mutating func name(_ level: Int) -> ManifestValue.Content {
    guard index < words.count, words[index].token.kind == .word else { return .unknown }
    var name = words[index].text
    var arguments: [ManifestValue.Argument] = []
    let isLone = index == 0 || words[index - 1].token.sign != UInt8(ascii: ".")
    index += 1
    passOverTypes()
    var steps = 0
    while true {
      if sign == UInt8(ascii: "."), index + 1 < words.count, words[index + 1].token.kind == .word {
        index += 1
        name = words[index].text
        arguments = []
        index += 1
      } else if sign == UInt8(ascii: "(") {
        index += 1
        arguments = bracket(level)
      } else {
        break
      }
      steps += 1
    }
    let isOfHelper = steps == 1 && words[index - 1].token.kind == .word
    guard isLone, let (value, size) = steps == 0 ? constants[name] : isOfHelper ? helpers[name] : nil else {
      return .call(name, arguments)
    }
    if take(size) {
      count += size
      // Of another file's lines nobody would find them here.
      return isOfHelper ? value.moved(to: words[index - 1].line).content : value.content
    }
    return .unknown
  }

  /// Takes some of the room for what constants hold; false once there is none, which is a fault.
  mutating func take(_ size: Int) -> Bool {
    if room.take(size) { return true }
    if !faults.contains(where: { $0.reason == ManifestReader.tooMuch }) {
      faults.append((ManifestReader.tooMuch, words[index - 1].line))
    }
    return false
  }

  /// Passes over the types of a generic call, as in `Set<Destination>(...)`.
  private mutating func passOverTypes() {
    guard sign == UInt8(ascii: "<") else { return }
    var end = index + 1
    while end < words.count, words[end].token.kind == .word || ".,[]:".utf8.contains(words[end].token.sign) { end += 1 }
    guard end + 1 < words.count, words[end].token.sign == UInt8(ascii: ">"),
      words[end + 1].token.sign == UInt8(ascii: "(")
    else { return }
    index = end + 1
  }

  private mutating func bracket(_ level: Int) -> [ManifestValue.Argument] {
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
  private mutating func parenthesis(_ level: Int) -> ManifestValue.Content {
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
    return pairs.isEmpty ? .list(items) : .map(pairs)
  }

  /// An element and the comma behind it; what is no plain expression is passed over whole.
  private mutating func element(_ level: Int, until end: UInt8, orColon: Bool = false) -> ManifestValue {
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
