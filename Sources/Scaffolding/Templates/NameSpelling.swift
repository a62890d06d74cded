/// The spellings of a name, each with the placeholder that gives it.
struct NameSpelling {
  private let pairs: [(spelling: String, placeholder: String)]

  init(_ name: String, variable: String) {
    let lower = variable.lowercased()
    let all: [(NameForm, String)] = [
      (.upperCamel, "__\(variable)__"), (.title, "__\(variable)_title__"), (.lowerCamel, "__\(lower)__"),
      (.words, "__\(lower)_words__"), (.snake, "__\(lower)_snake__"), (.kebab, "__\(lower)_kebab__"),
      (.plural, "__\(variable)_plural__"), (.lowerPlural, "__\(lower)_plural__"),
      (.singular, "__\(variable)_singular__"), (.lowerSingular, "__\(lower)_singular__"),
    ]
    var seen: Set<String> = []
    pairs = all.map { ($0.0.applied(to: name), $0.1) }.filter { seen.insert($0.0).inserted }
      .sorted { $0.0.utf8.count > $1.0.utf8.count }
  }

  /// `text` with every spelling replaced that stands at the beginning of a word, or begins with a capital.
  func replaced(in text: String) -> String {
    var result = ""
    var rest = text[...]
    var before: Character = " "
    while let first = rest.first {
      let match = pairs.first { pair in
        guard rest.hasPrefix(pair.spelling), first.isUppercase || !(before.isLetter || before.isNumber) else {
          return false
        }
        // `Portfolio` is not in `Portfoliowise`.
        let next = rest.dropFirst(pair.spelling.count).first ?? " "
        return !next.isLowercase || next == "s"
      }
      if let match {
        result += match.placeholder
        before = match.spelling.last ?? " "
        rest = rest.dropFirst(match.spelling.count)
      } else {
        result.append(first)
        before = first
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
