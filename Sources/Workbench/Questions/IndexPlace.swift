package import Ingesting
package import POSIXSupport
package import RuleIndex
import RuleModel

/// Where an index lies and what it should hold.
package struct IndexPlace {
  /// Nil where there is no folder for caches.
  package let file: FilePath?
  /// Nil where the index itself says what it holds.
  package let roots: [FilePath]?
  /// How far links lead from the roots.
  package let links: LinkPolicy
  /// Whether the file is one of the user's cache, which holds nothing that the documents do not.
  package var isCache: Bool { file != nil && !isNamed }
  /// Tables of the program's own that the index holds beside what was asked for.
  package let vocabulary: [FilePath]

  private let isNamed: Bool
  /// Folders of skills that links lead out of the project.
  private let leftOut: [FileFault]

  /// What `request` asks for, found; throws where the settings choose skills that are not there.
  package init(_ request: IndexRequest, in workplace: Workplace) throws {
    links = SkillRoots.links(in: workplace)
    isNamed = request.index != nil
    if let index = request.index, request.skills.isEmpty {
      file = workplace.resolve(index)
      roots = nil
      vocabulary = []
      leftOut = []
      return
    }
    let tables = SkillRoots.vocabulary(in: workplace)
    if request.skills.isEmpty {
      let found = try request.takesAll ? ChosenSkills(allIn: workplace) : ChosenSkills(in: workplace)
      guard !found.roots.isEmpty else { throw NoSkills() }
      roots = found.roots + tables
      vocabulary = tables
      leftOut = found.leftOut
    } else {
      let named = try SkillRoots.resolve(request.skills, in: workplace)
      vocabulary = tables.filter { !named.contains($0) }
      roots = named + vocabulary
      leftOut = []
    }
    let key = ContentHash.text(of: (roots ?? []).map(\.string).joined(separator: "\n").utf8)
    file =
      request.index.map { workplace.resolve($0) } ?? workplace.cacheFolder?.appending("rules-\(key.prefix(16)).sqlite")
  }

  /// Remarks which folders are not used: those of skills, and that of caches.
  package func tellOfRoots(_ workplace: Workplace) {
    for fault in leftOut { workplace.remark("swiftkit: \(ForeignText.line("\(fault)")); it is ignored\n") }
    if !isNamed, let flaw = workplace.cacheFlaw {
      workplace.remark("swiftkit: \(flaw); it is not used; the documents are read on every run\n")
    }
  }

  /// The roots that the index does not hold yet.
  package func missingFirst(_ store: borrowing RuleStore) throws -> [FilePath] {
    let held = store.isOutdated ? [] : try store.roots()
    return (roots ?? []).filter { !held.contains($0) }
  }
}

/// There is nothing to answer from.
package struct NoSkills: Error, CustomStringConvertible {
  package let description =
    "no skills found; pass a skills folder with --skills PATH, "
    + "or add one to the project's Skills/ or .claude/skills"
}
