/// Texts and names of a design as Swift.
enum SwiftWords {
  /// A string literal; what cannot be seen is written as an escape.
  static func literal(_ text: String) -> String {
    var code = "\""
    let last = text.unicodeScalars.last
    // A mark at the start would join the quote before it to one character, and some letters join the quote after them.
    let joinsStart = ("\"" + text).first != "\""
    let joinsEnd = last.map { Character($0) != (String($0) + "\"").first } ?? false
    var rest = text.unicodeScalars.count
    for scalar in text.unicodeScalars {
      rest -= 1
      if joinsStart && code.utf8.count == 1 || joinsEnd && rest == 0 {
        code += escaped(scalar)
        continue
      }
      switch scalar {
      case "\"": code += "\\\""
      case "\\": code += "\\\\"
      case "\n": code += "\\n"
      case "\r": code += "\\r"
      case "\t": code += "\\t"
      default:
        if PlainText.isControl(scalar) {
          code += escaped(scalar)
        } else {
          code.unicodeScalars.append(scalar)
        }
      }
    }
    return code + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
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
    "package", "open", "macro", "each", "associatedtype", "fileprivate", "precedencegroup", "rethrows", "borrowing",
    "consuming", "unowned", "weak", "lazy", "indirect", "mutating", "nonmutating", "nonisolated", "override",
    "required",
    "convenience", "optional", "dynamic", "final", "prefix", "postfix", "infix", "get", "set", "willSet", "didSet",
    "allCases", "hashValue", "hash", "selection", "tab", "isSheetPresented", "isAlertPresented", "hidden", "disabled",
    "searchable", "refreshable", "navigationTitle", "content",
  ]
}

/// Names that are each given once.
struct UniqueNames {
  private var taken: Set<String>
  /// The last number that a name was given, so that a thousand alike are not counted through each time.
  private var numbers: [String: Int] = [:]

  init(taken: Set<String> = []) { self.taken = taken }

  /// `name`, or `name2`, `name3` where it is taken.
  mutating func unique(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 1
    repeat { number += 1 } while !taken.insert(name + "\(number)").inserted
    numbers[name] = number
    return name + "\(number)"
  }
}
