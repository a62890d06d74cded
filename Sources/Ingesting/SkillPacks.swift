package import POSIXSupport

/// The packs below a folder: its skills, and the documents that belong to none.
package enum SkillPacks {
  /// Each with what it is called; a table of words or resolutions has no name.
  ///
  /// Throws where the folder cannot be looked into.
  package static func packs(
    below root: FilePath, links: LinkPolicy
  ) throws(FileFault) -> [(name: String?, path: FilePath)] {
    try SourceTree([root], links: links).units.map { unit in
      switch unit.kind {
      case .skillFolder(let name): (name, unit.path)
      case .document: (name(of: unit.path), unit.path)
      case .aliases, .resolutions: (nil, unit.path)
      }
    }
  }

  /// The name of a document without its ending.
  private static func name(of path: FilePath) -> String {
    let name = path.lastComponent?.string ?? ""
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
