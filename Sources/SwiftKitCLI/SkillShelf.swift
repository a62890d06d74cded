import POSIXSupport
import RuleModel
import SkillDocuments

/// The skill documents below some paths, each with the part that it plays.
struct SkillShelf {
  struct Entry {
    let document: SkillDocument
    let role: SkillLint.Role
  }

  private(set) var entries: [Entry] = []
  /// The skills that the documents may refer to: their own, and those in the folders beside them.
  private(set) var skills: Set<String> = []

  /// Reads every Markdown file at or below `paths`; a README is for people and no skill, unless it is named itself.
  init(_ paths: [FilePath]) throws(FileFault) {
    var seen: Set<FilePath> = []
    for path in paths {
      let isFile = FileStatus(path)?.kind == .file
      for file in try FileTree.files(below: path) where isFile || SkillShelf.isDocument(file) {
        guard seen.insert(file).inserted else { continue }
        try read(file)
      }
    }
  }

  private mutating func read(_ file: FilePath) throws(FileFault) {
    let role = SkillShelf.role(of: file)
    let document = SkillReader.read(bytes: try FileContents.bytes(of: file), path: file.string)
    entries.append(Entry(document: document, role: role))
    skills.insert(document.skill.id)
    guard role == .skillFile, let folder = file.removingLastComponent().lastComponent else { return }
    skills.insert(folder.string)
    let shelf = file.removingLastComponent().removingLastComponent()
    for name in (try? Folder.names(in: shelf)) ?? []
    where FileStatus(shelf.appending(name).appending("SKILL.md")) != nil {
      skills.insert(name)
    }
  }

  private static func isDocument(_ file: FilePath) -> Bool {
    guard let name = file.lastComponent, let ending = name.extension?.lowercased() else { return false }
    return ["md", "markdown"].contains(ending) && name.stem.uppercased() != "README"
  }

  private static func role(of file: FilePath) -> SkillLint.Role {
    if file.lastComponent?.string == "SKILL.md" { return .skillFile }
    var folder = file.removingLastComponent()
    // Files of a skill lie in its folder or one level below, as the format asks; a little deeper is forgiven.
    for _ in 0..<3 where !folder.isEmpty {
      if FileStatus(folder.appending("SKILL.md")) != nil { return .companion }
      folder.removeLastComponent()
    }
    return .standalone
  }

  /// The number of lines of the file at `path`; a folder has any number of them.
  static func lineCount(of path: FilePath) -> Int? {
    guard let status = FileStatus(path.lexicallyNormalized()) else { return nil }
    guard status.kind == .file, let bytes = try? FileContents.bytes(of: path.lexicallyNormalized()) else { return .max }
    return bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? 0 : 1)
  }
}
