import HostMessages
import POSIXSupport
import SourceScanning

/// What files say that are not checked themselves: those of the projects around, and what packages and catalogs add.
struct SurroundingFacts {
  /// Of packages, of what lies in no project, and of each project, the largest mostly last.
  private(set) var facts: [FactLines] = []

  /// None.
  init() {}

  /// - Parameters:
  ///   - added: facts that come from no file of the projects.
  ///   - own: the files to check, which speak for themselves.
  init(
    of projects: [SwiftFiles], _ others: [CheckedFile], _ added: [FactLines], without own: [CheckedFile],
    memory: FactMemory, in cacheFolder: FilePath?, sizeLimit: Int
  ) {
    facts = added
    // A text that somebody has says what its file on disk no longer does.
    let told = own + others.filter { $0.source != nil }
    let folders = projects.flatMap(\.folders) + others.map(\.folder)
    var seen = Set(own.map(\.path))
    let rest = others.filter { file in
      seen.insert(file.path).inserted
        && (file.source != nil || !projects.contains { $0.index(of: file.path) != nil })
    }
    let said = rest.mappedAhead { file -> ArraySlice<UInt8>? in
      if let known = memory.facts(of: file) { return known }
      guard let bytes = file.bytes(limit: sizeLimit) else { return nil }
      let facts = bytes.withUnsafeBytes { FactScanner.facts(in: $0) }[...]
      memory.keep(facts, of: file)
      return facts
    }
    facts.append(FactLines(of: [FolderFacts.text(of: folders)[...]] + said.compactMap(\.self)))
    for project in projects {
      let mine = Set(told.compactMap { project.index(of: $0.path) })
      facts.append(memory.facts(of: project, in: cacheFolder, sizeLimit: sizeLimit).leavingOut(mine))
    }
  }
}
