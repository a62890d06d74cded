/// Finds a good name near a bad one.
enum NameSuggestion {
  /// A type name that `TypeName` accepts and that resembles `text`; nil when too little of it is left.
  static func typeName(for text: String, _ suffixes: [String]) -> String? {
    let last = text.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? text
    var words = asciiWords(last)
    if let first = words.first { words[0] = spellingLeadingDigits(first) }
    var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    name = shortened(name)
    while let suffix = suffixes.first(where: { name.hasSuffix($0) && name != $0 }) { name.removeLast(suffix.count) }
    if name.isEmpty { return nil }
    for candidate in [name, "My" + name] where TypeName.flaw(in: candidate, suffixes) == nil {
      return candidate
    }
    return nil
  }

  /// The runs of ASCII letters and digits in `text`, with common accented letters spelled out.
  private static func asciiWords(_ text: String) -> [String] {
    var words: [String] = [""]
    for character in text {
      if character.isASCII, character.isLetter || character.isNumber {
        words[words.count - 1].append(character)
      } else if let plain = plainLetters[character] {
        words[words.count - 1] += plain
      } else {
        words.append("")
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// `3d` becomes `ThreeD`: a digit that leads is spelled, further digits are dropped.
  private static func spellingLeadingDigits(_ word: String) -> String {
    guard let digit = word.first?.wholeNumberValue else { return word }
    let rest = word.drop { $0.isNumber }
    return digitNames[digit] + rest.prefix(1).uppercased() + rest.dropFirst()
  }

  /// `name` cut before the capital letter that would make it too long.
  private static func shortened(_ name: String) -> String {
    guard name.count > TypeName.longest else { return name }
    let head = name.prefix(TypeName.longest + 1)
    let cut = head.lastIndex { $0.isUppercase } ?? head.startIndex
    return String(cut > head.startIndex ? head[..<cut] : head.dropLast())
  }

  private static let digitNames = ["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]

  private static let plainLetters: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "à": "a", "á": "a", "â": "a",
    "ã": "a", "å": "a", "æ": "ae", "ç": "c", "è": "e", "é": "e", "ê": "e", "ë": "e", "ì": "i", "í": "i", "î": "i",
    "ï": "i", "ñ": "n", "ò": "o", "ó": "o", "ô": "o", "õ": "o", "ø": "o", "ù": "u", "ú": "u", "û": "u", "ý": "y",
    "É": "E", "È": "E", "À": "A", "Á": "A", "Ç": "C", "Ñ": "N", "Ó": "O", "Ø": "O", "Å": "A", "ł": "l", "Ł": "L",
    "š": "s", "Š": "S", "ž": "z", "Ž": "Z", "č": "c", "Č": "C", "ř": "r", "ś": "s", "ż": "z", "ź": "z", "ę": "e",
    "ą": "a", "ć": "c", "ń": "n", "ğ": "g", "ı": "i", "ş": "s",
  ]
}
