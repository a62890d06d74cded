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
  ///   - beside: what is known of files that are not checked.
  ///   - screen: that of the checks to be run.
  ///   - memory: what earlier surveys of the same call found; it learns what this one finds.
  init(
    of files: [CheckedFile], beside: SurroundingFacts, through screen: SourceScreen, sizeLimit: Int,
    digesting: Bool, memory: FactMemory? = nil
  ) {
    let contents = files.mappedAhead { Content(of: $0, through: screen, sizeLimit: sizeLimit, digesting: digesting) }
    if let memory {
      for (file, content) in zip(files, contents) { if let content { memory.keep(content.facts, of: file) } }
    }
    self.init(of: files, contents, beside)
  }

  /// Reads only the files that `contents` does not know, and tells it of them.
  init(
    in found: SwiftFiles, _ files: [CheckedFile], knowing contents: ContentMemory, beside: SurroundingFacts,
    through screen: SourceScreen, sizeLimit: Int
  ) {
    let contents = FileSurvey.contents(in: found, knowing: contents, through: screen, sizeLimit: sizeLimit)
    self.init(of: files, contents, beside)
  }

  private init(of files: [CheckedFile], _ contents: [Content?], _ beside: SurroundingFacts) {
    digests = contents.map { $0?.digest }
    outcomes = contents.map { $0?.outcome }
    let folders = FileSurvey.folders(files.map { $0.folder } + beside.folders)
    facts = SourceFacts(joining: [folders[...]] + beside.facts + contents.compactMap { $0?.facts })
  }

  /// What each file of `found` holds; only what `memory` does not know is read, and told to it.
  static func contents(
    in found: SwiftFiles, knowing memory: ContentMemory?, through screen: SourceScreen?, sizeLimit: Int
  ) -> [Content?] {
    // Whether a check needs a known file is not known; the cache of reports will, or a host.
    var contents = [Content?](repeating: nil, count: found.count)
    if let memory {
      for (index, known) in memory.values(of: found.listing).enumerated() {
        contents[index] = known.map(Content.init(_:))
      }
    }
    let unknown = contents.indices.filter { contents[$0] == nil }
    let read = unknown.mappedAhead { index in
      Content(of: found.file(index), through: screen, sizeLimit: sizeLimit, digesting: memory != nil)
    }
    for (index, content) in zip(unknown, read) { contents[index] = content }
    if let memory, !unknown.isEmpty || contents.count != memory.count {
      memory.keep(found.listing, contents.map { $0?.kept }, start: found.start)
    }
    return contents
  }

  /// The names of folders as facts: a module is mostly called like one of those on the way to its files.
  static func folders(_ folders: [Substring]) -> [UInt8] {
    var names: Set<Substring> = []
    var last: Substring?
    for folder in folders where folder != last {
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
    /// Nil where it is not to be kept.
    let kept: FileContent?
    let facts: ArraySlice<UInt8>
    let outcome: FileReport.Outcome?

    var digest: String? { kept?.digest }

    /// What is known of a file that has not changed.
    init(_ known: FileContent) { (kept, facts, outcome) = (known, known.facts, nil) }

    /// Nil for a file that cannot be read. Without a screen it is only what the file declares that is wanted.
    init?(of file: CheckedFile, through screen: SourceScreen?, sizeLimit: Int, digesting: Bool) {
      guard let bytes = file.bytes(limit: sizeLimit) else { return nil }
      (facts, outcome) = bytes.withUnsafeBytes { bytes in
        let facts = FactScanner.facts(in: bytes)[...]
        // Who hands the text over wants to know whether it parses.
        guard file.source == nil, let screen, !screen.passing(bytes).isWanted else { return (facts, nil) }
        return (facts, bytes.reasonNotToRead.map { .skipped($0) } ?? .unparsed)
      }
      let isKept = digesting && file.source == nil
      kept =
        isKept ? FileContent(digest: ReportCache.digest(of: bytes, shownAs: file.shown), facts: facts) : nil
    }
  }
}

extension CheckedFile {
  /// The folder that it lies in, as its path is shown.
  var folder: Substring { shown.lastIndex(of: "/").map { shown[..<$0] } ?? "" }

  /// Nil where it cannot be read.
  func bytes(limit: Int) -> [UInt8]? { source ?? (try? FileContents.bytes(of: path, limit: limit)) }
}
