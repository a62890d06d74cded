import FactScanning
import HostMessages
import POSIXSupport

/// The light pass over all files of a run before any is checked: what they declare, and what the cache knows them by.
struct FileSurvey {
  let facts: SourceFacts
  /// One a file; nil for one that the cache is not asked about.
  let digests: [String?]

  /// A file that cannot be read or has more than `sizeLimit` bytes says nothing here; its check will tell why.
  ///
  /// - Parameters:
  ///   - others: files that only say what they declare, unless they are among `files` as well.
  ///   - memory: what earlier surveys of the same call found; it learns what this one finds.
  init(
    of files: [CheckedFile], beside others: [CheckedFile], sizeLimit: Int, digesting: Bool, memory: FactMemory? = nil
  ) {
    let own = others.isEmpty ? [] : Set(files.map(\.path))
    let beside = others.filter { !own.contains($0.path) }.mappedAhead { file -> Content? in
      if let known = memory?.facts(of: file) { return Content(digest: nil, facts: known) }
      let content = Content(of: file, sizeLimit: sizeLimit, digesting: false)
      if let content { memory?.keep(content.facts, of: file) }
      return content
    }
    let contents = files.mappedAhead { Content(of: $0, sizeLimit: sizeLimit, digesting: digesting) }
    if let memory {
      for (file, content) in zip(files, contents) { if let content { memory.keep(content.facts, of: file) } }
    }
    digests = contents.map { $0?.digest }
    let facts = (beside + contents).compactMap { $0?.facts }
    self.facts = SourceFacts(joining: facts)
  }

  /// Reads only the files that `memory` does not know, and tells it of them.
  ///
  /// - Parameter start: when the files were looked for.
  init(of files: [CheckedFile], in listing: FileListing, knowing memory: ContentMemory, sizeLimit: Int, start: Int64) {
    let known = memory.contents(of: listing)
    let contents = Array(zip(files, known)).mappedAhead { file, known -> ContentMemory.Content? in
      if let known { return known }
      guard let bytes = try? FileContents.bytes(of: file.path, limit: sizeLimit) else { return nil }
      return ContentMemory.Content(
        digest: ReportCache.digest(of: bytes, shownAs: file.shown),
        facts: bytes.withUnsafeBytes { FactScanner.facts(in: $0) })
    }
    if known.contains(where: { $0 == nil }) || known.count != memory.count {
      memory.keep(listing, contents, start: start)
    }
    digests = contents.map { $0?.digest }
    facts = SourceFacts(joining: contents.compactMap { $0?.facts })
  }

  /// What one file says.
  private struct Content: Sendable {
    let digest: String?
    let facts: [UInt8]

    init(digest: String?, facts: [UInt8]) { (self.digest, self.facts) = (digest, facts) }

    /// Nil for a file that cannot be read.
    init?(of file: CheckedFile, sizeLimit: Int, digesting: Bool) {
      guard let bytes = file.source ?? (try? FileContents.bytes(of: file.path, limit: sizeLimit)) else { return nil }
      facts = bytes.withUnsafeBytes { FactScanner.facts(in: $0) }
      digest = digesting && file.source == nil ? ReportCache.digest(of: bytes, shownAs: file.shown) : nil
    }
  }
}
