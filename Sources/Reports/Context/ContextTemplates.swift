import Answering
import RuleModel
import Scaffolding
import WireFormats
import Workbench

/// The templates that a task can begin with, and with which answers; of a whole brief, what they leave to be written.
struct ContextTemplates {
  private(set) var templates: [ContextDocument.Template] = []
  /// Parts of a brief that none of them is for.
  private(set) var byHand: [String] = []

  /// What is shorter is no brief, but one thing to do.
  static let leastParts = 4
  private static let most = 5
  /// What is said of a subject in passing asks for no template.
  private static let leastWeight = 3
  /// So many words of its summary must stand in a task, unless the task names the template.
  private static let leastWords = 4

  private static let everyday: Set<String> = ["component", "model", "screen", "service", "test", "view"]

  init() {}

  /// - Parameter sections: what the brief is about; each names templates of its own.
  init(by brief: Brief, about sections: [BriefSection], in workplace: Workplace) {
    guard let root = try? ProjectRoot(around: workplace.workingFolder) else { return }
    let library = TemplateLibrary(for: root.folder, in: workplace)
    let parts = brief.parts
    let isBrief = parts.count >= ContextTemplates.leastParts
    let wishes = library.entries().compactMap { try? library.template(named: $0.name) }.compactMap { template in
      let wanted = sections.filter { $0.templates.contains(template.name) && $0.weight >= ContextTemplates.leastWeight }
      return Wish(template, for: parts, about: wanted, isBrief: isBrief)
    }
    .sorted { ($1.score, $0.template.name) < ($0.score, $1.template.name) }
    // What another one writes, too, is not offered once more.
    let chosen = wishes.filter { wish in !wishes.contains { $0.includes(wish) } }.prefix(ContextTemplates.most)
    templates = chosen.map { $0.document(isBrief ? parts.map(\.text) : []) }
    guard isBrief, !chosen.isEmpty else { return }
    let served = chosen.reduce(into: Set<Int>()) { $0.formUnion($1.serves) }
    byHand = parts.indices.filter { !served.contains($0) }.map { parts[$0].text }
  }

  mutating func removeLast() -> Bool {
    byHand.popLast() != nil || templates.popLast() != nil
  }

  var isEmpty: Bool { templates.isEmpty && byHand.isEmpty }

  /// A template that fits, and what speaks for it.
  private struct Wish {
    let template: Template
    let score: Int
    let serves: [Int]
    /// The choices that the task speaks of.
    let choices: [String: String]

    init?(_ template: Template, for brief: [BriefPart], about sections: [BriefSection], isBrief: Bool) {
      self.template = template
      let parts = brief.map { ContextTemplates.stems(of: $0.text) }
      let name = ContextTemplates.stems(of: template.name)
      // A word such as row or test stands in every brief, and some stand in every line.
      let isNaming = name.count > 1 || !isBrief && name.isDisjoint(with: ContextTemplates.everyday)
      let named = isNaming ? parts.indices.filter { name.isSubset(of: parts[$0]) } : []
      let topical = Set(Wish.places(of: template.topics, in: brief)).union(sections.flatMap(\.parts)).sorted()
      var choices: [String: String] = [:]
      var chosen: [Int] = []
      for variable in template.variables {
        let places = variable.topics.mapValues { Wish.places(of: $0, in: brief) }.filter { !$0.value.isEmpty }
        guard let best = places.min(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) else { continue }
        choices[variable.name] = best.key
        // What another template brings along speaks for that one.
        if template.bases.isEmpty { chosen += best.value }
      }
      let all = parts.reduce(into: Set<String>()) { $0.formUnion($1) }
      let said = ContextTemplates.stems(of: template.summary).intersection(all).count
      let isSaid = !isBrief && said >= ContextTemplates.leastWords
      guard isSaid || !(sections.isEmpty && named.isEmpty && topical.isEmpty && chosen.isEmpty) else { return nil }
      self.choices = choices
      serves = Set(named + topical + chosen).sorted()
      let isNamed = !named.isEmpty
      score = said + (isNamed ? name.count * 2 : 0) + (topical.count + chosen.count) * 4
    }

    private static func places(of topics: [String], in parts: [BriefPart]) -> [Int] {
      let topics = topics.map { NearPhrase($0) }
      return parts.indices.filter { place in topics.contains { $0.stands(in: parts[place].words) } }
    }

    func includes(_ other: Wish) -> Bool {
      other.template.name != template.name && template.includes(other.template.name, with: choices)
    }

    /// - Parameter parts: those of a brief; none of what is no brief.
    func document(_ parts: [String]) -> ContextDocument.Template {
      var command = "swiftkit new \(template.name)" + (template.argument == nil ? "" : " NAME")
      for variable in template.variables {
        if let choice = choices[variable.name], choice != variable.standard {
          command += " --set \(variable.name)=\(choice)"
        }
      }
      return ContextDocument.Template(
        name: template.name, summary: template.summary, command: command,
        serves: parts.isEmpty ? [] : serves.map { parts[$0] },
        rules: template.rules)
    }
  }

  /// The words of `text` that say something, in one form each.
  private static func stems(of text: String) -> Set<String> {
    let words = text.lowercased().split { !$0.isLetter }.filter { $0.count > 2 && !glue.contains(String($0)) }
    return Set(words.map { $0.hasSuffix("s") && $0.count > 3 ? String($0.dropLast()) : String($0) })
  }

  private static let glue: Set<String> = [
    "and", "are", "for", "from", "has", "have", "how", "its", "not", "one", "out", "own", "that", "the", "there",
    "thing",
    "this", "what", "when", "where", "which", "with", "you", "yet", "into", "was", "system",
  ]
}
