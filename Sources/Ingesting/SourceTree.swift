import POSIXSupport
import RuleIndex
import SkillDocuments

/// All that lies under some roots and concerns the index.
struct SourceTree: Sendable {
  private(set) var units: [SourceUnit] = []
  /// Every folder that was looked into, with the time of its last change; 0 where there is nothing.
  private(set) var folders: [(path: FilePath, modified: Int64)] = []
  /// What could not be looked into: folders, and documents that are no files.
  private(set) var faults: [FileFault] = []
  /// Links that lead where nothing is read.
  private(set) var leftOut: [FileFault] = []

  /// A link that was met, to be followed once all that is really there is known.
  private struct Link {
    let path: FilePath
    let root: ReadingRoot
    let unit: Int?
  }

  private var seen: Set<FilePath> = []
  private var links: [Link] = []

  /// Walks `roots`; a file that lies under two of them, or that a link leads to a second time, is taken once.
  init(_ roots: [FilePath], links policy: LinkPolicy) throws(FileFault) {
    for root in roots { try add(root: root, policy) }
    if !links.isEmpty { follow() }
  }

  private mutating func add(root path: FilePath, _ policy: LinkPolicy) throws(FileFault) {
    guard let status = try FileStatus.look(at: path) else {
      folders.append((path, 0))
      return
    }
    switch status.kind {
    case .folder:
      let root = try policy.root(path)
      try walk(try root.folder(path), root, unit: nil)
    case .file: add(path, FileStamp(status), ReadingRoot(trusting: path), unit: nil)
    case .symbolicLink, .other:
      faults.append(FileFault("read", path, reason: "it is not a regular file"))
      seen.insert(path)
    }
  }

  private mutating func walk(
    _ folder: borrowing OpenFolder, _ root: ReadingRoot, unit: Int?
  ) throws(FileFault) {
    let path = folder.path
    guard seen.insert(path).inserted else { return }
    let entries = try folder.entries { name, kind in
      name.first != UInt8(ascii: ".") && (kind == .folder || kind == .symbolicLink || SourceTree.isDocument(name))
    }
    folders.append((path, folder.status(of: [UInt8(ascii: ".")], followingLinks: false)?.stamp.modified ?? 0))
    var unit = unit
    if entries.contains(where: { $0.name.elementsEqual("SKILL.md".utf8) && $0.kind != .folder }) {
      let name = path.lastComponent?.string ?? "skill"
      units.append(SourceUnit(path: path, kind: .skillFolder(name), root: root, files: []))
      unit = units.count - 1
    }
    for entry in entries {
      let child = path.appending(String(decoding: entry.name, as: UTF8.self))
      switch entry.kind {
      case .symbolicLink: links.append(Link(path: child, root: root, unit: unit))
      case .file:
        guard let status = folder.status(of: entry.name, followingLinks: false) else { continue }
        add(child, FileStamp(status.stamp), root, unit: unit)
      case .folder:
        do throws(FileFault) {
          try walk(try OpenFolder(entry.name, in: folder, at: child), root, unit: unit)
        } catch {
          faults.append(error)
        }
      case .other: faults.append(FileFault("read", child, reason: "it is not a regular file"))
      }
    }
  }

  private mutating func add(_ path: FilePath, _ stamp: FileStamp, _ root: ReadingRoot, unit: Int?) {
    guard seen.insert(path).inserted else { return }
    let name = path.string
    if name.hasSuffix(".tsv") {
      units.append(SourceUnit(path: path, kind: .aliases, root: root, files: [(path, stamp)]))
    } else if name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
      units.append(SourceUnit(path: path, kind: .resolutions, root: root, files: [(path, stamp)]))
    } else if let unit {
      units[unit].files.append((path, stamp))
    } else {
      units.append(SourceUnit(path: path, kind: .document, root: root, files: [(path, stamp)]))
    }
  }

  // MARK: - Links

  /// Follows the links that were met, and those that are met on the way.
  private mutating func follow() {
    var entered: Set<FileIdentity> = []
    // The units of what is there already: a link to it adds nothing, unless it makes a lone document part of a skill.
    var holders: [FileStamp: Int] = [:]
    for (number, unit) in units.enumerated() { for file in unit.files { holders[file.stamp] = number } }
    var next = 0
    while next < links.count {
      let link = links[next]
      next += 1
      do throws(FileFault) {
        guard let status = try link.root.status(of: link.path) else { continue }
        switch status.kind {
        case .folder:
          let identity = FileIdentity(status)
          guard !leadsUp(link, to: identity), entered.insert(identity).inserted else { continue }
          let before = (units.count, link.unit.map { units[$0].files.count } ?? 0)
          try walk(try link.root.folder(link.path), link.root, unit: link.unit)
          merge(from: before, into: link.unit, &holders)
        case .file where SourceTree.isDocument(link.path):
          let before = (units.count, link.unit.map { units[$0].files.count } ?? 0)
          add(link.path, FileStamp(status), link.root, unit: link.unit)
          merge(from: before, into: link.unit, &holders)
        case .file: continue
        case .symbolicLink, .other:
          guard SourceTree.isDocument(link.path) else { continue }
          faults.append(FileFault("read", link.path, reason: "it is not a regular file"))
        }
      } catch {
        // What else a link leads to is no matter of the index.
        guard SourceTree.isDocument(link.path) || FileStatus(link.path)?.kind == .folder else { continue }
        let fault = error.code.map { FileFault("read", link.path, code: $0, reason: error.reason) } ?? error
        if fault.leadsOut { leftOut.append(fault) } else { faults.append(fault) }
      }
    }
    for number in units.indices { units[number].files.sort { $0.path.string < $1.path.string } }
    // A folder that was there already is no second skill, and a document that became part of one stands no longer alone.
    units.removeAll { $0.files.isEmpty }
  }

  /// Takes away what a link brought a second time.
  private mutating func merge(
    from before: (units: Int, files: Int), into unit: Int?, _ holders: inout [FileStamp: Int]
  ) {
    func isNew(_ stamp: FileStamp, in number: Int) -> Bool {
      guard let holder = holders[stamp] else {
        holders[stamp] = number
        return true
      }
      guard case .document = units[holder].kind, case .skillFolder = units[number].kind, holder < before.units
      else { return false }
      units[holder].files = []
      holders[stamp] = number
      return true
    }
    if let unit {
      for file in units[unit].files.dropFirst(before.files) where !isNew(file.stamp, in: unit) {
        units[unit].files.removeAll { $0.path == file.path }
      }
    }
    for number in before.units..<units.count {
      units[number].files = units[number].files.filter { isNew($0.stamp, in: number) }
      // The same skill under another name: its parts belong together, so all of them or none.
      if case .skillFolder = units[number].kind,
        !units[number].files.contains(where: { $0.path == units[number].mainFile })
      {
        units[number].files = []
      }
    }
  }

  /// Whether a link leads to a folder that it lies in.
  private func leadsUp(_ link: Link, to target: FileIdentity) -> Bool {
    var folder = link.path
    while folder.removeLastComponent(), !folder.isEmpty {
      if let status = FileStatus(folder), FileIdentity(status) == target { return true }
    }
    return false
  }

  // MARK: - Names

  private static func isDocument(_ path: FilePath) -> Bool {
    path.lastComponent.map { isDocument(Array($0.string.utf8)) } ?? false
  }

  /// Markdown files but those for people, and the aliases and resolutions that a folder of skills may have.
  private static func isDocument(_ name: some RandomAccessCollection<UInt8>) -> Bool {
    for whole in ["aliases.tsv", "resolutions.yml", "resolutions.yaml"] where name.elementsEqual(whole.utf8) {
      return true
    }
    let isMarkdown = [".md", ".markdown"].contains { ending in
      name.count > ending.utf8.count
        && zip(name.suffix(ending.utf8.count), ending.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
    return isMarkdown && !FileForPeople.isOne(String(decoding: name, as: UTF8.self))
  }
}

/// Which file or folder something is, whatever path leads to it.
private struct FileIdentity: Hashable {
  let device: UInt64
  let inode: UInt64

  init(_ status: FileStatus) {
    device = status.device
    inode = status.inode
  }
}
