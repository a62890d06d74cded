package import POSIXSupport
import RuleIndex
import Scaffolding
import SourceChecking

/// What swiftkit keeps in the user's folders for caches and for its own state, and who still needs it.
///
/// Only names that swiftkit gives are looked at, and only files and folders, no links; whatever else lies there is not ours.
package struct CacheInventory: Sendable {
  /// By folder and name.
  package let items: [KeptItem]
  /// How many other names there are in the folder for caches.
  package let strangers: Int

  /// - Parameters:
  ///   - cache: the user's folder for caches; nil where none is used.
  ///   - state: the user's folder for state.
  package init(cache: FilePath?, state: FilePath?, now: Int64 = ContentStamp.now()) throws(FileFault) {
    var items: [KeptItem] = []
    var strangers = 0
    if let cache, let status = try FileStatus.look(at: cache), status.kind == .folder {
      let folder = try OpenFolder(cache)
      let entries = try folder.entries()
      let names = Set(entries.map { String(decoding: $0.name, as: UTF8.self) })
      for entry in entries {
        let name = String(decoding: entry.name, as: UTF8.self)
        let path = cache.appending(name)
        if entry.kind == .folder, name == FigmaAnswers.name {
          items += try FigmaAnswers.items(in: folder, now: now)
        } else if entry.kind == .file, let judge = CacheInventory.judge(of: name, beside: names) {
          guard let status = FileStatus(path, followingLinks: false) else { continue }
          items.append(judge.item(at: path, status, now: now))
        } else if CacheInventory.mainFile(of: name).map({ names.contains($0) }) != true {
          strangers += 1
        }
      }
    }
    if let state { items += CacheInventory.records(in: state, now: now) }
    self.items = items.sorted { $0.path.string.utf8.lexicographicallyPrecedes($1.path.string.utf8) }
    self.strangers = strangers
  }

  /// What nobody needs any more.
  package var unused: [KeptItem] { items.filter { $0.reason != nil } }

  /// What goes when everything is to go: all that can be made again, and records of projects that are gone. The records
  /// of the others are no cache: an undo and the end of an interrupted run need them.
  package var removable: [KeptItem] { items.filter { $0.purpose != .record || $0.reason != nil } }

  private static let databaseEndings = ["-journal", "-wal", "-shm"]

  /// The database that a file of this name belongs to.
  private static func mainFile(of name: String) -> String? {
    databaseEndings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
  }

  private static func judge(of name: String, beside names: Set<String>) -> CacheJudge? {
    if name.hasPrefix(".swiftkit-"), name.hasSuffix(".tmp") { return .temporary }
    if name.hasPrefix("rules-"), name.hasSuffix(".sqlite") { return .index }
    if let main = mainFile(of: name), main.hasPrefix("rules-"), main.hasSuffix(".sqlite") {
      return names.contains(main) ? nil : .orphan
    }
    if name.hasPrefix("aliases-"), name.hasSuffix(".cache") { return .aliases }
    return CheckCacheFile(name: name).map { .check($0) }
  }

  /// Records of projects; one is given up when its project has been away for thirty days, since a disk may be away too.
  private static func records(in state: FilePath, now: Int64) -> [KeptItem] {
    RecordedProject.all(in: state).compactMap { record in
      guard let status = FileStatus(record.file, followingLinks: false) else { return nil }
      var reason: KeptItem.Reason?
      if let folder = record.folder, FileStatus(folder) == nil, now &- status.modified > CheckCacheFile.longestKept {
        reason = .gone(folder)
      }
      return KeptItem(
        path: record.file, purpose: .record, size: status.size, modified: status.modified,
        state: reason.map { .unused($0) } ?? .used, companions: [])
    }
  }
}
