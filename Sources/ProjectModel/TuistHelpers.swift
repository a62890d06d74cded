/// What the files in `Tuist/ProjectDescriptionHelpers` declare that manifests name; read once, where there is a manifest.
struct TuistHelpers {
  /// The folder without its first letter, which may be a small one: on a Mac, that is the same folder.
  private static let folder = "uist/ProjectDescriptionHelpers/"
  private static let most = 50

  private var known: ManifestReader.Declarations?

  /// Reads a manifest that may name what these files declare.
  mutating func reader(of bytes: [UInt8], _ files: inout ProjectFiles) -> ManifestReader {
    let reader = ManifestReader(bytes, knowing: declarations(&files))
    known?.room = reader.helpers.room
    return reader
  }

  /// The constants of these files by their last names, where what is declared twice is none, and their functions.
  private mutating func declarations(_ files: inout ProjectFiles) -> ManifestReader.Declarations {
    if let known { return known }
    var all = ManifestReader.Declarations()
    var repeated: Set<String> = []
    let paths = files.swift.filter(TuistHelpers.isHelper)
    for path in paths.prefix(TuistHelpers.most) {
      guard let bytes = files.bytes(path) else { continue }
      let reader = ManifestReader(bytes)
      repeated.formUnion(reader.repeated)
      for (name, constant) in reader.constants where all.constants.updateValue(constant, forKey: name) != nil {
        repeated.insert(name)
      }
      all.functions.merge(reader.functions) { $0 + $1 }
    }
    for name in repeated { all.constants[name] = nil }
    known = all
    return all
  }

  private static func isHelper(_ path: String) -> Bool {
    guard let rest = path.firstRange(of: folder), rest.lowerBound > path.startIndex else { return false }
    let first = path.index(before: rest.lowerBound)
    return "Tt".contains(path[first]) && (first == path.startIndex || path[path.index(before: first)] == "/")
  }
}
