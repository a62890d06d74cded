import POSIXSupport
import RuleIndex
import SkillDocuments

/// Files that are read together: a skill's folder, or a document that stands alone.
struct SourceUnit: Sendable {
  enum Kind: Sendable {
    case document
    /// A folder with a SKILL.md, by name.
    case skillFolder(String)
    case aliases
    case resolutions
  }

  /// Larger files are no documents: what is read of one takes up to a hundred times the room of its text.
  static let mostBytes = 8 << 20

  /// The folder of the skill, or the path of the document.
  let path: FilePath
  let kind: Kind
  /// What it is read through.
  let root: ReadingRoot
  /// In the order of their paths.
  var files: [(path: FilePath, stamp: FileStamp)]

  var holdsRules: Bool {
    switch kind {
    case .document, .skillFolder: true
    case .aliases, .resolutions: false
    }
  }

  var isAliases: Bool { if case .aliases = kind { true } else { false } }
  var isResolutions: Bool { if case .resolutions = kind { true } else { false } }

  /// The file without which the others of the unit cannot be understood.
  var mainFile: FilePath {
    switch kind {
    case .skillFolder: path.appending("SKILL.md")
    case .document, .aliases, .resolutions: path
    }
  }

  /// What the unit settles, read again; nothing unless it is a resolutions file that can be read.
  func resolutions() -> [ResolutionsFile] {
    guard isResolutions, let bytes = try? root.bytes(of: path, limit: Self.mostBytes) else { return [] }
    return [ResolutionsFile(bytes)]
  }
}
