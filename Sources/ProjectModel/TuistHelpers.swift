/// What the files in `Tuist/ProjectDescriptionHelpers` declare that manifests name.
enum TuistHelpers {
  private static let folder = "Tuist/ProjectDescriptionHelpers/"
  private static let most = 50

  /// The constants of these files by their last names; what several declare is none.
  static func constants(_ files: inout ProjectFiles) -> ManifestReader.Constants {
    var all: ManifestReader.Constants = [:]
    var seen: Set<String> = []
    for path in files.swift.filter({ $0.hasPrefix(folder) || $0.firstRange(of: "/\(folder)") != nil }).prefix(most) {
      guard let bytes = files.bytes(path) else { continue }
      for (name, constant) in ManifestReader(bytes).constants {
        all[name] = seen.insert(name).inserted ? constant : nil
      }
    }
    return all
  }
}
