import FileMemory
import HostMessages
import POSIXSupport
import SourceScanning

/// The light pass over all files of a run before any is checked: what they declare, what the cache knows them by, and
/// which of them no check has to look at.
struct FileSurvey {
  let facts: SourceFacts
  /// One a file; nil for one that the cache is not asked about.
  let digests: [String?]
  /// What became of files that no host needs to see; nil for the others.
  let outcomes: [FileReport.Outcome?]

  /// A file that cannot be read or has more than `sizeLimit` bytes says nothing here; its check will tell why.
  ///
  /// - Parameters:
  ///   - others: files that only say what they declare, unless they are among `files` as well.
  ///   - screen: that of the checks to be run.
  ///   - memory: what earlier surveys of the same call found; it learns what this one finds.
  ///   - added: facts of packages and asset catalogs.
  init(
    of files: [CheckedFile], beside others: [CheckedFile], through screen: SourceScreen, sizeLimit: Int,
    digesting: Bool, memory: FactMemory? = nil, facts added: [[UInt8]] = []
  ) {
    let beside = FileSurvey.facts(of: others, without: files, sizeLimit: sizeLimit, memory)
    let contents = files.mappedAhead { Content(of: $0, through: screen, sizeLimit: sizeLimit, digesting: digesting) }
    if let memory {
      for (file, content) in zip(files, contents) { if let content { memory.keep(content.facts, of: file) } }
    }
    digests = contents.map { $0?.digest }
    outcomes = contents.map { $0?.outcome }
    facts = SourceFacts(
      joining: [FileSurvey.folders(of: files + others)] + added + beside + contents.compactMap { $0?.facts })
  }

  /// Reads only the files that `contents` does not know, and tells it of them.
  init(
    of files: [CheckedFile], in found: SwiftFiles, knowing contents: ContentMemory, beside others: [CheckedFile],
    through screen: SourceScreen, sizeLimit: Int, memory: FactMemory?, facts added: [[UInt8]] = []
  ) {
    let beside = FileSurvey.facts(of: others, without: files, sizeLimit: sizeLimit, memory)
    let contents = FileSurvey.contents(of: files, in: found, knowing: contents, through: screen, sizeLimit: sizeLimit)
    digests = contents.map { $0?.digest }
    outcomes = contents.map { $0?.outcome }
    facts = SourceFacts(
      joining: [FileSurvey.folders(of: files + others)] + added + beside + contents.compactMap { $0?.facts })
  }

  /// What each of `files`, which are those of `found`, holds; only what `memory` does not know is read, and told to it.
  static func contents(
    of files: [CheckedFile], in found: SwiftFiles, knowing memory: ContentMemory?, through screen: SourceScreen?,
    sizeLimit: Int
  ) -> [Content?] {
    let known = memory?.values(of: found.listing) ?? Array(repeating: nil, count: files.count)
    let contents = Array(zip(files, known)).mappedAhead { file, known -> Content? in
      // Whether a check needs the file is not known; the cache of reports will, or a host.
      if let known { return Content(digest: known.digest, facts: known.facts, outcome: nil) }
      return Content(of: file, through: screen, sizeLimit: sizeLimit, digesting: memory != nil)
    }
    if let memory, known.contains(where: { $0 == nil }) || known.count != memory.count {
      let kept = contents.map { content in
        content.flatMap { content in
          content.digest.map { FileContent(digest: $0, facts: content.facts) }
        }
      }
      memory.keep(found.listing, kept, start: found.start)
    }
    return contents
  }

  /// What files say that are not checked themselves.
  private static func facts(
    of others: [CheckedFile], without files: [CheckedFile], sizeLimit: Int, _ memory: FactMemory?
  ) -> [[UInt8]] {
    guard !others.isEmpty else { return [] }
    var own = Set(files.map(\.path))
    return others.filter { own.insert($0.path).inserted }.mappedAhead { file -> [UInt8]? in
      if let known = memory?.facts(of: file) { return known }
      guard let bytes = file.bytes(limit: sizeLimit) else { return nil }
      let facts = bytes.withUnsafeBytes { FactScanner.facts(in: $0) }
      memory?.keep(facts, of: file)
      return facts
    }.compactMap(\.self)
  }

  /// The names of the folders on the way to `files`, as facts: a module is mostly called like one of them.
  static func folders(of files: [CheckedFile]) -> [UInt8] {
    var names: Set<Substring> = []
    var last: Substring = ""
    for file in files {
      let folder = file.shown.lastIndex(of: "/").map { file.shown[..<$0] } ?? ""
      if folder == last { continue }
      last = folder
      names.formUnion(folder.split(separator: "/"))
    }
    // A name that holds an end of line or a tab would be two facts.
    return names.filter { $0.utf8.allSatisfy { $0 >= 0x20 } }.sorted().flatMap {
      [SourceFacts.Relation.folder.rawValue] + Array($0.utf8) + [UInt8(ascii: "\n")]
    }
  }

  /// What one file says.
  struct Content: Sendable {
    let digest: String?
    let facts: [UInt8]
    let outcome: FileReport.Outcome?

    init(digest: String?, facts: [UInt8], outcome: FileReport.Outcome?) {
      (self.digest, self.facts, self.outcome) = (digest, facts, outcome)
    }

    /// Nil for a file that cannot be read. Without a screen it is only what the file declares that is wanted.
    init?(of file: CheckedFile, through screen: SourceScreen?, sizeLimit: Int, digesting: Bool) {
      guard let bytes = file.bytes(limit: sizeLimit) else { return nil }
      (facts, outcome) = bytes.withUnsafeBytes { bytes in
        let facts = FactScanner.facts(in: bytes)
        // Who hands the text over wants to know whether it parses.
        guard file.source == nil, let screen, !screen.passing(bytes).isWanted else { return (facts, nil) }
        return (facts, bytes.reasonNotToRead.map { .skipped($0) } ?? .unparsed)
      }
      digest = digesting && file.source == nil ? ReportCache.digest(of: bytes, shownAs: file.shown) : nil
    }
  }
}

extension CheckedFile {
  /// Nil where it cannot be read.
  fileprivate func bytes(limit: Int) -> [UInt8]? { source ?? (try? FileContents.bytes(of: path, limit: limit)) }
}
