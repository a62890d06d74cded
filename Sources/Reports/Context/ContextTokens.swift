import Answering
import POSIXSupport
import RuleIndex
import RuleModel
import Scaffolding
import SourceChecking
import Workbench

/// The design tokens that a task names and that the project has: those of its own documents, and those that its code declares.
enum ContextTokens {
  private static let most = 8
  /// A brief without one of these does not speak of looks.
  private static let looks: Set<String> = [
    "accent", "brand", "color", "colors", "colour", "colours", "corner", "corners", "font", "fonts", "gap", "gaps",
    "gradient", "margin", "margins", "opacity", "padding", "palette", "radius",
    "radii", "shadow", "shadows", "spacing", "surface", "theme", "token", "tokens", "typography",
  ]
  /// Larger files declare no tokens.
  private static let sizeLimit = 1 << 20

  static func named(
    by brief: Brief, from store: borrowing RuleStore, in workplace: Workplace
  ) throws -> [StoredToken] {
    let said = Set(brief.parts.flatMap { NameParts.words(in: $0.text).map { $0.lowercased() } })
    let words = said.intersection(looks)
    let scored = try store.tokens().enumerated().map { place, stored in
      let text = "\(stored.token.namespace) \(stored.token.name) \(stored.token.usage ?? "")".lowercased()
      // Its own name counts by itself; of other words only those that speak of looks do.
      let isNamed = stored.token.name.utf8.count > 3 && said.contains(stored.token.name.lowercased())
      let told = words.isEmpty ? 0 : said.count { $0.utf8.count > 3 && text.contains($0) }
      return (
        place: place, stored: stored, score: (isNamed ? 4 : 0) + (words.contains(where: text.contains) ? told : 0)
      )
    }
    let near = scored.filter { $0.score > 0 }.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.stored)
    guard !near.isEmpty else { return [] }
    let origin = TextOrigin(in: workplace)
    let own = near.filter { origin.root(of: $0.citation.path) != .bundled }
    let declared = near.filter { origin.root(of: $0.citation.path) == .bundled }
    return Array((own + self.declared(declared, in: workplace)).prefix(most))
  }

  /// Those of `tokens` that a Swift file of the project declares: their type and their name in one file.
  private static func declared(_ tokens: [StoredToken], in workplace: Workplace) -> [StoredToken] {
    guard !tokens.isEmpty, let root = try? ProjectRoot(around: workplace.workingFolder), root.kind != .plain,
      let files = try? SwiftFiles(below: ["."], base: root.folder).files
    else { return [] }
    let types = Set(tokens.map { type(of: $0) })
    var found: Set<String> = []
    for file in files {
      guard let text = try? FileContents.text(of: file.path, limit: sizeLimit) else { continue }
      for type in types where text.contains(type) {
        let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
        for stored in tokens where self.type(of: stored) == type && words.contains(where: { $0 == stored.token.name }) {
          found.insert("\(type).\(stored.token.name)")
        }
      }
    }
    return tokens.filter { found.contains("\(type(of: $0)).\($0.token.name)") }
  }

  private static func type(of stored: StoredToken) -> String {
    stored.token.namespace.split(separator: ".").last.map(String.init) ?? stored.token.namespace
  }
}
