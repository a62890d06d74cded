import ByteText
import RuleModel
import SourceScanning

/// The constants with literal values in a piece of Swift, by the type that holds them; read by lines, not parsed.
struct SwiftConstants {
  struct Constant {
    let name: String
    let value: TokenValue
    let comment: String?
    /// Counted from 0.
    let line: Int
  }

  struct Scope {
    /// The type with those around it: `AppTheme.Spacing`.
    let name: String
    var constants: [Constant] = []
  }

  struct Modifier {
    let argument: String
    let comment: String?
    let line: Int
  }

  private(set) var scopes: [Scope] = []
  /// Lines that are one call of a modifier and nothing else.
  private(set) var modifiers: [Modifier] = []

  private struct Open {
    /// Nil for braces that are no type, and for types that are views.
    let scope: Int?
    let name: String?
    let isRawValued: Bool
  }

  private var stack: [Open] = []
  private static let deepest = 64

  init(_ code: String) {
    for (number, line) in code.lines.enumerated() {
      let (text, comment) = SwiftConstants.withoutComment(line.utf8)
      let holdsEquals = Ascii.holds(UInt8(ascii: "="), text)
      if holdsEquals, let open = stack.last, let scope = open.scope {
        let declaration = Substring(text).trimmed()
        if let constant = SwiftConstants.constant(declaration, comment, number) {
          scopes[scope].constants.append(constant)
        } else if open.isRawValued {
          scopes[scope].constants += SwiftConstants.cases(declaration, number)
        }
      }
      if stack.isEmpty, let argument = SwiftConstants.modifierArgument(text) {
        modifiers.append(Modifier(argument: argument, comment: comment, line: number))
      }
      readBraces(text)
    }
    scopes.removeAll { $0.constants.isEmpty }
  }

  private mutating func readBraces(_ text: Substring.UTF8View) {
    guard Ascii.holds(UInt8(ascii: "{"), text) || Ascii.holds(UInt8(ascii: "}"), text) else { return }
    var isFirst = true
    for byte in Array(text) {
      if byte == UInt8(ascii: "{") {
        // Code that goes deeper than this holds no tokens worth finding.
        guard stack.count < Self.deepest else { continue }
        let declaration = isFirst ? SwiftConstants.type(text) : nil
        isFirst = false
        if let (name, conformances) = declaration, !conformances.contains("View") {
          scopes.append(Scope(name: (stack.compactMap(\.name) + [name]).joined(separator: ".")))
          stack.append(Open(scope: scopes.count - 1, name: name, isRawValued: !conformances.isEmpty))
        } else {
          stack.append(Open(scope: nil, name: nil, isRawValued: false))
        }
      } else if byte == UInt8(ascii: "}") {
        _ = stack.popLast()
      }
    }
  }

  /// The name and the conformances of the type that a line opens.
  private static func type(_ line: Substring.UTF8View) -> (name: String, conformances: [String])? {
    // What opens a brace is most often a call; "extension", "final" and the others begin with these.
    guard let first = line.first(where: { !Ascii.isSpace($0) }), "efips".utf8.contains(first) else { return nil }
    let head = line.prefix { $0 != UInt8(ascii: "{") }.split(separator: UInt8(ascii: ":"), maxSplits: 1)
    var words = (head.first ?? Substring().utf8).split(whereSeparator: Ascii.isSpace).map { Substring($0) }
    while let word = words.first, accessLevels.contains(word) { words.removeFirst() }
    guard let keyword = words.first, ["enum", "struct", "extension"].contains(keyword), words.count > 1 else {
      return nil
    }
    let conformances = head.count > 1 ? head[1].split(separator: UInt8(ascii: ",")).map { Substring($0).trimmed() } : []
    return (Substring(words[1].utf8.prefix { $0 != UInt8(ascii: "<") }).trimmed(), conformances)
  }

  /// `static let name = value`, `let name: CGFloat = 4`.
  private static func constant(_ line: String, _ comment: String?, _ number: Int) -> Constant? {
    guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let words = line.utf8[..<equals].split { Ascii.isSpace($0) || $0 == UInt8(ascii: ":") }.map { Substring($0) }
    guard let keyword = words.firstIndex(of: "let"), words.count > keyword + 1,
      words[..<keyword].allSatisfy({ $0 == "static" || accessLevels.contains($0) }),
      let value = TokenValue(code: String(line[line.utf8.index(after: equals)...]))
    else { return nil }
    return Constant(name: String(words[keyword + 1]), value: value, comment: comment, line: number)
  }

  private static let accessLevels: [Substring] = [
    "private", "public", "internal", "fileprivate", "final", "package",
  ]

  /// `case xs = 4, sm = 8`.
  private static func cases(_ line: String, _ number: Int) -> [Constant] {
    guard line.hasPrefix("case ") else { return [] }
    return line.utf8.dropFirst(5).split(separator: UInt8(ascii: ",")).compactMap { part in
      let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1).map { Substring($0).trimmed() }
      guard sides.count == 2, let value = TokenValue(code: sides[1]) else { return nil }
      return Constant(name: sides[0], value: value, comment: nil, line: number)
    }
  }

  /// The argument of a line such as `.font(.title)`.
  private static func modifierArgument(_ line: Substring.UTF8View) -> String? {
    guard line.first(where: { !Ascii.isSpace($0) }) == UInt8(ascii: ".") else { return nil }
    let call = Substring(line).trimmed()
    guard call.hasSuffix(")"), let open = call.utf8.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    return String(call[call.utf8.index(after: open)...].dropLast())
  }

  /// A line up to the `//` that stands outside a string literal, and the words behind it.
  private static func withoutComment(_ line: Substring.UTF8View) -> (Substring.UTF8View, String?) {
    guard Ascii.holds(UInt8(ascii: "/"), line) else { return (line, nil) }
    let place = Array(line).withUnsafeBytes { bytes in
      var lexer = SwiftLexer(bytes)
      while lexer.next() != nil {}
      return lexer.lineComment
    }
    guard let place else { return (line, nil) }
    let start = line.index(line.startIndex, offsetBy: place)
    let comment = Substring(line[start...].drop { $0 == UInt8(ascii: "/") }).trimmed()
    return (line[..<start], comment.isEmpty ? nil : comment)
  }
}
