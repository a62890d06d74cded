/// What of a brief says what is not wanted, or not now.
enum BriefScope {
  private static let unwanted = [
    "out of scope", "not in scope", "not part of", "not in this", "non-goals", "non goals", "not needed",
    "not included", "don't build", "do not build", "don't add", "do not add", "no need for", "leave out", "not wanted",
    "not yet", "not now", "explicitly not", "deliberately not", "explicitly out", "excluded", "exclusions", "won't do",
    "not this time", "not this round", "not for now", "not planned", "out for now", "left out",
  ]
  /// What only a heading says alone: below "Out" or "Later" stands what nobody builds now.
  private static let heads: Set<String> = [
    "out", "later", "maybe later", "for later", "comes later", "another time", "future", "the future", "in the future",
    "next version", "next release", "parked", "phase 2", "phase two", "follow-up", "follow-ups", "follow up",
  ]
  /// Where a sentence says that a thing is for another time. An app may sell tickets: "a separate ticket for each child".
  private static let marks = [
    ": separate ticket", ", separate ticket", "(separate ticket", "is a separate ticket", "in a separate ticket",
    ": separate story", "is a separate story", ": separate issue", "is a separate issue", "in another ticket",
    "is out of scope", "are out of scope", "(out of scope)", "don't build it now", "do not build it now",
    "not part of this", "not in this version", "not in this release",
  ]
  /// What says so at the end of a sentence alone: "answers that come later are dropped" is wanted.
  private static let ends = [" comes later", " come later", " will follow later"]

  /// Whether a sentence says what is not wanted: "Out of scope: calls", "PDF export: separate ticket".
  static func isLeftOut(_ sentence: String) -> Bool {
    // "Not now" as the title of a button is wanted.
    if let first = sentence.first, "\"“”'‘„«".contains(first) { return false }
    let words = plain(sentence)
    guard let end = words.lastIndex(where: \.isLetter) else { return false }
    return unwanted.contains { words.hasPrefix($0) } || marks.contains { words.contains($0) }
      || ends.contains { words[...end].hasSuffix($0) }
  }

  /// Whether a heading says so of what stands below it.
  static func isHead(_ text: String) -> Bool {
    let words = plain(text)
    let head = words.prefix { $0 != ":" && $0 != "(" }.split(separator: " ").joined(separator: " ")
    return unwanted.contains { words.hasPrefix($0) } || heads.contains(head)
  }

  private static func plain(_ text: String) -> Substring {
    text.lowercased().replacing("’", with: "'").drop { !$0.isLetter }
  }
}
