/// The documents that are meant to be read together: what looks opposed among them is told apart by its words.
struct SkillPack: Hashable {
  private let folder: String
  /// Whether it is a folder of skills, not a document by itself.
  let isFolder: Bool

  /// The folder that a skill's folder lies in, for a file of a skill folder; else the document itself.
  init(of path: String) {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    switch (steps.last, steps.dropLast().last) {
    case ("SKILL.md", _): (folder, isFolder) = (steps.dropLast(2).joined(separator: "/"), true)
    case (_, "rules"), (_, "references"): (folder, isFolder) = (steps.dropLast(3).joined(separator: "/"), true)
    default: (folder, isFolder) = (path, false)
    }
  }

  /// Whether `other` is the same folder of skills; a document alone may well break its own rules.
  func isShared(with other: SkillPack) -> Bool { isFolder && self == other }
}
