package import POSIXSupport

/// The documents below a folder that an index of it would hold, each once, however many links lead there.
package struct SkillFiles: Sendable {
  /// Larger files are not read, in bytes.
  package static var longestDocument: Int { SourceUnit.mostBytes }

  /// In the order of their paths, with what they are read through.
  package let files: [(path: FilePath, root: ReadingRoot)]
  /// Links that lead out.
  package let leftOut: [FileFault]

  /// Throws where the folder, or one below it, cannot be listed.
  package init(below folder: FilePath, links: LinkPolicy) throws(FileFault) {
    let tree = try SourceTree([folder], links: links)
    if let fault = tree.faults.first { throw fault }
    leftOut = tree.leftOut
    files = tree.units.flatMap { unit in unit.files.map { (path: $0.path, root: unit.root) } }
      .sorted { $0.path.string.utf8.lexicographicallyPrecedes($1.path.string.utf8) }
  }
}
