import RuleIndex
import RuleModel

extension ResolutionsFile {
  /// So many suggestions are made; each is looked for among all rules of a skill.
  private static let mostSuggestions = 20

  /// The cited keys among `unknown` whose skill, or one that is spelled much like it, is in the index.
  ///
  /// A key of a skill that is not here is no mistake: one file of resolutions may serve many sets of documents.
  func mistakes(
    among unknown: Set<String>, in store: borrowing RuleStore
  ) throws(RuleIndexError) -> [IndexedFile.Problem] {
    let missing = cited.filter { unknown.contains($0.key) }
    if missing.isEmpty { return [] }
    let skills = Set(try store.documents().map(\.skill)).sorted()
    let keys = try store.keys()
    var found: [IndexedFile.Problem] = []
    for source in missing {
      let written = String(source.key.prefix { $0 != "/" })
      guard let skill = skills.contains(written) ? written : Spelling.nearest(to: written, in: skills) else { continue }
      let candidates = found.count < Self.mostSuggestions ? keys.filter { $0.hasPrefix(skill + "/") } : []
      let near = Spelling.nearest(to: source.key, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
      found.append(
        IndexedFile.Problem(
          line: source.place.line, column: source.place.column, message: "unknown rule '\(source.key)'\(near)"))
    }
    return found
  }
}
