/// What people tell of themselves, and what they note of a document: no rules.
enum Narrative {
  /// Whether a text speaks in the first person of one: "In my latest app, I follow ...".
  static func isOne(_ words: Words) -> Bool {
    words.all.indices.contains { place in
      // Most words are longer: they are not looked up.
      words.all[place].text.utf8.count < 5 && words.all[place].code == nil && persons.contains(words.all[place].text)
        && words.text(place + 1) != "o"
    }
  }

  private static let persons: Set<String> = ["i", "i'm", "i've", "i'd", "i'll", "me"]

  /// Whether a text is drawn with lines and boxes.
  static func isDiagram(_ inline: InlineText) -> Bool {
    inline.bytes.contains(0xE2)
      && inline.plain.unicodeScalars.count { (0x2500...0x257F).contains($0.value) } > 2
  }

  /// Whether a text is one quotation.
  static func isQuote(_ text: String) -> Bool {
    let inner = text.dropFirst().dropLast()
    switch (text.first, text.last) {
    case ("\"", "\""): return !inner.contains("\"")
    case ("\u{201C}", "\u{201D}"): return !inner.contains("\u{201C}")
    default: return false
    }
  }

  /// Whether a line says what a document is for: "Context: a talk on performance".
  static func isPurpose(_ words: Words) -> Bool {
    guard words.all.count > 1, words.all[1].before == .colon else { return false }
    return ["context", "purpose", "goal", "audience", "scope", "source", "topic"].contains(words.all[0].text)
  }

  /// Whether a line is a field of the document: "Last updated: today", "Version: 2".
  static func isField(_ words: Words) -> Bool {
    guard words.all.count > 1, words.all.count < 12,
      let colon = words.all.indices.prefix(4).first(where: { words.all[$0].before == .colon }), colon > 0
    else { return false }
    let label = words.all[..<colon].map(\.text)
    return label == ["author"] || label == ["license"] || label == ["last", "updated"] || label == ["date"]
      || label == ["last", "reviewed"] || label == ["document", "version"] || label == ["status"]
      || label == ["trigger"]
  }
}
