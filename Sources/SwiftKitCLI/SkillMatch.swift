import Answering
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
  ///
  /// - Parameter shares: by name, how much of what the index answers to the request is a skill's. It decides between
  ///   skills that say the same of themselves, and speaks alone for one that says nothing.
  static func matches(
    _ request: String, among skills: [StoredSkill], answering shares: [String: Double] = [:]
  ) -> [SkillMatch] {
    let request = SkillRequest(String(Question.head(of: request)))
    let profiles = skills.map { SkillProfile($0) }
    let found = profiles.compactMap { profile -> SkillMatch? in
      var score = 0.0
      var reasons: [String] = []
      for phrase in profile.phrases where !phrase.stems.isEmpty {
        if request.spoken.contains(" \(phrase.spoken) ") {
          score += 2 + Double(phrase.stems.count)
        } else if phrase.whole.count > 1, phrase.whole.isSubset(of: request.whole) {
          score += 1 + Double(phrase.stems.count)
        } else {
          continue
        }
        reasons.append(phrase.text)
      }
      for pair in request.pairs where profile.spoken.contains(" \(pair) ") {
        score += 1
        reasons.append(pair)
      }
      for word in request.words {
        let place = profile.weight(of: word.stem)
        guard place > 0 else { continue }
        // A word that most skills say of themselves tells little, one that a single skill says tells most.
        let sayers = profiles.count { $0.weight(of: word.stem) > 0 }
        guard sayers * 2 <= max(2, profiles.count) || place > 1 else { continue }
        score += place / Double(sayers).squareRoot()
        if !reasons.contains(where: { SkillRequest($0).stems.contains(word.stem) }) { reasons.append(word.text) }
      }
      if request.namesDesign, profile.isAboutFigma {
        score += 10
        reasons.insert("a link to Figma", at: 0)
      }
      let exclusions = profile.exclusions.filter { $0.isMet(by: request) }.map(\.text)
      if score > 0 { score += shares[profile.skill.id] ?? 0 }
      guard score > 0 || !exclusions.isEmpty else { return nil }
      return SkillMatch(skill: profile.skill, score: score, reasons: reasons, exclusions: exclusions)
    }
    if found.isEmpty, let best = shares.filter({ $0.value >= 0.5 }).max(by: { $0.value < $1.value }),
      let skill = skills.first(where: { $0.id == best.key })
    {
      return [SkillMatch(skill: skill, score: best.value, reasons: ["its text"], exclusions: [])]
    }
    return found.sorted { left, right in
      if left.exclusions.isEmpty != right.exclusions.isEmpty { return left.exclusions.isEmpty }
      return (right.score, left.skill.id) < (left.score, right.skill.id)
    }
  }
}
