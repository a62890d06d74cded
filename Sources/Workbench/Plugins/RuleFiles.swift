import POSIXSupport

/// The rule files of skills below a root: `rules/*.md` of the root, of the folders in it, and of those in folders that are
/// no skills themselves, such as a repository of skills that was added as a whole.
struct RuleFiles {
  /// How deep skills lie at most.
  private static let deepest = 4

  /// In the order of their folders.
  private(set) var files: [FilePath] = []
  /// Markdown files beside the folders of rules; no check is read from them.
  private(set) var others: [FilePath] = []
  /// Links that lead out of what the root may reach.
  private(set) var leftOut: [FileFault] = []

  private let root: ReadingRoot

  init(below root: ReadingRoot) {
    self.root = root
    look(in: root.path, depth: 0)
  }

  private mutating func look(in folder: FilePath, depth: Int) {
    let names = self.names(in: folder)
    if names.contains("rules") {
      let rules = folder.appending("rules")
      files += self.names(in: rules).filter { $0.hasSuffix(".md") }.map { rules.appending($0) }
    }
    others += names.filter { $0.hasSuffix(".md") }.map { folder.appending($0) }
    if depth == Self.deepest || (depth > 0 && names.contains("SKILL.md")) { return }
    for name in names where name != "rules" && !name.hasPrefix(".") && !name.hasSuffix(".md") {
      look(in: folder.appending(name), depth: depth + 1)
    }
  }

  /// The names in `folder`; none where it is no folder or cannot be listed.
  private mutating func names(in folder: FilePath) -> [String] {
    do throws(FileFault) {
      return try root.names(in: folder)
    } catch {
      if error.leadsOut, FileStatus(folder)?.kind == .folder { leftOut.append(error) }
      return []
    }
  }
}
