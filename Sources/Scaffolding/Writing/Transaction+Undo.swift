import POSIXSupport

extension Transaction {
  /// The changes that take back the last transaction; nil when there is none.
  ///
  /// A file that was changed since then stops it, as undoing would lose that change. Taking back is a transaction of its
  /// own, so that a second undo brings everything back.
  package func undoing() throws(ScaffoldingError) -> [Change]? {
    guard let text = try Looking.bytes(of: history.appending("journal")),
      let journal = Journal(String(decoding: text, as: UTF8.self))
    else { return nil }
    var changes: [Change] = []
    for operation in journal.operations.reversed() {
      switch operation {
      case .makeFolder: continue
      case .create(_, let sha256, let path):
        changes.append(Change(path, before: try content(of: path, sha256: sha256), after: nil))
      case .replace(let number, let sha256, let path):
        changes.append(Change(path, before: try content(of: path, sha256: sha256), after: try kept(number)))
      case .remove(let number, _, let path):
        guard try Looking.status(of: root.pushing(FilePath(path))) == nil else {
          throw .file(FileFault("restore", root.pushing(FilePath(path)), reason: "a file of that name is there again"))
        }
        changes.append(Change(path, before: nil, after: try kept(number)))
      }
    }
    return changes
  }

  /// Takes back the last transaction; false when there is none.
  package func undo() throws(ScaffoldingError) -> [Change]? {
    try recover()
    guard let changes = try undoing() else { return nil }
    try commit(changes)
    EmptyFolders.remove(above: changes.filter { $0.after == nil }.map(\.path), in: root)
    return changes
  }

  private func content(of path: String, sha256: String) throws(ScaffoldingError) -> [UInt8] {
    let file = root.pushing(FilePath(path))
    guard let bytes = try Looking.bytes(of: file), SHA256.hexadecimal(of: bytes) == sha256 else {
      throw .file(FileFault("undo", file, reason: "it was changed since; undoing would lose that change"))
    }
    return bytes
  }

  private func kept(_ number: Int) throws(ScaffoldingError) -> [UInt8] {
    do throws(FileFault) {
      return try FileContents.bytes(of: history.appending("old-\(number)"))
    } catch {
      throw .file(error)
    }
  }
}
