import FileMemory
import HostMessages
import POSIXSupport
import SourceScanning

extension FileSurvey {
  /// What files hold, one after the other.
  struct Contents {
    /// Nil for one that is not to be kept.
    let digests: [ContentDigest?]
    let facts: FactLines
    /// What became of files that no host needs to see; nil for the others.
    let outcomes: [FileReport.Outcome?]

    /// - Parameter read: nil for a file that cannot be read, which says nothing.
    init(_ read: [Content?]) {
      facts = FactLines(of: read.map { $0?.facts ?? [] })
      (digests, outcomes) = (read.map { $0?.digest }, read.map { $0?.outcome })
    }

    /// What was kept. Whether a check needs a file is not known; the cache of reports will know, or a host.
    private init(_ known: KnownContents) {
      (digests, facts) = (known.digests, known.facts)
      outcomes = Array(repeating: nil, count: digests.count)
    }

    /// Those files of `known`, and behind them of `read`, that have these places, in their order.
    private init(_ known: Contents, _ read: Contents, picking places: [Int]) {
      facts = known.facts.joined(with: read.facts).picking(places)
      let (digests, outcomes) = (known.digests + read.digests, known.outcomes + read.outcomes)
      self.digests = places.map { digests[$0] }
      self.outcomes = places.map { outcomes[$0] }
    }

    /// What each file of `found` holds; only what `memory` does not know is read, and told to it.
    ///
    /// - Parameter screen: that of the checks to be run; without one it is only what the files declare that is wanted.
    init(of found: SwiftFiles, knowing memory: ContentMemory?, through screen: SourceScreen?, sizeLimit: Int) {
      let known = memory?.places(of: found.listing) ?? Array(repeating: nil, count: found.count)
      let unknown = known.indices.filter { known[$0] == nil }
      let read = unknown.mappedAhead { index in
        Content(of: found.file(index), through: screen, sizeLimit: sizeLimit, digesting: memory != nil)
      }
      guard let memory else {
        self.init(read)
        return
      }
      var next = memory.count
      let places = known.map { place in
        if let place { return place }
        defer { next += 1 }
        return next
      }
      self.init(Contents(memory.contents), Contents(read), picking: places)
      if !unknown.isEmpty || found.count != memory.count {
        memory.keep(found.listing, digests, facts, start: found.start)
      }
    }
  }

  /// What one file holds.
  struct Content: Sendable {
    /// Nil where it is not to be kept.
    let digest: ContentDigest?
    let facts: ArraySlice<UInt8>
    let outcome: FileReport.Outcome?

    /// Nil for a file that cannot be read.
    init?(of file: CheckedFile, through screen: SourceScreen?, sizeLimit: Int, digesting: Bool) {
      guard let bytes = file.bytes(limit: sizeLimit) else { return nil }
      (facts, outcome) = bytes.withUnsafeBytes { bytes in
        let facts = FactScanner.facts(in: bytes)[...]
        // Who hands the text over wants to know whether it parses.
        guard file.source == nil, let screen, !screen.passing(bytes).isWanted else { return (facts, nil) }
        return (facts, bytes.reasonNotToRead.map { .skipped($0) } ?? .unparsed)
      }
      digest = digesting && file.source == nil ? ContentDigest(of: bytes, shownAs: file.shown) : nil
    }
  }
}
