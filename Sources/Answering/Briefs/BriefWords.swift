import RuleIndex

/// What the words of a brief count, which tells a story around what it asks for.
enum BriefWords {
  /// As for questions, but less for what every brief says, nothing for numbers, and nothing for what the brief is all
  /// about, a recipe or a job, where the documents do not know it.
  static func importance(of word: String, beside domain: Set<String>) -> Double {
    if word.utf8.allSatisfy({ $0 &- 0x30 < 10 }) || domain.contains(AliasKey.stem(word)) { return 0.1 }
    return min(StopWords.importance(of: word), story.contains(word) || isPlatform(word) ? 0.5 : 1)
  }

  /// Whether a word names a system, a device or a framework: by itself it asks for nothing.
  static func isProduct(_ word: String) -> Bool { products.contains(word) }

  private static let products: Set<String> = [
    "airplay", "appkit", "coredata", "icloud", "ios", "ipad", "ipados", "iphone", "macos", "swiftdata", "swiftui",
    "tvos",
    "uikit", "visionos", "voiceover", "watchos", "xcode",
  ]

  /// Whether a word says what the app runs on: "Minimum iOS 17, iPhone and iPad" asks for nothing.
  static func isPlatform(_ word: String) -> Bool { platforms.contains(word) }

  private static let platforms: Set<String> = [
    "ios", "ipad", "ipados", "iphone", "later", "macos", "minimum", "newer", "requirement", "requirements", "xcode",
  ]

  /// Doings, times and people of briefs, whatever they ask for.
  private static let story: Set<String> = [
    "accept", "accepted", "active", "add", "adds", "again", "already", "amount", "answer", "appear", "appears",
    "apply", "approach", "arrive", "arrives", "ask", "asks", "available", "away", "back", "begin", "begins", "belong",
    "belongs", "big", "both", "bring", "brings", "building", "choose", "chooses", "chosen", "close", "closed",
    "closes", "closing", "come", "comes", "coming", "confirm", "contains", "current", "currently", "customer",
    "customers", "data", "day", "days", "deployment", "desk", "detail", "details", "does", "done", "down", "each",
    "easy", "else", "end", "ends", "enough", "even", "everything", "existing", "explain", "explains", "feature",
    "features", "feel", "feels", "few", "final", "find", "finished", "fit", "fits", "follow", "follows", "full",
    "fully", "gives", "go", "goes", "going", "gone", "group", "groups", "half", "happening", "help", "hold", "holds",
    "hour", "hours", "instant", "item", "items", "kept", "kinds", "large", "late", "later", "leads", "leave",
    "leaves", "left", "line", "lines", "list", "lists", "little", "live", "long", "look", "looking", "looks", "lost",
    "low", "main", "minute", "minutes", "month", "mostly", "move", "moves", "name", "named", "names", "near",
    "needed", "needs", "newest", "nice", "note", "notes", "nothing", "now", "offer", "offers", "old", "older", "once",
    "ones", "open", "opened", "opening", "opens", "order", "page", "pages", "part", "parts", "people", "person",
    "plain", "please", "purpose", "quick", "reader", "ready", "really", "required", "right", "said", "say", "says",
    "screen", "screens", "second", "seconds", "seeing", "seen", "send", "sends", "sent", "set", "shape", "short",
    "shown", "side", "sign", "simple", "since", "small", "soon", "source", "sources", "stay", "stays", "still",
    "store", "stores", "sum", "support", "take", "taken", "target", "team", "tell", "tells", "text", "time", "times",
    "today", "together", "too", "top", "understandable", "understood", "usual", "version", "wants", "week", "weeks",
    "well", "whatever", "whenever", "whole", "within", "word", "words", "worked", "working", "works", "write",
    "writes", "written", "year",
  ]
}
