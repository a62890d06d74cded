import ByteText
import POSIXSupport
import SourceChecking

/// Which files a session of an agent has changed: what it edited first, and everything that was written since.
///
/// A file of the cache is made at the first edit and stays as it is, so that its time tells when the session began to write.
struct HookSession {
  private let record: FilePath

  /// Nil where the client names no session, or nothing may be kept: then nobody knows who changed what.
  init?(of event: HookEvent, in workplace: Workplace) {
    guard let session = event.session, let cache = workplace.cacheFolder else { return nil }
    var hash = FNV1a()
    for byte in "\(session)\n\(workplace.workingFolder)".utf8 { hash.combine(byte) }
    record = cache.appending("\(CheckCacheFile.session.rawValue)-\(hash.value.hexadecimal(digits: 16)).cache")
  }

  /// Remembers the files of the session's first edit.
  func began(with paths: [FilePath]) {
    guard FileStatus(record) == nil else { return }
    let lines = paths.map { $0.string + "\n" }.joined()
    try? CacheFolder.make(record.removingLastComponent())
    try? AtomicFile.write(CheckCacheFile.session.sign + Array(lines.utf8), to: record, permissions: 0o600)
  }

  private var canKeepRecords: Bool {
    let folder = record.removingLastComponent()
    return FileStatus(folder) == nil || folder.withPlatformString { access($0, W_OK) } == 0
  }

  /// Whether the session may have changed the file at `path`.
  func mayHaveChanged(_ path: FilePath) -> Bool {
    // Where no record can be kept, nobody knows.
    guard let began = ContentStamp(of: record) else { return !canKeepRecords }
    guard let changed = ContentStamp(of: path) else { return false }
    if changed.modified >= began.modified { return true }
    let lines = (try? FileContents.text(of: record))?.split(separator: "\n") ?? []
    return lines.contains { $0 == path.string }
  }
}
