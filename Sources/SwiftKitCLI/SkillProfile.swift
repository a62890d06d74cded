import RuleIndex

/// What a skill says of itself, taken apart.
struct SkillProfile {
  struct Phrase {
    let text: String
    let spoken: String
    let stems: Set<String>
    let whole: Set<String>

    init(_ text: String) {
      let parts = SkillRequest(text)
      self.text = text
      spoken = parts.spoken.split(separator: " ").joined(separator: " ")
      (stems, whole) = (parts.stems, parts.whole)
    }
  }

  struct Exclusion {
    let text: String
    private let stems: Set<String>
    private let names: Set<String>

    init(_ text: String) {
      self.text = text
      stems = SkillRequest(text).stems
      // Words with a capital inside a sentence, such as Metal: one of them tells as much as two others.
      let capitals = text.split(separator: " ").dropFirst().filter { $0.first?.isUppercase == true }
      names = SkillRequest(capitals.joined(separator: " ")).stems
    }

    func isMet(by request: SkillRequest) -> Bool {
      stems.intersection(request.stems).count >= min(2, max(1, stems.count)) || !names.isDisjoint(with: request.stems)
    }
  }

  let skill: StoredSkill
  /// Triggers, and what stands in quotes inside of them.
  let phrases: [Phrase]
  let exclusions: [Exclusion]
  let isAboutFigma: Bool
  /// Everything it says, sentence by sentence, so that neighbouring words can be found.
  let spoken: String
  private let name: Set<String>
  private let triggers: Set<String>
  private let description: Set<String>

  init(_ skill: StoredSkill) {
    self.skill = skill
    let sentences = skill.summary.split(separator: ".").map(String.init)
    let excluding = sentences.filter { sentence in
      let text = sentence.lowercased()
      return ["not for ", "not about ", "do not use", "don't use"].contains { text.contains($0) }
    }
    phrases = skill.triggers.flatMap { trigger in [trigger] + SkillProfile.quoted(in: trigger) }.map { Phrase($0) }
    exclusions = (skill.exclusions + excluding).map { Exclusion($0) }
    isAboutFigma = "\(skill.id) \(skill.summary)".lowercased().contains("figma")
    name = SkillRequest("\(skill.id) \(skill.title)").stems
    let uses = sentences.filter { $0.lowercased().contains("use when") && !excluding.contains($0) }
    triggers = SkillRequest((skill.triggers + uses).joined(separator: " ")).stems
    let parts = [skill.id, skill.title] + skill.triggers + skill.summary.split { ".,:;".contains($0) }.map(String.init)
    spoken = parts.map { SkillRequest($0).spoken }.joined(separator: "/")
    description = SkillRequest(sentences.filter { !excluding.contains($0) }.joined(separator: " ")).stems
  }

  /// How much a word speaks for the skill: most in its name, least in its description.
  func weight(of stem: String) -> Double {
    name.contains(stem) ? 2 : triggers.contains(stem) ? 1.5 : description.contains(stem) ? 1 : 0
  }

  private static func quoted(in text: String) -> [String] {
    text.replacing("“", with: "\"").replacing("”", with: "\"").split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
