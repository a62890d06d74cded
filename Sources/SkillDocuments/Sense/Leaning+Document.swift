extension Leaning {
  /// The weight of a sign that all of a document is about the work.
  static let wholeDocument = 10

  /// How much a document is about the work by its front matter and its folder: skills that only people start, skills that
  /// ask for tools, and definitions of agents, commands and plans, which have folders of their own by convention.
  static func signs(of matter: FrontMatter?, at path: String) -> Int {
    var signs = 0
    if let matter {
      if matter["disable-model-invocation"] != nil { signs += wholeDocument }
      if matter["allowed-tools"] != nil { signs += wholeDocument / 2 }
    }
    if let folder = PathName.components(path).dropLast().last, folders.contains(folder.lowercased()) {
      signs += wholeDocument
    }
    return signs
  }

  private static let folders: Set<String> = ["agents", "commands", "prompts", "plans"]

  /// "You are a release manager", "You turn a plan into pages": a part to play, not what an app lets people do.
  static func givesPart(_ words: Words) -> Bool {
    guard words.text(0) == "you", let next = words.text(1) else { return false }
    if next == "are" {
      return ["a", "an", "the"].contains(words.text(2)) || words.text(2)?.hasSuffix("ing") == true
    }
    return words.has(.verb, 1) || next == "receive"
  }
}
