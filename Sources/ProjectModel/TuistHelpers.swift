/// What the files in `Tuist/ProjectDescriptionHelpers` declare that manifests name; read once, where there is a manifest.
struct TuistHelpers {
  private static let folder = "Tuist/ProjectDescriptionHelpers/"
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
    let folder = TuistHelpers.folder
    let paths = files.swift.filter { $0.hasPrefix(folder) || $0.firstRange(of: "/\(folder)") != nil }
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
}
