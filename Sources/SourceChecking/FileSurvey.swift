import HostMessages
import POSIXSupport
import SourceScanning

/// The light pass over all files of a run before any is checked: what they declare, what the cache knows them by, and
/// which of them no check has to look at.
struct FileSurvey {
  let facts: SourceFacts
  /// One a file; nil for one that the cache is not asked about.
  let digests: [ContentDigest?]
  /// What became of files that no host needs to see; nil for the others.
  let outcomes: [FileReport.Outcome?]

  /// A file that cannot be read or has more than `sizeLimit` bytes says nothing here; its check will tell why.
  ///
  /// - Parameters:
  ///   - beside: what is known of files that are not checked.
  ///   - screen: that of the checks to be run; nil where none of the files lies on disk.
  ///   - memory: what earlier surveys of the same call found; it learns what this one finds.
  init(
    of files: [CheckedFile], beside: SurroundingFacts, through screen: SourceScreen?, sizeLimit: Int,
    digesting: Bool, memory: FactMemory? = nil
  ) {
    let read = files.mappedAhead { Content(of: $0, through: screen, sizeLimit: sizeLimit, digesting: digesting) }
    if let memory {
      for (file, content) in zip(files, read) { if let content { memory.keep(content.facts, of: file) } }
    }
    self.init(of: files, Contents(read), beside)
  }

  /// Reads only the files that `contents` does not know, and tells it of them.
  init(
    in found: SwiftFiles, _ files: [CheckedFile], knowing contents: ContentMemory, beside: SurroundingFacts,
    through screen: SourceScreen, sizeLimit: Int
  ) {
    self.init(
      of: files, Contents(of: found, knowing: contents, through: screen, sizeLimit: sizeLimit), beside)
  }

  private init(of files: [CheckedFile], _ contents: Contents, _ beside: SurroundingFacts) {
    (digests, outcomes) = (contents.digests, contents.outcomes)
    let folders = FactLines(of: [FolderFacts.text(of: files.map(\.folder))[...]])
    facts = SourceFacts(beside.facts.reduce(contents.facts.joined(with: folders)) { $0.joined(with: $1) })
  }
}
