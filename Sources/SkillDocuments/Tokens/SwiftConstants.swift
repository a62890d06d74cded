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

  init(_ code: String) {
    var stack: [Open] = []
    for (number, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let (text, comment) = SwiftConstants.withoutComment(line)
      let trimmed = text.trimmed()
      if let scope = stack.last?.scope {
        if let constant = SwiftConstants.constant(trimmed, comment, number) {
          scopes[scope].constants.append(constant)
        } else if stack.last?.isRawValued == true {
          scopes[scope].constants += SwiftConstants.cases(trimmed, number)
        }
      }
      if stack.isEmpty, let argument = SwiftConstants.modifierArgument(trimmed) {
        modifiers.append(Modifier(argument: argument, comment: comment, line: number))
      }
      open(trimmed, &stack)
    }
    scopes.removeAll { $0.constants.isEmpty }
  }

  private mutating func open(_ text: String, _ stack: inout [Open]) {
    var declaration = SwiftConstants.type(text)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), stack.count < 64 {
        if let (name, conformances) = declaration, !conformances.contains("View") {
          let path = (stack.compactMap(\.name) + [name]).joined(separator: ".")
          scopes.append(Scope(name: path))
          stack.append(Open(scope: scopes.count - 1, name: name, isRawValued: !conformances.isEmpty))
        } else {
          stack.append(Open(scope: nil, name: nil, isRawValued: false))
        }
        declaration = nil
      } else if byte == UInt8(ascii: "}") {
        _ = stack.popLast()
      }
    }
  }

  /// The name and the conformances of the type that a line opens.
  private static func type(_ line: String) -> (name: String, conformances: [String])? {
    guard line.utf8.contains(UInt8(ascii: "{")) else { return nil }
    let head = line.prefix { $0 != "{" }
    let parts = head.split(separator: ":", maxSplits: 1)
    var words = (parts.first ?? "").split(separator: " ")
    while let word = words.first, ["private", "public", "internal", "fileprivate", "final", "package"].contains(word) {
      words.removeFirst()
    }
    guard let keyword = words.first, ["enum", "struct", "extension"].contains(keyword), words.count > 1 else {
      return nil
    }
    let conformances = parts.count > 1 ? parts[1].split(separator: ",").map { $0.trimmed() } : []
    return (words[1].prefix { $0 != "<" }.trimmed(), conformances)
  }

  /// `static let name = value`, `let name: CGFloat = 4`.
  private static func constant(_ line: String, _ comment: String?, _ number: Int) -> Constant? {
    guard let equals = line.firstIndex(of: "=") else { return nil }
    let words = line[..<equals].split { $0 == " " || $0 == ":" }
    guard let keyword = words.firstIndex(of: "let"), words.count > keyword + 1,
      words[..<keyword].allSatisfy({ ["static", "public", "private", "package"].contains($0) }),
      let value = TokenValue(code: String(line[line.index(after: equals)...]))
    else { return nil }
    return Constant(name: String(words[keyword + 1]), value: value, comment: comment, line: number)
  }

  /// `case xs = 4, sm = 8`.
  private static func cases(_ line: String, _ number: Int) -> [Constant] {
    guard line.hasPrefix("case ") else { return [] }
    return line.dropFirst(5).split(separator: ",").compactMap { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, let value = TokenValue(code: String(sides[1])) else { return nil }
      return Constant(name: sides[0].trimmed(), value: value, comment: nil, line: number)
    }
  }

  /// The argument of a line such as `.font(.title)`.
  private static func modifierArgument(_ line: String) -> String? {
    guard line.hasPrefix("."), line.hasSuffix(")"), let open = line.firstIndex(of: "(") else { return nil }
    return String(line[line.index(after: open)...].dropLast())
  }

  private static func withoutComment(_ line: Substring) -> (Substring, String?) {
    guard let start = line.range(ofSlashes: ()) else { return (line, nil) }
    let comment = line[start...].drop { $0 == "/" }.trimmed()
    return (line[..<start], comment.isEmpty ? nil : comment)
  }
}

extension Substring {
  /// Where `//` begins outside a string literal.
  fileprivate func range(ofSlashes: Void) -> Index? {
    var inString = false
    var previous: UInt8 = 0
    for index in utf8.indices {
      let byte = utf8[index]
      if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { inString.toggle() }
      if byte == UInt8(ascii: "/"), previous == byte, !inString { return utf8.index(before: index) }
      previous = byte
    }
    return nil
  }
}
