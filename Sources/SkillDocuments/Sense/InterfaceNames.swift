/// Names of program interfaces in code and prose.
enum InterfaceNames {
  /// The names in a piece of code, in order, each once: `buttonStyle` and `glass` in `.buttonStyle(.glass)`.
  ///
  /// Argument labels, strings, comments and keywords are no names.
  static func names(inCode code: some Collection<UInt8>) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    let bytes = Array(code)
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
      guard !keywords.contains(name), name != "_" else { continue }
      let isMember = [UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "\\"), UInt8(ascii: "$")]
        .contains(before)
      let isCall = after == UInt8(ascii: "(")
      if isMember || isCall || isTypeName(name) || isCamelCase(bytes[start..<position]) {
        // A label stands before a colon and is no name of its own, unless a dot or a capital makes it one.
        if after == UInt8(ascii: ":"), !isMember, !isTypeName(name) { continue }
        if seen.insert(name).inserted { names.append(name) }
      } else {
        lone = name
      }
    }
    // A single lower-case word in code marks is meant as a name: `tint`, `searchable`.
    if names.isEmpty, words == 1, let lone { names.append(lone) }
    return names
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
    return isCamelCase(word) && !products.contains(String(decoding: word, as: UTF8.self))
  }

  /// A small letter directly before a capital one, in a word of letters and digits.
  static func isCamelCase(_ word: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0, isMixed = false, letters = 0
    for byte in word {
      guard Ascii.isAlphanumeric(byte) || byte == UInt8(ascii: ".") else { return false }
      if Ascii.isUppercase(byte), Ascii.isLowercase(previous) { isMixed = true }
      previous = byte
      letters += 1
    }
    return isMixed && letters > 3
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
