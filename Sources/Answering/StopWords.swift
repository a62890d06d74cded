/// Words that say little about what is asked: they count for a tenth, because some of them are names of code too.
enum StopWords {
  static let weight = 0.1

  static func contains(_ word: String) -> Bool { words.contains(word) }

  private static let words: Set<String> = [
    "a", "about", "all", "also", "am", "an", "and", "any", "are", "as", "at", "be", "been", "being", "but", "by", "can",
    "cannot", "could", "did", "do", "does", "doing", "don", "each", "for", "from", "get", "gets", "getting", "go",
    "goes",
    "got", "had", "has", "have", "having", "he", "her", "here", "him", "his", "how", "i", "if", "in", "into", "is",
    "it",
    "its", "just", "let", "like", "make", "makes", "many", "may", "me", "might", "more", "most", "much", "must", "my",
    "need", "no", "not", "of", "off", "on", "one", "only", "or", "other", "our", "out", "over", "please", "put", "s",
    "she",
    "should", "so", "some", "something", "such", "t", "than", "that", "the", "their", "them", "then", "there", "these",
    "they", "thing", "things", "this", "those", "to", "too", "up", "us", "use", "used", "using", "very", "want", "was",
    "way", "we", "were", "what", "whats", "when", "where", "which", "while", "who", "why", "will", "with", "without",
    "would", "you", "your",
  ]
}
