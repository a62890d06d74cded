/// Texts and names of a design as Swift.
enum SwiftWords {
  /// A string literal; what cannot be seen is written as an escape.
  static func literal(_ text: String) -> String {
    var code = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": code += "\\\""
      case "\\": code += "\\\\"
      case "\n": code += "\\n"
      case "\r": code += "\\r"
      case "\t": code += "\\t"
      default:
        if PlainText.isControl(scalar) {
          code += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          code.unicodeScalars.append(scalar)
        }
      }
    }
    return code + "\""
  }

  /// `Text("…")`; words that Markdown would change are taken as they stand.
  static func text(_ content: String) -> String {
    let means = content.unicodeScalars.contains { "*_`[]~\\<".unicodeScalars.contains($0) }
    return means ? "Text(verbatim: \(literal(content)))" : "Text(\(literal(content)))"
  }

  /// An UpperCamelCase name of letters and digits; `fallback` where nothing is left of the text.
  static func typeName(_ text: String, fallback: String) -> String {
    let words = PlainText.words(text).map { asciiOnly($0) }.filter { !$0.isEmpty }
    var name = ""
    for word in words.prefix(5) where name.utf8.count + word.utf8.count <= 40 {
      name += word.prefix(1).uppercased() + word.dropFirst()
    }
    if name.isEmpty { return fallback }
    if name.first?.isNumber == true { name = fallback + name }
    return name
  }

  /// A lowerCamelCase name.
  static func memberName(_ text: String, fallback: String) -> String {
    let type = typeName(text, fallback: fallback)
    let name = type.prefix(1).lowercased() + type.dropFirst()
    return reserved.contains(name) ? name + "Part" : name
  }

  private static func asciiOnly(_ word: String) -> String {
    String(
      String.UnicodeScalarView(
        word.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }))
  }

  // Keywords, and members that a view has already.
  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil",
    "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "actor", "await", "async", "body",
    "font", "padding", "background", "overlay", "frame", "toolbar", "sheet", "dismiss", "opacity", "tag", "id", "label",
    "tint", "mask", "border", "offset", "position", "help", "badge", "task", "alert", "menu", "type", "some", "any",
    "package", "open", "macro", "each", "hidden", "disabled", "searchable", "refreshable", "navigationTitle", "content",
  ]
}

/// Names that are each given once.
struct UniqueNames {
  private var taken: Set<String>

  init(taken: Set<String> = []) { self.taken = taken }

  /// `name`, or `name2`, `name3` where it is taken.
  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = name + "\(number)"
      number += 1
    }
    return candidate
  }
}
