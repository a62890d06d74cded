import POSIXSupport
import RuleIndex
import SourceChecking

/// Who looks at a file of the cache and says whether somebody needs it.
enum CacheJudge {
  case index, aliases, temporary
  /// The journal of an index that is no longer there.
  case orphan
  case check(CheckCacheFile)

  func item(at path: FilePath, _ status: FileStatus, now: Int64) -> KeptItem {
    let companions = self.companions(of: path)
    let reason = self.reason(path) ?? (isOld(status, now) ? .old : nil)
    return KeptItem(
      path: path, purpose: purpose, size: status.size + companions.reduce(0) { $0 + $1.size },
      modified: status.modified,
      state: reason.map { .unused($0) } ?? .used, companions: companions.map(\.path))
  }

  private var purpose: KeptItem.Purpose {
    switch self {
    case .index: .rules
    case .aliases: .aliases
    case .temporary, .orphan: .leftover
    case .check(.reports): .reports
    case .check(.run): .run
    case .check(.contents): .contents
    case .check(.tables): .tables
    case .check(.declared): .declared
    case .check(.session): .session
    }
  }

  private func isOld(_ status: FileStatus, _ now: Int64) -> Bool {
    if case .temporary = self { return false }
    return now &- status.modified > CheckCacheFile.longestKept
  }

  private func companions(of path: FilePath) -> [(path: FilePath, size: Int)] {
    guard case .index = self else { return [] }
    return ["-journal", "-wal", "-shm"].compactMap { ending in
      let file = FilePath(path.string + ending)
      return FileStatus(file, followingLinks: false).flatMap { $0.kind == .file ? (file, $0.size) : nil }
    }
  }

  /// Why nobody needs the file, whenever it was written.
  private func reason(_ path: FilePath) -> KeptItem.Reason? {
    switch self {
    case .orphan: return .abandoned
    case .temporary: return TemporaryNames.isAbandoned(path) ? .abandoned : nil
    case .index:
      switch RuleStore.condition(of: path) {
      case .sound(let roots): return roots.first { FileStatus($0) == nil }.map { .gone($0) }
      case .older: return .olderLayout
      case .newer: return .newerLayout
      case .empty: return .abandoned
      case .damaged(let reason): return .damaged(reason)
      case .unknown: return nil
      }
    case .aliases:
      guard let bytes = try? FileContents.bytes(of: path, limit: 64 << 20) else { return nil }
      return AliasBook(bytes: bytes) == nil ? .damaged("its contents are not what this version writes") : nil
    case .check(let kind):
      guard let start = try? FileContents.start(of: path, count: kind.signLength) else { return nil }
      if kind.isReadable(start) { return nil }
      return kind.isOfAnotherVersion(start) ? .otherVersion : .damaged("its beginning is not what this version writes")
    }
  }
}
