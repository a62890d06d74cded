import POSIXSupport
import RuleIndex
import RuleModel
import SkillDocuments

/// One look at a unit: which of its files changed, and what all of it says where one did.
struct UnitReading: Sendable {
  /// The documents of a unit that changed.
  private(set) var documents: [IndexedFile] = []
  /// Files that are known and cannot be read now: what they said before stays until they can.
  private(set) var kept: [FileRecord] = []
  /// What a changed unit settles.
  private(set) var resolutions: [ResolutionsFile] = []
  private(set) var faults: [FileFault] = []
  /// Files that were written again with the same content.
  private(set) var restamped: [(FileRecord, FileStamp)] = []
  let isUnchanged: Bool

  init(_ unit: SourceUnit, known: [FileRecord], aliases: AliasCache) {
    var bytes: [FilePath: [UInt8]] = [:]
    var unread: Set<FilePath> = []
    let byPath = Dictionary(known.map { ($0.path, $0) }) { first, _ in first }
    var same = 0
    for file in unit.files {
      let record = byPath[file.path]
      if let record, record.stamp == file.stamp {
        same += 1
        continue
      }
      do throws(FileFault) {
        let read = try unit.root.bytes(of: file.path, limit: SourceUnit.mostBytes)
        bytes[file.path] = read
        if let record, ContentHash.text(of: read) == record.hash {
          restamped.append((record, file.stamp))
          same += 1
        }
      } catch {
        faults.append(error)
        unread.insert(file.path)
        if let record { kept.append(record) }
      }
    }
    // Without its main file the others cannot be understood: then all stays as it was.
    isUnchanged =
      unread.contains(unit.mainFile)
      || same + kept.count == known.count && same + faults.count == unit.files.count
    if !isUnchanged { read(unit, bytes, without: unread, aliases) }
  }

  private mutating func read(
    _ unit: SourceUnit, _ bytes: [FilePath: [UInt8]], without unread: Set<FilePath>, _ aliases: AliasCache
  ) {
    var files: [(path: FilePath, stamp: FileStamp, bytes: [UInt8])] = []
    for file in unit.files where !unread.contains(file.path) {
      do throws(FileFault) {
        let known = bytes[file.path]
        let read = if let known { known } else { try unit.root.bytes(of: file.path, limit: SourceUnit.mostBytes) }
        files.append((file.path, file.stamp, read))
      } catch {
        // It was there a moment ago, or was not to be read again had not another file of the unit changed.
        faults.append(error)
      }
    }
    let read: [SkillDocument]
    switch unit.kind {
    case .aliases:
      documents = files.map { file in
        let hash = ContentHash.text(of: file.bytes)
        let (book, problems) = aliases.book(of: hash) { AliasTable.read(file.bytes) }
        return IndexedFile(
          path: file.path, unit: unit.path.string, stamp: file.stamp, hash: hash,
          lineCount: Lines.count(in: file.bytes), skill: Skill(id: "", title: ""), problems: problems,
          aliases: book)
      }
      return
    case .resolutions:
      resolutions = files.map { ResolutionsFile($0.bytes) }
      documents = zip(files, resolutions).map { file, resolutions in
        IndexedFile(
          path: file.path, unit: unit.path.string, stamp: file.stamp, hash: ContentHash.text(of: file.bytes),
          lineCount: Lines.count(in: file.bytes), skill: Skill(id: "", title: ""),
          problems: resolutions.problems)
      }
      return
    case .document:
      read = files.map { SkillReader.read(bytes: $0.bytes, path: $0.path.string) }
    case .skillFolder(let name):
      read = SkillFolder.read(name: name, files: files.map { ($0.path.string, $0.bytes) })?.documents ?? []
    }
    let byPath = Dictionary(read.map { ($0.path, $0) }) { first, _ in first }
    documents = files.compactMap { file in
      guard let document = byPath[file.path.string] else { return nil }
      // Of a file that is no text nothing was read, and no hash says that something was.
      let isText = !document.problems.contains { $0.kind == .notText }
      return IndexedFile(
        path: file.path, unit: unit.path.string, stamp: file.stamp,
        hash: isText ? ContentHash.text(of: file.bytes) : "",
        lineCount: document.lineCount, skill: document.skill,
        rules: AnnouncingLines(file.bytes).cited(by: document.rules), tokens: document.tokens,
        problems: document.problems.map {
          IndexedFile.Problem(line: $0.lines.first, column: $0.column, message: $0.message)
        })
    }
  }
}
