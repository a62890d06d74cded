import Ingesting
import POSIXSupport

/// What skills of an index are read through: its roots, and how far links lead from them.
struct SkillReach {
  let roots: [FilePath]
  let links: LinkPolicy

  /// The root of the skill at `path`; nil where it cannot be opened any more.
  func root(of path: FilePath, isFolder: Bool) -> ReadingRoot? {
    let holder = roots.first { path.starts(with: $0) } ?? path
    // A root that is the document itself was named by the user.
    return !isFolder && holder == path ? ReadingRoot(trusting: path) : try? links.root(holder)
  }
}
