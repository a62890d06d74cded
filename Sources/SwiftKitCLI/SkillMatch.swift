import RuleIndex

/// How well a skill fits a request, by what it says of itself: triggers, exclusions, name and description.
struct SkillMatch {
  let skill: StoredSkill
  let score: Double
  /// The words and phrases that speak for it.
  let reasons: [String]
  /// What the skill says it is not for, where the request speaks of that.
  let exclusions: [String]

  /// The skills that fit, best first; those that exclude the request come last.
  static func matches(_ request: String, among skills: [StoredSkill]) -> [SkillMatch] {
    let words = telling(request)
    let names = skills.map { skill in
      Set(telling("\(skill.id) \(skill.title) " + (sentences(of: skill, excluding: false) + skill.triggers).joined(separator: " ")))
    }
    return skills.enumerated().compactMap { place, skill -> SkillMatch? in
      // A word that most skills say of themselves tells nothing.
      let own = Set(words).filter { word in
        names[place].contains(word) && names.count { $0.contains(word) } * 2 <= max(2, skills.count)
      }
      var score = 0.0
      var reasons: [String] = []
      for trigger in skill.triggers {
        let phrase = Set(telling(trigger))
        let shared = phrase.intersection(words)
        guard !phrase.isEmpty, shared.count * 2 >= phrase.count else { continue }
        score += 2 + Double(shared.count)
        reasons.append(trigger)
      }
      let title = Set(telling("\(skill.id) \(skill.title)"))
      score += own.reduce(0) { $0 + (title.contains($1) ? 2 : 1) }
      let saysFigma = "\(skill.id) \(skill.summary)".lowercased().contains("figma")
      if saysFigma, request.lowercased().contains("figma.com/") {
        score += 10
        reasons.append("a link to Figma")
      }
      reasons += own.subtracting(reasons.flatMap(telling)).sorted()
      let exclusions = (skill.exclusions + sentences(of: skill, excluding: true)).filter { exclusion in
        let phrase = Set(telling(exclusion))
        return phrase.intersection(words).count >= min(2, max(1, phrase.count))
          || telling(properNames(in: exclusion)).contains(where: words.contains)
      }
      guard score > 0 || !exclusions.isEmpty else { return nil }
      return SkillMatch(skill: skill, score: score, reasons: reasons, exclusions: exclusions)
    }.sorted { left, right in
      if left.exclusions.isEmpty != right.exclusions.isEmpty { return left.exclusions.isEmpty }
      return (right.score, left.skill.id) < (left.score, right.skill.id)
    }
  }

  /// Words with a capital that do not begin the text, such as Metal: one of them tells as much as two others.
  private static func properNames(in text: String) -> String {
    text.split(separator: " ").dropFirst().filter { $0.first?.isUppercase == true }.joined(separator: " ")
  }

  /// The sentences of a skill's description that say what it is not for, or the others.
  private static func sentences(of skill: StoredSkill, excluding: Bool) -> [String] {
    skill.summary.split(separator: ".").map(String.init).filter { sentence in
      let text = sentence.lowercased()
      return excluding == ["not for ", "not about ", "do not use", "don't use"].contains { text.contains($0) }
    }
  }

  /// The words of `text` that tell something, without their endings.
  private static func telling(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter {
      $0.count > 2 && !empty.contains($0)
    }.map { word in
      for ending in ["ing", "ies", "es", "s"] where word.count > ending.count + 3 && word.hasSuffix(ending) {
        return String(word.dropLast(ending.count))
      }
      return word
    }
  }

  private static let empty: Set<String> = [
    "the", "and", "for", "with", "this", "that", "from", "into", "use", "when", "you", "your", "our", "are", "not",
    "user", "asks", "ask", "about", "skill", "new", "make", "add", "need", "want", "how", "what", "any", "all", "can",
    "swiftui", "swift", "ios", "app", "code", "https", "http", "www", "com", "building", "using", "should", "does",
  ]
}
