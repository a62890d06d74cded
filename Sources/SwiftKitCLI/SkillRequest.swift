/// A request, taken apart.
struct SkillRequest {
  /// All words in lower case with a space on both sides, so that phrases can be found whole.
  let spoken: String
  /// The words that tell something, each once.
  let words: [(text: String, stem: String)]
  let stems: Set<String>
  /// All words but articles and their like.
  let whole: Set<String>
  /// Neighbours of which one tells something.
  let pairs: [String]
  let namesDesign: Bool

  init(_ text: String) {
    let all = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    spoken = " \(all.joined(separator: " ")) "
    var known: Set<String> = []
    words = all.filter { $0.count > 1 && !SkillRequest.empty.contains($0) }.map { ($0, SkillRequest.stem($0)) }
      .filter { known.insert($0.stem).inserted }
    stems = known
    whole = Set(all.filter { !SkillRequest.joints.contains($0) }.map { SkillRequest.stem($0) })
    pairs = zip(all, all.dropFirst()).filter { pair in
      pair.0.count > 1 && pair.1.count > 1
        && !(SkillRequest.empty.contains(pair.0) && SkillRequest.empty.contains(pair.1))
    }.map { "\($0.0) \($0.1)" }
    namesDesign = text.lowercased().contains("figma.com/")
  }

  /// The word without its ending, so that 'animations' and 'animating' are one.
  private static func stem(_ word: String) -> String {
    guard !word.hasSuffix("ss") else { return word }
    for ending in endings where word.count >= ending.count + 4 && word.hasSuffix(ending) {
      return String(word.dropLast(ending.count))
    }
    return word
  }

  private static let endings = [
    "ations", "ation", "ating", "ated", "ates", "ate", "ings", "ing", "ions", "ion", "ies", "ied", "ed", "ers", "er",
    "es",
    "s", "e", "y",
  ]

  private static let joints: Set<String> = [
    "a", "an", "the", "of", "in", "on", "to", "for", "with", "and", "or", "any", "my", "your", "our", "this", "that",
  ]

  private static let empty: Set<String> = [
    "the", "and", "for", "with", "this", "that", "from", "into", "use", "when", "you", "your", "our", "are", "not",
    "user", "asks", "ask", "says", "about", "skill", "new", "make", "add", "need", "want", "wants", "how", "what",
    "any",
    "all", "can", "my", "me", "to", "in", "on", "of", "an", "is", "it", "we", "or", "as", "at", "by", "be", "do", "up",
    "swiftui", "swift", "ios", "app", "code", "https", "http", "www", "com", "building", "build", "using", "should",
    "does", "please", "help", "some", "its", "like", "let", "us", "get", "create", "creating", "instead",
  ]
}
