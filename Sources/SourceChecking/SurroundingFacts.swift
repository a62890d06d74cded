import POSIXSupport
import SourceScanning

/// What files say that are not checked themselves: those of the projects around, and what packages and catalogs add.
struct SurroundingFacts {
  /// Lines of `SourceFacts`, in no order.
  private(set) var facts: [ArraySlice<UInt8>] = []
  /// The folders that the files lie in, as their paths are shown.
  private(set) var folders: [Substring] = []

  /// None.
  init() {}

  /// - Parameters:
  ///   - added: facts that come from no file of the project.
  ///   - own: the files to check, which speak for themselves.
  init(
    of projects: [SwiftFiles], _ others: [CheckedFile], _ added: [ArraySlice<UInt8>], without own: [CheckedFile],
    memory: FactMemory, in cacheFolder: FilePath?, sizeLimit: Int
  ) {
    facts = added
    // A text that somebody has says what its file on disk no longer does.
    let told = own + others.filter { $0.source != nil }
    for project in projects {
      let mine = Set(told.compactMap { project.index(of: $0.path) })
      let known = memory.facts(of: project, in: cacheFolder, sizeLimit: sizeLimit)
      for (index, said) in known.enumerated() { if let said, !mine.contains(index) { facts.append(said) } }
      folders += project.folders
    }
    guard !others.isEmpty else { return }
    folders += others.map(\.folder)
    var seen = Set(own.map(\.path))
    let rest = others.filter { file in
      seen.insert(file.path).inserted
        && (file.source != nil || !projects.contains { $0.index(of: file.path) != nil })
    }
    facts += rest.mappedAhead { file -> ArraySlice<UInt8>? in
      if let known = memory.facts(of: file) { return known }
      guard let bytes = file.bytes(limit: sizeLimit) else { return nil }
      let facts = bytes.withUnsafeBytes { FactScanner.facts(in: $0) }[...]
      memory.keep(facts, of: file)
      return facts
    }.compactMap(\.self)
  }
}
