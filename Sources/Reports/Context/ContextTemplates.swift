import Answering
import RuleModel
import Scaffolding
import WireFormats
import Workbench

/// The templates that a task can begin with.
enum ContextTemplates {
  private static let most = 4
  /// So many words of its summary must stand in the task, unless the task names the template.
  private static let leastWords = 4

  static func named(by brief: Brief, in workplace: Workplace) -> [ContextDocument.Template] {
    guard let root = try? ProjectRoot(around: workplace.workingFolder) else { return [] }
    let library = TemplateLibrary(for: root.folder, in: workplace)
    let parts = brief.parts.map { stems(of: $0.text) }
    let all = parts.reduce(into: Set<String>()) { $0.formUnion($1) }
    let scored = library.entries().compactMap { entry -> (template: ContextDocument.Template, score: Int)? in
      guard let template = try? library.template(named: entry.name) else { return nil }
      let name = stems(of: entry.name)
      let isNamed = parts.contains { name.isSubset(of: $0) }
      let said = stems(of: template.summary).intersection(all).count
      let topics = template.topics.map(stems).count { topic in
        !topic.isEmpty && parts.contains { topic.isSubset(of: $0) }
      }
      guard isNamed || topics > 0 || said >= leastWords else { return nil }
      let argument = template.argument == nil ? "" : " NAME"
      let command = "swiftkit new \(entry.name)\(argument)"
      return (
        .init(name: entry.name, summary: template.summary, command: command),
        said + (isNamed ? name.count * 2 : 0) + topics * 4
      )
    }
    return scored.sorted { ($1.score, $0.template.name) < ($0.score, $1.template.name) }.prefix(most).map(\.template)
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
