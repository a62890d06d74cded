import POSIXSupport
import RuleIndex
import RuleModel
import SkillDocuments

/// One look at a unit: which of its files changed, and the bytes where they were needed.
struct UnitReading {
  private let unit: SourceUnit
  private var bytes: [FilePath: [UInt8]] = [:]
  private(set) var faults: [FileFault] = []
  /// Files that were written again with the same content.
  private(set) var restamped: [(FileRecord, FileStamp)] = []
  let isUnchanged: Bool

  init(_ unit: SourceUnit, known: [FileRecord]) {
    self.unit = unit
    let byPath = Dictionary(known.map { ($0.path, $0) }) { first, _ in first }
    var same = 0
    for file in unit.files {
      let record = byPath[file.path]
      if let record, record.stamp == file.stamp {
        same += 1
        continue
      }
      do {
        let read = try FileContents.bytes(of: file.path)
        bytes[file.path] = read
        if let record, ContentHash.text(of: read) == record.hash {
          restamped.append((record, file.stamp))
          same += 1
        }
      } catch {
        faults.append(error)
      }
    }
    isUnchanged = same == known.count && same + faults.count == unit.files.count
  }

  /// Reads the whole unit; files that cannot be read are left out.
  func documents() -> [IndexedFile] {
    let files = unit.files.compactMap { file -> (path: FilePath, stamp: FileStamp, bytes: [UInt8])? in
      guard let bytes = bytes[file.path] ?? (try? FileContents.bytes(of: file.path)) else { return nil }
      return (file.path, file.stamp, bytes)
    }
    let documents: [SkillDocument]
    switch unit.kind {
    case .aliases:
      return files.map { file in
        let (aliases, problems) = AliasTable.read(file.bytes)
        return IndexedFile(
          path: file.path, unit: unit.path.string, stamp: file.stamp, hash: ContentHash.text(of: file.bytes),
          lineCount: file.bytes.count { $0 == 0x0a }, skill: Skill(id: "", title: ""), problems: problems,
          aliases: aliases)
      }
    case .resolutions:
      return files.map { file in
        IndexedFile(
          path: file.path, unit: unit.path.string, stamp: file.stamp, hash: ContentHash.text(of: file.bytes),
          lineCount: file.bytes.count { $0 == 0x0a }, skill: Skill(id: "", title: ""),
          problems: ResolutionsFile(file.bytes).problems)
      }
    case .document:
      documents = files.map { SkillReader.read(bytes: $0.bytes, path: $0.path.string) }
    case .skillFolder(let name):
      documents = SkillFolder.read(name: name, files: files.map { ($0.path.string, $0.bytes) })?.documents ?? []
    }
    let byPath = Dictionary(documents.map { ($0.path, $0) }) { first, _ in first }
    return files.compactMap { file in
      guard let document = byPath[file.path.string] else { return nil }
      return IndexedFile(
        path: file.path, unit: unit.path.string, stamp: file.stamp, hash: ContentHash.text(of: file.bytes),
        lineCount: document.lineCount, skill: document.skill,
        rules: AnnouncingLines(file.bytes).cited(by: document.rules), tokens: document.tokens,
        problems: document.problems.map { IndexedFile.Problem(line: $0.lines.first, message: $0.message) })
    }
  }
}
