/// What can be said of a type of Swift by its text alone.
enum SwiftTypeText {
  /// The modules whose types can be told by their names.
  static let modules = ["Foundation", "SwiftUI"]

  /// True for text that can only be a type: its characters, with brackets that match.
  static func isBalanced(_ text: String) -> Bool {
    var open: [Character] = []
    for character in text {
      switch character {
      case "[": open.append("]")
      case "<": open.append(">")
      case "(": open.append(")")
      case "]", ">", ")": if open.popLast() != character { return false }
      case "?", ":", ",", ".", " ", "_": continue
      default:
        guard character.isASCII, character.isLetter || character.isNumber else { return false }
      }
    }
    return open.isEmpty && text.first.map { $0.isUppercase || "[(_".contains($0) || text.hasPrefix("any ") } ?? false
      && text.utf8.count <= 200
  }

  /// True where a file that writes the type `text` has to import `module`.
  static func needs(_ module: String, in text: String) -> Bool {
    var before: Character?
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      // What follows a dot is a part of the type before it.
      if !word.isEmpty, before != ".", origin(of: String(word)) == module { return true }
      before = first
      rest = rest.dropFirst(max(word.count, 1))
    }
    return false
  }

  private static func origin(of name: String) -> String? {
    // Every platform has these beside those of its own, and Foundation brings them on each.
    let isGeometry = ["CGFloat", "CGPoint", "CGRect", "CGSize"].contains(name)
    return isGeometry ? "Foundation" : KnownTypeNames.origin(of: name)
  }
}
