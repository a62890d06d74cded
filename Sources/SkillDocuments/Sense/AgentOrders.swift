/// Orders to whoever works with a skill, on how to go about it, in place of rules for code.
enum AgentOrders {
  /// Whether the title of a section says that its items are such orders: "Review process", "Workflow", "Output format".
  static func isTitle(_ words: [String]) -> Bool {
    guard words.count <= 6 else { return false }
    if words.contains(where: { ["workflow", "workflows", "router"].contains($0) }) { return true }
    func both(_ first: String, _ second: String) -> Bool { words.contains(first) && words.contains(second) }
    return both("review", "process") || words == ["output", "format"] || both("behavior", "contract")
      || both("operating", "rules") || both("when", "invoked")
  }

  /// Whether a statement orders the reader of the skill: "Read `references/x.md` first", "Ask the user", "Call both tools".
  static func isOne(_ inline: InlineText, _ words: Words) -> Bool {
    let texts = words.all.map(\.text)
    let first = texts.prefix(3)
    if isReading(inline.plain) { return true }
    if let verb = texts.first, telling.contains(verb), hasPair("the", "user", in: texts) {
      return !texts.contains(where: ofApps.contains)
    }
    if let verb = texts.first, calling.contains(verb),
      texts.prefix(6).contains(where: { $0 == "tool" || $0 == "tools" })
    {
      return true
    }
    if reviewed.contains(where: { hasPair($0, "under", in: texts) }) { return hasPair("under", "review", in: texts) }
    return first.first == "flag" && flagged.contains(texts.dropFirst().first ?? "") && texts.count < 12
  }

  /// Whether its first sentence sends to a document: "Read `references/x.md` first", "Final check using `x/y.md`".
  private static func isReading(_ text: String) -> Bool {
    var before = ""
    for word in text.split(separator: " ") {
      let bare = word.drop { $0 == "(" || $0 == "`" }.prefix { $0 != ")" && $0 != "`" && $0 != "," }
      let name = bare.hasSuffix(".") ? String(bare.dropLast()) : String(bare)
      if Pointer.isDocument(name), reading.contains(before) { return true }
      if word.hasSuffix(".") { return false }
      before = word.lowercased()
    }
    return false
  }

  private static let reading: Set<String> = [
    "read", "load", "see", "consult", "open", "to", "using", "follow", "in", "via", "against", "with", "from",
  ]
  private static let telling: Set<String> = [
    "ask", "tell", "confirm", "show", "offer", "inform", "warn", "present", "prompt", "report", "explain",
  ]
  /// What an app asks of its own user and tells him.
  private static let ofApps: Set<String> = [
    "permission", "permissions", "authorization", "access", "consent", "password", "passcode", "confirmation", "error",
    "errors", "progress", "alert", "delete", "deletes", "deleting", "deletion", "destructive", "camera", "location",
    "notifications", "screen", "button", "tap", "taps",
  ]
  private static let reviewed: Set<String> = [
    "code", "file", "files", "diff", "change", "changes", "view", "views", "package", "project", "branch",
  ]
  private static let flagged: Set<String> = [
    "any", "all", "every", "each", "use", "uses", "usage", "usages", "instances", "cases", "places", "code", "calls",
    "views", "missing", "deprecated", "force",
  ]
  private static let calling: Set<String> = ["call", "run", "invoke", "start", "execute"]

  private static func hasPair(_ first: String, _ second: String, in words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { $0 == first && $1 == second }
  }
}
