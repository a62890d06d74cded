/// Words that say little about what is asked. They still count for something, because some of them are names of code too.
enum StopWords {
  /// How much a word counts: a tenth for glue, half for words that are in half of all questions, else all.
  static func importance(of word: String) -> Double {
    if words.contains(word) { return 0.1 }
    return weakWords.contains(word) ? 0.5 : 1
  }

  static func contains(_ word: String) -> Bool { words.contains(word) }

  /// Places, doings and things of everyday questions, whatever they are about.
  private static let weakWords: Set<String> = [
    "above", "across", "add", "after", "against", "along", "always", "app", "apps", "around", "avoid", "before",
    "behind", "below", "beside", "best", "better", "between", "build", "call", "change", "changes", "code",
    "correct", "create", "different", "during", "every", "example", "first", "give", "good", "handle", "happen",
    "happens", "implement", "inside", "instead", "ios", "keep", "kind", "last", "look", "looks", "mean", "never",
    "new", "next", "outside", "own", "place", "possible", "prevent", "proper", "properly", "recommended", "right",
    "same", "screen", "screens", "see", "set", "show", "shown", "shows", "start", "stop", "swift", "swiftui",
    "take", "through", "toward", "turn", "turns", "under", "until", "user", "users", "value", "values", "work",
    "works", "write", "wrong",
  ]

  private static let words: Set<String> = [
    "a", "about", "all", "also", "am", "an", "and", "any", "are", "as", "at", "be", "been", "being", "but", "by",
    "can", "cannot", "could", "did", "do", "does", "doing", "don", "each", "for", "from", "get", "gets", "getting",
    "go", "goes", "got", "had", "has", "have", "having", "he", "her", "here", "him", "his", "how", "i", "if", "in",
    "into", "is", "it", "its", "just", "let", "like", "make", "makes", "many", "may", "me", "might", "more", "most",
    "much", "must", "my", "need", "no", "not", "of", "off", "on", "one", "only", "or", "other", "our", "out",
    "over", "please", "put", "s", "she", "should", "so", "some", "something", "such", "t", "than", "that", "the",
    "their", "them", "then", "there", "these", "they", "thing", "things", "this", "those", "to", "too", "up", "us",
    "use", "used", "using", "very", "want", "was", "way", "we", "were", "what", "whats", "when", "where", "which",
    "while", "who", "why", "will", "with", "without", "would", "you", "your",
  ]
}
