/// Statements that do not say what they speak of, because the heading above does.
enum Subject {
  /// `statement` with the title above before it, where it needs one to be understood.
  static func named(_ statement: String, _ words: Words, below titles: [String]) -> String {
    isMissing(in: words) ? below(titles, statement) : statement
  }

  /// `statement` with the nearest title before it that names a subject.
  static func below(_ titles: [String], _ statement: String) -> String {
    guard let title = titles.reversed().first(where: { !isGeneral($0) && TitleSense($0) != .explains }),
      !statement.hasPrefix(title), title.utf8.count <= 60
    else { return statement }
    return "\(title): \(statement)"
  }

  /// Whether a text begins with "it" or "this", with what something does, or with "Use only when".
  static func isMissing(in words: Words) -> Bool {
    guard let first = words.all.first, first.code == nil else { return false }
    let texts = words.all.map(\.text)
    if pronouns.contains(first.text) { return !(texts.count > 1 && nouns.contains(texts[1])) }
    if first.text == "use" || first.text == "available", texts.count > 1, turns.contains(texts[1]) { return true }
    if first.text == "use", texts.count > 2, texts[1] == "only", turns.contains(texts[2]) { return true }
    if words.has(.verb, 0), texts.count > 1, objects.contains(texts[1]) { return true }
    if words.all.count > 1, words.all[1].before == .colon, labels.contains(first.text) { return true }
    if texts.starts(with: ["important", "required"]) || texts.starts(with: ["also", "available"]) { return true }
    let next = texts.count > 1 ? texts[1] : ""
    return describes(first.text) || isThirdPerson(first.text) && determiners.contains(next)
  }

  /// Whether a statement without an order tells what happens: "iOS 26 exists", "The state triggers an update".
  static func tells(_ words: Words) -> Bool {
    let texts = words.all.prefix(6).map(\.text)
    if texts.contains("exists") || texts.contains("can") || texts.contains("cannot") { return true }
    guard !words.has(.verb, 0), !words.has(.condition, 0) else { return false }
    return texts.indices.dropFirst().contains { place in
      describes(texts[place])
        || isThirdPerson(texts[place]) && place + 1 < texts.count && determiners.contains(texts[place + 1])
    }
  }

  private static let pronouns: Set<String> = ["it", "its", "they", "them", "these", "this", "those", "both"]
  /// "This skill" and "This document" are no open ends.
  private static let nouns: Set<String> = ["skill", "document", "file", "guide", "section", "page"]
  private static let turns: Set<String> = ["when", "for", "if", "since", "where", "on", "in", "from"]

  /// "Wraps a view controller": what is left out before a verb of the third person.
  private static func describes(_ word: String) -> Bool {
    guard word.hasSuffix("s"), !word.hasSuffix("ss"), word.utf8.count > 4 else { return false }
    let stem = String(word.dropLast())
    return thirdPersons.contains(stem)
      || stem.hasSuffix("e") && thirdPersons.contains(String(stem.dropLast()))
  }

  /// A word that may be a verb of the third person: before "a" or "the" it is one.
  private static func isThirdPerson(_ word: String) -> Bool {
    word.utf8.count > 4 && word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us")
      && !word.hasSuffix("is")
      && !["always", "unless", "besides", "perhaps", "sometimes", "across", "besides", "towards"].contains(word)
  }

  private static let determiners: Set<String> = ["a", "an", "the", "its", "your", "whether", "how", "what", "default"]
  /// Words that stand for something named before: "Make them static".
  private static let objects: Set<String> = ["it", "them", "these", "those", "both"]
  /// What is said of a thing whose name is left out: "Availability: iOS 17".
  private static let labels: Set<String> = [
    "availability", "available", "requires", "since", "platforms", "minimum", "signature", "returns", "parameters",
    "default",
  ]

  /// Verbs that are no nouns in the plural.
  private static let thirdPersons: Set<String> = [
    "adapt", "allow", "appear", "apply", "become", "contain", "create", "define", "describe", "determine", "enable",
    "float", "generate", "give", "hide", "include", "initialize", "keep", "make", "manage", "need", "prevent",
    "produce",
    "provide", "receive", "remove", "render", "replace", "represent", "require", "resolve", "return", "run", "serve",
    "specify", "store", "take", "tell", "wrap",
  ]

  /// Titles that name no subject.
  private static func isGeneral(_ title: String) -> Bool {
    let words = title.lowercased().split { !($0.isLetter || $0 == "'") }.map(String.init)
    return words.isEmpty || words.allSatisfy { generals.contains($0) }
  }

  private static let generals: Set<String> = [
    "a", "and", "anti", "api", "avoid", "bad", "basic", "basics", "best", "checklist", "common", "core", "design",
    "details",
    "do", "don't", "dos", "donts", "example", "examples", "for", "general", "gotchas", "guidance", "guide", "guideline",
    "guidelines", "how", "important", "instructions", "introduction", "it", "key", "limitations", "mistake", "mistakes",
    "note", "notes", "of", "overview", "patterns", "pitfalls", "practices", "principles", "quick", "reference",
    "references", "requirements", "review", "rule", "rules", "setup", "summary", "the", "tip", "tips", "to", "usage",
    "use", "warning", "when", "why", "with",
  ]
}
