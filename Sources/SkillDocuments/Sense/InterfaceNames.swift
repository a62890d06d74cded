import ByteText

/// Names of program interfaces in code and prose.
enum InterfaceNames {
  /// The names in a piece of code, in order, each once: `buttonStyle` and `glass` in `.buttonStyle(.glass)`.
  ///
  /// Argument labels, strings, comments and keywords are no names.
  static func names(inCode code: some Collection<UInt8>) -> [String] {
    let bytes = Array(code)
    if let symbol = symbolName(bytes) { return [symbol] }
    if isPath(bytes) { return [] }
    var names: [String] = []
    var seen: Set<String> = []
    var position = 0
    var words = 0
    var lone: String?
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position = endOfString(bytes, position)
        continue
      }
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == byte {
        while position < bytes.count, bytes[position] != Ascii.newline { position += 1 }
        continue
      }
      guard Ascii.isLetter(byte) || byte == UInt8(ascii: "_") else {
        // A number takes its letters with it: 0xFF, 12pt.
        if Ascii.isDigit(byte) {
          while position < bytes.count, Ascii.isAlphanumeric(bytes[position]) { position += 1 }
          words += 1
        } else {
          position += 1
        }
        continue
      }
      let start = position
      while position < bytes.count, Ascii.isAlphanumeric(bytes[position]) || bytes[position] == UInt8(ascii: "_") {
        position += 1
      }
      let name = String(decoding: bytes[start..<position], as: UTF8.self)
      words += 1
      let before: UInt8 = start > 0 ? bytes[start - 1] : 0
      let after: UInt8 = position < bytes.count ? bytes[position] : 0
      let mayBeKeyword = Ascii.isLowercase(byte) || byte == UInt8(ascii: "S")
      guard !(mayBeKeyword && keywords.contains(name)), name != "_" else {
        if !literals.contains(name) { lone = name }
        continue
      }
      if before == UInt8(ascii: "#"), [3, 4, 6, 8].contains(name.utf8.count), name.utf8.allSatisfy(Ascii.isHexadecimal)
      {
        continue
      }
      let isMember = [UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "\\"), UInt8(ascii: "$")]
        .contains(before)
      let isCall = after == UInt8(ascii: "(")
      if isMember || isCall || isTypeName(name) || isCamelCase(bytes[start..<position]) {
        // A label stands before a colon and is no name of its own, unless a dot or a capital makes it one.
        // `Color.pf*` names a family, not a member.
        if after == UInt8(ascii: "*") { continue }
        if after == UInt8(ascii: ":"), !isMember, !isTypeName(name) { continue }
        // Few names are found faster without a set; many would take too long.
        if names.count == 16 { seen = Set(names) }
        if names.count < 16 ? !names.contains(name) : seen.insert(name).inserted { names.append(name) }
      } else {
        lone = name
      }
    }
    // A single lower-case word in code marks is meant as a name: `tint`, `searchable`.
    if names.isEmpty, words == 1, let lone { names.append(lone) }
    return names
  }

  /// A dotted name in small letters, such as `chevron.left`, is the name of a symbol and stays whole.
  private static func symbolName(_ code: [UInt8]) -> String? {
    guard code.count > 2, code.count <= 64, let first = code.first, Ascii.isLowercase(first),
      code.last != UInt8(ascii: ".")
    else {
      return nil
    }
    guard code.contains(UInt8(ascii: ".")), !isPath(code) else { return nil }
    let isSymbol = code.allSatisfy { Ascii.isLowercase($0) || Ascii.isDigit($0) || $0 == UInt8(ascii: ".") }
    return isSymbol ? String(decoding: code, as: UTF8.self) : nil
  }

  /// Whether code marks hold a path, an address or a file name and no code.
  private static func isPath(_ code: [UInt8]) -> Bool {
    guard code.count <= 256, !code.contains(UInt8(ascii: "(")), !code.contains(Ascii.newline) else { return false }
    if code.contains(UInt8(ascii: "/")), !code.starts(with: "//".utf8) { return true }
    guard let dot = code.lastIndex(of: UInt8(ascii: ".")), code.count - dot <= 6 else { return false }
    switch String(decoding: code[(dot + 1)...], as: UTF8.self) {
    case "swift", "json", "yml", "yaml": return true
    // PFSpacing.md is a token, README.md and notes.md are files.
    case "md": return !code[..<dot].contains(where: Ascii.isLowercase) || !(code.first.map(Ascii.isUppercase) ?? false)
    default: return false
    }
  }

  private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != Ascii.newline {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(bytes.count, position + 1)
  }

  /// Whether a word of prose is a name: `NavigationStack`, `matchedGeometryEffect`, `@State`, `#Preview`.
  static func isName(inProse word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    if first == UInt8(ascii: "@") || first == UInt8(ascii: "#") {
      return word.count > 2 && word.dropFirst().allSatisfy(Ascii.isLetter)
    }
    guard isCamelCase(word) || isMember(word) else { return false }
    return !products.contains(String(decoding: word, as: UTF8.self))
  }

  /// Whether code holds a name that says by itself what a text is about: `Picker`, `@State`, `.scrollTransition`, not
  /// `next()` or `.large`.
  static func namesSubject(_ code: String) -> Bool {
    names(inCode: code.utf8).contains { $0.utf8.contains(where: Ascii.isUppercase) && $0.utf8.count > 2 }
  }

  /// A type and its member: `Color.white`.
  private static func isMember(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, Ascii.isUppercase(first), let dot = word.firstIndex(of: UInt8(ascii: ".")) else {
      return false
    }
    let member = word[(dot + 1)...]
    return dot - word.startIndex > 2 && member.first.map(Ascii.isLowercase) == true && !isPath(Array(word))
  }

  /// A name without the s of its plural: "ScrollViews" speaks of `ScrollView`.
  static func singular(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard word.last == UInt8(ascii: "s"), let before = word.dropLast().last, Ascii.isLowercase(before) else {
      return word
    }
    return [UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "i")].contains(before) ? word : word.dropLast()
  }

  /// A capital inside a word of letters and digits that is no acronym: `glassEffect`, `ZStack`, but not `CTAs`.
  static func isCamelCase(_ word: ArraySlice<UInt8>) -> Bool {
    var isMixed = false, capitals = 0, smalls = 0
    var previous: UInt8 = 0
    for byte in word {
      guard Ascii.isAlphanumeric(byte) || byte == UInt8(ascii: ".") else { return false }
      if Ascii.isUppercase(byte) {
        capitals += 1
        if Ascii.isLowercase(previous) { isMixed = true }
      } else if Ascii.isLowercase(byte) {
        smalls += 1
      }
      previous = byte
    }
    return word.count > 3 && (isMixed || (capitals > 1 && smalls > 2))
  }

  private static func isTypeName(_ name: String) -> Bool {
    guard let first = name.utf8.first, Ascii.isUppercase(first) else { return false }
    return name.utf8.contains(where: Ascii.isLowercase)
  }

  private static let products: Set<String> = [
    "iOS", "iPadOS", "macOS", "watchOS", "tvOS", "visionOS", "SwiftUI", "UIKit", "AppKit", "VoiceOver", "iPhone",
    "iPad",
    "GitHub", "YouTube", "JavaScript", "TypeScript", "CarPlay", "AirPlay", "FaceTime", "iCloud", "WatchKit", "XCTest",
    "MacBook", "AppStore", "DocC", "OpenAI", "ChatGPT", "PostgreSQL", "SQLite", "LLDB",
  ]

  private static let literals: Set<String> = ["_", "true", "false", "nil", "self", "Self", "super"]

  static let keywords: Set<String> = [
    "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do",
    "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
    "in",
    "init", "inout", "internal", "is", "let", "lazy", "mutating", "nil", "open", "override", "private", "protocol",
    "public",
    "repeat", "required", "return", "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "weak", "where", "while",
  ]
}
