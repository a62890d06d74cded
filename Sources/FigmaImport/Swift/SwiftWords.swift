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
    let plain = text.filter { $0 != "'" && $0 != "’" }
    var words = PlainText.words(plain).compactMap { folded($0) }.filter { !$0.isEmpty }[...]
    // A name begins with a letter: numbers at the start are left out where words follow.
    if words.contains(where: { $0.contains(where: \.isLetter) }) {
      words = words.drop { $0.allSatisfy(\.isNumber) }
    }
    var name = ""
    for word in words.prefix(5) where name.utf8.count + word.utf8.count <= 40 {
      name += word.prefix(1).uppercased() + word.dropFirst()
    }
    if name.isEmpty { return fallback }
    if name.first?.isNumber == true { name = fallback + name }
    return name
  }

  /// A lowerCamelCase name; `fallback` where the text has no words that letters of ASCII can write.
  static func memberName(_ text: String, fallback: String) -> String {
    let type = typeName(text, fallback: fallback)
    let hasWords = PlainText.words(text).contains { folded($0)?.contains(where: \.isLetter) == true }
    let name = hasWords ? type.prefix(1).lowercased() + type.dropFirst() : fallback
    return reserved.contains(name) ? name + "Part" : name
  }

  /// Types that a small view must not hide.
  static let systemTypes: Set<String> = [
    "Alert", "Alignment", "Angle", "Animation", "Any", "App", "Array", "Axis", "Badge", "Binding", "Bool", "Button",
    "Calendar", "Canvas", "Capsule", "Character", "Chart", "Circle", "Color", "Commands", "Data", "Date", "DatePicker",
    "Dictionary", "Divider", "Double", "Edge", "Ellipse", "Error", "Event", "Font", "Form", "Gauge", "Grid", "Group",
    "Image", "Int", "Label", "Layout", "Link", "List", "Locale", "Map", "Material", "Menu", "Never", "Notification",
    "Optional", "Path", "Picker", "Range", "Rectangle", "Result", "Scene", "Section", "Set", "Settings", "Shape",
    "Slider", "Spacer", "State", "Stepper", "String", "Tab", "Table", "TableRow", "Task", "Text", "TextField", "Timer",
    "Toggle", "Transaction", "URL", "UUID", "View", "Visibility", "Window",
  ]

  /// A word in letters of ASCII, accents left out; nil where it is of another script.
  static func folded(_ word: String) -> String? {
    var plain = ""
    for scalar in word.unicodeScalars {
      if scalar.isASCII {
        plain.unicodeScalars.append(scalar)
      } else if scalar.properties.isAlphabetic {
        guard let letters = base(of: scalar) else { return nil }
        plain += letters
      }
    }
    return plain
  }

  /// The letters that a Latin letter is made of: `LATIN SMALL LETTER A WITH TILDE` says it.
  private static func base(of scalar: Unicode.Scalar) -> String? {
    guard let words = scalar.properties.name?.split(separator: " "), words.count > 3, words[0] == "LATIN",
      words[2] == "LETTER" || words[2] == "LIGATURE"
    else { return nil }
    let letters =
      switch (words[3], words.count > 4 ? words[4] : "") {
      case ("SHARP", "S"): "SS"
      case ("DOTLESS", let letter): String(letter)
      case (let letters, _): String(letters)
      }
    guard letters.count <= 2 else { return nil }
    return words[1] == "SMALL" ? letters.lowercased() : letters
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

  private let ignoresCase: Bool

  init(taken: Set<String> = [], ignoringCase: Bool = false) {
    self.taken = taken
    ignoresCase = ignoringCase
  }

  /// `name`, or `name2`, `name3` where it is taken.
  mutating func unique(_ name: String) -> String {
    let key = ignoresCase ? name.lowercased() : name
    if taken.insert(key).inserted { return name }
    var number = numbers[key] ?? 1
    repeat { number += 1 } while !taken.insert(key + "\(number)").inserted
    numbers[key] = number
    return name + "\(number)"
  }
}
