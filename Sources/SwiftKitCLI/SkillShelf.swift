import Ingesting
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

  /// Links that lead out of the paths, and so to nothing that was read.
  private(set) var leftOut: [FileFault] = []

  /// Reads every Markdown file at or below `paths`; what is for people is no skill, unless it is named itself.
  ///
  /// - Parameter links: how far links lead from the paths.
  init(_ paths: [FilePath], links: LinkPolicy) throws(FileFault) {
    var seen: Set<FilePath> = []
    for path in paths {
      guard let status = try FileStatus.look(at: path) else {
        throw FileFault("read", path, code: .noSuchFileOrDirectory)
      }
      guard status.kind == .folder else {
        if seen.insert(path).inserted { try read(path, ReadingRoot(trusting: path)) }
        continue
      }
      let found = try SkillFiles(below: path, links: links)
      leftOut += found.leftOut
      for (file, root) in found.files where SkillShelf.isDocument(file) && seen.insert(file).inserted {
        try read(file, root)
      }
    }
  }

  private mutating func read(_ file: FilePath, _ root: ReadingRoot) throws(FileFault) {
    let role = SkillShelf.role(of: file)
    let document = SkillReader.read(
      bytes: try root.bytes(of: file, limit: SkillFiles.longestDocument), path: file.string)
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

  /// The documents as an index takes them: without what only leads from one to another of the same skill.
  var documents: [SkillDocument] {
    var skills: [String: [SkillDocument]] = [:]
    let homes = entries.filter { $0.role == .skillFile }.map { String($0.document.path.dropLast("SKILL.md".count)) }
    for entry in entries {
      let home = homes.filter { entry.document.path.hasPrefix($0) }.max { $0.count < $1.count } ?? entry.document.path
      let isFirst = entry.role == .skillFile
      skills[home, default: []].insert(entry.document, at: isFirst ? 0 : skills[home]?.count ?? 0)
    }
    return skills.sorted { $0.key < $1.key }.flatMap { SkillFolder.withoutSignposts($0.value) }
  }

  private static func isDocument(_ file: FilePath) -> Bool {
    guard let name = file.lastComponent, let ending = name.extension?.lowercased() else { return false }
    return ["md", "markdown"].contains(ending) && !FileForPeople.isOne(name.string)
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
    return Lines.count(in: bytes)
  }
}
