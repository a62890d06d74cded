/// Where in an interface a rule applies, read from its words and from the headings above it.
enum Contexts {
  /// The contexts of a piece, in the order of the first word that calls for each.
  static func read(_ words: Words, _ interfaces: [String], sections: [[String]]) -> [String] {
    var found: [String] = []
    func add(_ context: String?) {
      if let context, !found.contains(context) { found.append(context) }
    }
    for word in words.all { add(word.context) }
    for name in interfaces { add(Lexicon[name.lowercased()]?.context) }
    for section in sections { for context in section { add(context) } }
    return found
  }

  static func read(_ words: Words) -> [String] { words.all.compactMap(\.context) }
}
