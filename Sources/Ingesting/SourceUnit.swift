import POSIXSupport
import RuleIndex

/// Files that are read together: a skill's folder, or a document that stands alone.
struct SourceUnit: Sendable {
  enum Kind: Sendable {
    case document
    /// A folder with a SKILL.md, by name.
    case skillFolder(String)
    case aliases
    case resolutions
  }

  /// The folder of the skill, or the path of the document.
  let path: FilePath
  let kind: Kind
  /// In the order of their paths.
  var files: [(path: FilePath, stamp: FileStamp)]

  var holdsRules: Bool {
    switch kind {
    case .document, .skillFolder: true
    case .aliases, .resolutions: false
    }
  }

  var isAliases: Bool { if case .aliases = kind { true } else { false } }

  /// What the unit settles, read again; nothing unless it is a resolutions file that can be read.
  func resolutions() -> [ResolutionsFile] {
    guard case .resolutions = kind, let bytes = try? FileContents.bytes(of: path) else { return [] }
    return [ResolutionsFile(bytes)]
  }
}

/// All that lies under some roots and concerns the index.
struct SourceTree: Sendable {
  private(set) var units: [SourceUnit] = []
  /// Every folder that was looked into, with the time of its last change; 0 where there is nothing.
  private(set) var folders: [(path: FilePath, modified: Int64)] = []

  /// Walks `roots`; a file that lies under two of them is taken once.
  init(_ roots: [FilePath]) throws(FileFault) {
    var seen: Set<FilePath> = []
    for root in roots { try walk(root, unit: nil, isRoot: true, seen: &seen) }
  }

  private mutating func walk(
    _ path: FilePath, unit: Int?, isRoot: Bool = false, seen: inout Set<FilePath>
  ) throws(FileFault) {
    guard let status = FileStatus(path) else {
      if isRoot { folders.append((path, 0)) }
      return
    }
    guard seen.insert(path).inserted else { return }
    guard status.kind == .folder else {
      if status.kind == .file, isRoot || SourceTree.isDocument(path) { add(path, FileStamp(status), unit: unit) }
      return
    }
    folders.append((path, status.modified))
    let names = try Folder.names(in: path)
    var unit = unit
    if names.contains("SKILL.md") {
      units.append(SourceUnit(path: path, kind: .skillFolder(path.lastComponent?.string ?? "skill"), files: []))
      unit = units.count - 1
    }
    for name in names where !name.hasPrefix(".") {
      let child = path.appending(name)
      let isLinkToFolder =
        FileStatus(child, followingLinks: false)?.kind == .symbolicLink && FileStatus(child)?.kind == .folder
      // A link to a folder could make the walk endless.
      if !isLinkToFolder { try walk(child, unit: unit, seen: &seen) }
    }
  }

  private mutating func add(_ path: FilePath, _ stamp: FileStamp, unit: Int?) {
    if path.extension == "tsv" {
      units.append(SourceUnit(path: path, kind: .aliases, files: [(path, stamp)]))
    } else if ["yml", "yaml"].contains(path.extension) {
      units.append(SourceUnit(path: path, kind: .resolutions, files: [(path, stamp)]))
    } else if let unit {
      units[unit].files.append((path, stamp))
    } else {
      units.append(SourceUnit(path: path, kind: .document, files: [(path, stamp)]))
    }
  }

  /// Markdown files, and the aliases and resolutions that a folder of skills may have.
  private static func isDocument(_ path: FilePath) -> Bool {
    let suffix = path.extension?.lowercased()
    return suffix == "md" || suffix == "markdown"
      || ["aliases.tsv", "resolutions.yml", "resolutions.yaml"].contains(path.lastComponent?.string)
  }
}
