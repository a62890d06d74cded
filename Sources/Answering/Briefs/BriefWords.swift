import RuleIndex

/// What the words of a brief count, which tells a story around what it asks for.
enum BriefWords {
  /// As for questions, but less for what every brief says, nothing for numbers, and nothing for what the brief is all
  /// about, a recipe or a job, where the documents do not know it.
  static func importance(of word: String, beside domain: Set<String>) -> Double {
    if word.utf8.allSatisfy({ $0 &- 0x30 < 10 }) || domain.contains(AliasKey.stem(word)) { return 0.1 }
    return min(StopWords.importance(of: word), story.contains(word) ? 0.5 : 1)
  }

  /// Whether a word names a system, a device or a framework: by itself it asks for nothing.
  static func isProduct(_ word: String) -> Bool { products.contains(word) }

  private static let products: Set<String> = [
    "airplay", "appkit", "coredata", "icloud", "ios", "ipad", "ipados", "iphone", "macos", "swiftdata", "swiftui",
    "tvos",
    "uikit", "visionos", "voiceover", "watchos", "xcode",
  ]

  /// Doings, times and people of briefs, whatever they ask for.
  private static let story: Set<String> = [
    "active", "again", "already", "amount", "answer", "appear", "appears", "approach", "apply", "arrive", "arrives",
    "ask", "asks", "available", "away", "back", "begin", "begins", "belong", "belongs", "big", "both", "bring",
    "brings",
    "building", "come", "comes", "coming", "contains", "current", "currently", "customer", "customers", "day", "days",
    "deployment", "desk", "does", "down", "each", "easy", "else", "end", "ends", "enough", "even", "everything",
    "existing",
    "explain",
    "explains", "feel", "feels", "few", "final", "find", "fit", "fits", "follow", "follows", "full", "fully", "gives",
    "going", "gone", "half", "happening", "help", "hold", "holds", "instant", "kept", "kinds", "large", "late", "later",
    "leads", "left", "line", "lines", "little", "live", "long", "looking", "lost", "low", "main", "mostly", "move",
    "moves", "named", "near", "needed", "needs", "newest", "nice", "nothing", "now", "offer", "offers", "old", "older",
    "once", "ones", "open", "opens", "order", "part", "parts", "people", "person", "please", "purpose", "quick",
    "reader", "ready",
    "really", "required", "right", "said", "say", "says", "second", "seconds", "seeing", "seen", "shape", "sign",
    "short", "side",
    "since",
    "small", "soon", "stay", "stays", "still", "sum", "support", "target", "team", "tell", "tells", "today", "together",
    "too", "top",
    "understandable", "understood", "usual", "version", "wants", "well", "whatever", "whenever", "whole", "within",
    "worked",
    "working", "works", "year",
  ]
}
