import FactScanning
import HostMessages
import POSIXSupport

/// The light pass over all files of a run before any is checked: what they declare, and what the cache knows them by.
struct FileSurvey {
  let facts: SourceFacts
  /// One a file; nil for one that the cache is not asked about.
  let digests: [String?]

  /// A file that cannot be read or has more than `sizeLimit` bytes says nothing here; its check will tell why.
  init(of files: [CheckedFile], sizeLimit: Int, digesting: Bool) {
    var facts: [[UInt8]] = []
    facts.reserveCapacity(files.count)
    digests = files.map { file in
      guard let bytes = file.source ?? (try? FileContents.bytes(of: file.path, limit: sizeLimit)) else { return nil }
      facts.append(bytes.withUnsafeBytes { FactScanner.facts(in: $0) })
      return digesting && file.source == nil ? ReportCache.digest(of: bytes, shownAs: file.shown) : nil
    }
    self.facts = SourceFacts(joining: facts)
  }
}
