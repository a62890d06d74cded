package import POSIXSupport

/// The version control of a project, which holds what was committed: such texts need no copy beside the project's files.
package struct TextHistory: Sendable {
  /// The ids of those of the files, relative to the root, whose bytes the last commit has at one of the paths.
  package let committed: @Sendable (_ root: FilePath, _ files: [String], _ paths: [String]) -> [String: String]
  /// The text with an id; nil where the history does not hold it, as a part of a history may not.
  package let text: @Sendable (_ root: FilePath, _ id: String) -> [UInt8]?

  package init(
    committed: @escaping @Sendable (_ root: FilePath, _ files: [String], _ paths: [String]) -> [String: String],
    text: @escaping @Sendable (_ root: FilePath, _ id: String) -> [UInt8]?
  ) {
    (self.committed, self.text) = (committed, text)
  }
}

extension Manifest {
  /// The content that a file was generated with: the copy of it, or what the history has; nil where neither is left.
  func base(of file: File, in root: FilePath, _ history: TextHistory?) throws(ScaffoldingError) -> [UInt8]? {
    let copy = try Looking.bytes(of: Manifest.basePath(of: file.sha256), in: root)
    let bytes = copy ?? file.blob.flatMap { history?.text(root, $0) }
    // Whoever may commit chooses the ids too.
    return bytes.flatMap { SHA256.hexadecimal(of: $0) == file.sha256 ? $0 : nil }
  }

  /// Notes which texts the history has, and gives the changes that remove the copies of them.
  mutating func leave(
    to history: TextHistory?, in root: FilePath
  ) throws(ScaffoldingError) -> [Change] {
    guard let history else { return [] }
    let records = features.flatMap(\.files)
    let names = Set(try Looking.names(in: Manifest.bases, of: root)).intersection(records.map(\.sha256))
    // A repository may bring anything by the name of a copy: git reads only what has been read here.
    var kept: [(hash: String, path: String, bytes: [UInt8])] = []
    for hash in names.sorted() {
      let path = Manifest.basePath(of: hash)
      guard let bytes = try? Looking.bytes(of: path, in: root), SHA256.hexadecimal(of: bytes) == hash else { continue }
      kept.append((hash, path, bytes))
    }
    guard !kept.isEmpty else { return [] }
    let copies = kept.map(\.path)
    let known = history.committed(root, copies, copies + records.filter { names.contains($0.sha256) }.map(\.path))
    var changes: [Change] = []
    for (hash, path, bytes) in kept {
      guard let id = known[path] else { continue }
      changes.append(Change(path, before: bytes, after: nil))
      for feature in features.indices {
        for file in features[feature].files.indices where features[feature].files[file].sha256 == hash {
          features[feature].files[file].blob = id
        }
      }
    }
    return changes
  }
}
