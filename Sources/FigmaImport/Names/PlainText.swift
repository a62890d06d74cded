/// Texts of a design made safe for people, code and names.
package enum PlainText {
  /// A layer's name without control characters, with single spaces, and not endless.
  package static func name(_ text: String) -> String {
    var words: [String] = [""]
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        if words.last != "" { words.append("") }
      } else if !isControl(scalar) {
        words[words.count - 1].unicodeScalars.append(scalar)
      }
    }
    let name = words.filter { !$0.isEmpty }.joined(separator: " ")
    return name.unicodeScalars.count <= 60 ? name : String(String.UnicodeScalarView(name.unicodeScalars.prefix(60)))
  }

  /// A text of a document that is shown as it is, such as an id, without what would move the cursor of a terminal.
  package static func word(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }), text.utf8.count <= 200 { return text }
    let shown = text.unicodeScalars.lazy.filter { !isControl($0) }.prefix(200)
    return String(String.UnicodeScalarView(shown))
  }

  /// Whether Figma made the name itself, as `Frame 12` and `Rectangle 3 copy`.
  package static func isGenerated(_ name: String) -> Bool {
    let words = name.lowercased().split { $0 == " " || $0 == "-" || $0 == "_" }
    guard let first = words.first else { return true }
    guard generated.contains(String(first)) else { return words.allSatisfy { $0.allSatisfy(\.isNumber) } }
    return words.dropFirst().allSatisfy { word in word.allSatisfy { $0.isNumber } || word == "copy" }
  }

  /// Control and format characters, which nobody sees; line breaks count too.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.value != 0x200D
    default: false
    }
  }

  /// The words of a name, lower case: `iconArrow-left` gives icon, arrow, left.
  package static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      if character.isLetter || character.isNumber {
        if character.isUppercase, wasLower, !word.isEmpty {
          words.append(word)
          word = ""
        }
        word += character.lowercased()
        wasLower = character.isLowercase || character.isNumber
      } else if !word.isEmpty {
        words.append(word)
        word = ""
        wasLower = false
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static let generated: Set<String> = [
    "frame", "group", "rectangle", "ellipse", "vector", "line", "polygon", "star", "union", "subtract", "intersect",
    "exclude", "image", "path", "oval", "shape", "combined", "component", "instance", "auto", "slice", "layer", "mask",
    "boolean", "bitmap", "container", "wrapper", "stack", "div", "autolayout",
  ]
}
