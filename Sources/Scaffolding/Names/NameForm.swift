/// A way to write a name of several words; a placeholder's spelling or its ending chooses one.
///
/// For a variable `Feature` that holds `TradeHistory`: `__Feature__` gives `TradeHistory`, `__feature__` `tradeHistory`,
/// `__Feature_title__` `Trade History`, `__feature_words__` `trade history`, `__feature_snake__` `trade_history`,
/// `__feature_kebab__` `trade-history`, `__Feature_plural__` `TradeHistories` and `__feature_plural__` `tradeHistories`.
/// For one that holds `Countries`, `__Feature_singular__` gives `Country`.
package enum NameForm: String, CaseIterable, Sendable {
  case upperCamel, lowerCamel, title, words, snake, kebab, plural, lowerPlural, singular, lowerSingular

  /// The endings that a placeholder may have, with the form that each gives.
  static func named(_ ending: String, capitalised: Bool) -> NameForm? {
    switch ending {
    case "title": .title
    case "words": .words
    case "snake": .snake
    case "kebab": .kebab
    case "plural": capitalised ? .plural : .lowerPlural
    case "singular": capitalised ? .singular : .lowerSingular
    default: nil
    }
  }

  static let endings = ["title", "words", "snake", "kebab", "plural", "singular"]

  /// `name`, a word in UpperCamelCase or lowerCamelCase, in this form.
  func applied(to text: String) -> String {
    let name = text.prefix(1).uppercased() + text.dropFirst()
    let words = NameForm.words(of: name)
    return switch self {
    case .upperCamel: name
    case .lowerCamel: NameForm.lowerCamel(words)
    case .title: words.joined(separator: " ")
    case .words: words.map(NameForm.lowercasedUnlessAcronym).joined(separator: " ")
    case .snake: words.map { $0.lowercased() }.joined(separator: "_")
    case .kebab: words.map { $0.lowercased() }.joined(separator: "-")
    case .plural: NameForm.plural(words).joined()
    case .lowerPlural: NameForm.lowerCamel(NameForm.plural(words))
    case .singular: NameForm.singular(words).joined()
    case .lowerSingular: NameForm.lowerCamel(NameForm.singular(words))
    }
  }

  /// The words of a camel-case name; a run of capitals is one word: `URLHistory2` is `URL`, `History2`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let afterCapital = index > 0 && letters[index - 1].isUppercase
      let beforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if words.isEmpty || letter.isUppercase && (!afterCapital || beforeSmall) {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }

  private static func lowerCamel(_ words: [String]) -> String {
    (words.first.map { $0.lowercased() } ?? "") + words.dropFirst().joined()
  }

  private static func lowercasedUnlessAcronym(_ word: String) -> String {
    word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber } ? word : word.lowercased()
  }

  /// The words with the last one in the plural, by the rules of regular English nouns.
  private static func plural(_ words: [String]) -> [String] {
    guard let last = words.last else { return [] }
    return words.dropLast() + [plural(of: last)]
  }

  private static func plural(of word: String) -> String {
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    let hissing = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
    return word + (hissing ? "es" : "s")
  }

  /// The words with the last one in the singular, where it is the plural of a regular English noun.
  private static func singular(_ words: [String]) -> [String] {
    guard let last = words.last else { return [] }
    return words.dropLast() + [singular(of: last)]
  }

  /// Plurals whose singular ends in "e" where that of other words with their ending does not.
  private static let endingInE: Set = ["axes", "caches", "calories", "cookies", "movies", "selfies", "ties"]

  private static func singular(of word: String) -> String {
    let ends = { (endings: [String]) in endings.contains { word.lowercased().hasSuffix($0) } }
    // What ends like a plural and is none.
    if ends(["ss", "us", "is", "news", "series", "species"]) || word.count < 4 { return word }
    let keepsE = endingInE.contains(word.lowercased())
    if word.hasSuffix("ies"), !keepsE { return word.dropLast(3) + "y" }
    if ends(["xes", "ches", "shes", "sses"]), !keepsE { return String(word.dropLast(2)) }
    return word.hasSuffix("s") ? String(word.dropLast()) : word
  }
}
