import ByteText

/// Orders to whoever works with a skill, on how to go about it, in place of rules for code.
enum AgentOrders {
  /// Whether the title of a section says that its items are such orders: "Review process", "Workflow", "Output format".
  static func isTitle(_ words: [String]) -> Bool {
    guard words.count <= 6 else { return false }
    if words.contains(where: { ["workflow", "workflows", "router", "routing"].contains($0) }) { return true }
    if words.count <= 3, words.last == "output" { return true }
    func both(_ first: String, _ second: String) -> Bool { words.contains(first) && words.contains(second) }
    if words.count <= 3, words.contains("output") || words.contains("response") || words.contains("report"),
      words.contains(where: {
        ["format", "formats", "template", "templates", "structure", "contract", "expectations"].contains($0)
      })
    {
      return true
    }
    if words.contains("agent"), ["rules", "instructions", "behavioral"].contains(where: words.contains) { return true }
    return both("review", "process") || both("behavior", "contract") || both("failure", "modes") && both("to", "handle")
      || both("operating", "rules") || both("when", "invoked")
  }

  /// Whether the title of a section says that all below it is of an answer to give or of a talk with the user:
  /// "Output format (when reviewing)", "Interview before the first line".
  static func isOfTalk(_ words: [String]) -> Bool {
    words.count <= 8
      && (words.contains("interview")
        || ["output", "report", "response"].contains { hasPair($0, "format", in: words) } && !words.contains("of"))
  }

  /// Whether a statement orders the reader of the skill: "Read `references/x.md` first", "Ask the user", "Call both tools".
  static func isOne(_ inline: InlineText, _ words: Words) -> Bool {
    let texts = words.all.map(\.text)
    let first = texts.prefix(3)
    if isReading(inline.plain) || inline.codes.contains(where: { isCommand($0.text) }) { return true }
    if asksUser(texts) || reportsFindings(texts, inline) || judges(texts) { return true }
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
    guard text.utf8.contains(bytesOf: ".md") else { return false }
    var before = ""
    for word in text.split(separator: " ") {
      let bare = word.drop { $0 == "(" || $0 == "`" }.prefix { $0 != ")" && $0 != "`" && $0 != "," }
      let name = bare.hasSuffix(".") ? String(bare.dropLast()) : String(bare)
      if Pointer.isDocument(name), reading.contains(before) { return true }
      if word.hasSuffix(".") { return false }
      before = word.drop { $0 == "(" }.lowercased()
    }
    return false
  }

  /// Whether code is a command of a terminal, a script or the tool of a server: `git status --short`, `scripts/run.sh`.
  private static func isCommand(_ code: String) -> Bool {
    if code.hasPrefix("--") || code.contains(" --") || code.hasPrefix("mcp__") || code.contains("${") { return true }
    if code.hasPrefix("scripts/") || code == "references/" || code == "assets/" { return true }
    let words = code.split(separator: " ")
    if words.count > 1, let first = words.first, tools.contains(String(first)) { return true }
    if let first = words.first, scripts.contains(where: { first.hasSuffix($0) }) { return true }
    guard words.count > 1, let first = words.first, first.allSatisfy({ $0.isLowercase || $0 == "-" || $0 == "3" })
    else {
      return false
    }
    return words.dropFirst().contains { $0.first == "-" && $0.dropFirst().first?.isLowercase == true && $0.count < 4 }
  }

  /// Whether a line asks for what follows without saying of what: "Ask for:", "Provide:".
  static func isDemand(_ words: Words) -> Bool {
    guard words.all.count <= 2, let verb = words.text(0) else { return false }
    if verb == "search", words.text(1) == "for" { return true }
    return ["ask", "provide", "collect", "report", "deliver", "summarize", "output", "return", "present"].contains(verb)
      && (words.all.count == 1 || words.text(1) == "for")
  }

  private static let tools: Set<String> = [
    "git", "gh", "rg", "sed", "npm", "npx", "brew", "pip", "python", "python3", "bash", "sh", "curl", "xcrun",
    "xcodebuild", "fastlane", "pod",
  ]

  private static let scripts = [".py", ".sh", ".js", ".mjs", ".rb"]

  /// "When the user asks for a review", "the user's request".
  private static func asksUser(_ texts: [String]) -> Bool {
    zip(texts, texts.dropFirst()).contains { word, next in
      word == "user" && ["asks", "says", "mentions", "pastes", "supplies", "explicitly"].contains(next)
        || word == "user's"
          && ["request", "question", "prompt", "intent", "code", "codebase", "project"].contains(next)
    }
  }

  /// "Offer to translate them", "Only suggest it when", "Note whether the project is old", "ask the developer".
  private static func judges(_ texts: [String]) -> Bool {
    let next = texts.count > 1 ? texts[1] : ""
    switch texts.first {
    case "offer": return next == "to"
    case "note", "determine": return ["whether", "if", "which"].contains(next)
    case "only": return ["suggest", "mention", "discuss", "recommend", "flag", "report", "propose"].contains(next)
    default: return texts.contains("askuserquestion") || hasPair("the", "developer", in: texts) && texts.contains("ask")
    }
  }

  /// "List findings by severity", "Confirm the request is a refactor".
  private static func reportsFindings(_ texts: [String], _ inline: InlineText) -> Bool {
    guard inline.codes.isEmpty, let verb = texts.first, reporting.contains(verb) else { return false }
    return texts.dropFirst().prefix(5).contains {
      ["finding", "findings", "deliverables", "remediation", "reviewer"].contains($0)
    }
      || texts.dropFirst().prefix(2).contains("request") && verb != "send"
  }

  private static let reporting: Set<String> = [
    "classify", "report", "summarize", "present", "prioritize", "provide", "return", "produce", "include", "list",
    "cite",
    "state", "group", "organize", "confirm", "clarify", "order", "write", "output", "separate", "rank", "deliver",
  ]

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
