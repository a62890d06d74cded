/// What the files in `Tuist/ProjectDescriptionHelpers` declare that manifests name; read once, where there is a manifest.
struct TuistHelpers {
  private static let folder = "Tuist/ProjectDescriptionHelpers/"
  private static let most = 50

  private var known: ManifestReader.Constants?

  /// The constants of these files by their last names; what is declared twice is none.
  mutating func constants(_ files: inout ProjectFiles) -> ManifestReader.Constants {
    if let known { return known }
    var all: ManifestReader.Constants = [:]
    var repeated: Set<String> = []
    let folder = TuistHelpers.folder
    let paths = files.swift.filter { $0.hasPrefix(folder) || $0.firstRange(of: "/\(folder)") != nil }
    for path in paths.prefix(TuistHelpers.most) {
      guard let bytes = files.bytes(path) else { continue }
      let reader = ManifestReader(bytes)
      repeated.formUnion(reader.repeated)
      for (name, constant) in reader.constants where all.updateValue(constant, forKey: name) != nil {
        repeated.insert(name)
      }
    }
    for name in repeated { all[name] = nil }
    known = all
    return all
  }
}
