import POSIXSupport

extension Transaction {
  /// Takes back the last transaction of this user; nil when there is none.
  ///
  /// A file that was changed since then stops it, as undoing would lose that change. Taking back is a transaction of its
  /// own, so that a second undo brings everything back. Bytes and permissions become what they were, and of the folders
  /// only those go that the transaction had made. With the first manifest of a project all goes that swiftkit has there.
  package func undo() throws(ScaffoldingError) -> [Change]? {
    try recover()
    guard let done = try record().done else { return nil }
    let work: (changes: [Change], folders: FolderWork)?
    do throws(FileFault) {
      work = try UndoWork(done, in: root).planned()
    } catch {
      throw .file(error)
    }
    guard let work else { return nil }
    let isFirst = work.changes.contains { $0.path == Manifest.path && $0.after == nil }
    try commit(work.changes, work.folders, isLeaving: isFirst)
    return work.changes
  }
}

/// Turns the journal of a run that is done into the changes that take it back.
private struct UndoWork: ~Copyable {
  private let project: OpenFolder
  private let folder: String
  private let digest: String

  init(_ done: RunRecord.Done, in root: FilePath) throws(FileFault) {
    project = try OpenFolder(root)
    folder = "\(TransactionRun.history)/\(done.name)"
    digest = done.journal
  }

  func planned() throws(FileFault) -> (changes: [Change], folders: FolderWork)? {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try project.bytes(of: FilePath(folder + "/journal"))
    } catch {
      if error.isMissing { return nil }
      throw error
    }
    guard SHA256.hexadecimal(of: bytes) == digest, let journal = Journal(String(decoding: bytes, as: UTF8.self)) else {
      return nil
    }
    var changes: [Change] = []
    var folders = FolderWork()
    for operation in journal.operations.reversed() {
      switch operation {
      case .makeFolder(let path, _):
        folders.leave([path])
      case .removeFolder(let path, let permissions):
        folders.permissions[path] = permissions
      case .create(_, let new, let path):
        changes.append(Change(path, before: try content(of: path, new).bytes, after: nil))
      case .replace(let number, let new, let old, let path):
        let now = try content(of: path, new)
        // Whoever has changed the permissions since then keeps them.
        let permissions = now.permissions == new.permissions ? old.permissions : now.permissions
        changes.append(
          Change(
            path, before: now.bytes, after: try kept(number, old), sha256: old.sha256, permissions: permissions))
      case .remove(let number, let old, let path):
        guard try project.status(of: FilePath(path)) == nil else {
          throw FileFault("restore", place(path), reason: "a file with that name exists again")
        }
        changes.append(
          Change(
            path, before: nil, after: try kept(number, old), sha256: old.sha256, permissions: old.permissions))
      }
    }
    return (changes, folders)
  }

  private func content(
    of path: String, _ expected: Journal.Content
  ) throws(FileFault) -> (bytes: [UInt8], permissions: mode_t) {
    let status = try project.status(of: FilePath(path))
    if status?.kind == .symbolicLink {
      throw FileFault("undo", place(path), reason: "it is now a symbolic link; restore the file and try again")
    }
    guard let status, status.kind == .file, let bytes = try? project.bytes(of: FilePath(path)),
      SHA256.hexadecimal(of: bytes) == expected.sha256
    else {
      throw FileFault("undo", place(path), reason: "it has changed since; undoing would lose that change")
    }
    return (bytes, mode_t(status.permissions))
  }

  private func kept(_ number: Int, _ expected: Journal.Content) throws(FileFault) -> [UInt8] {
    let path = "\(folder)/old-\(number)"
    let bytes = try project.bytes(of: FilePath(path))
    guard SHA256.hexadecimal(of: bytes) == expected.sha256 else {
      throw FileFault("undo", place(path), reason: "it does not match the stored copy")
    }
    return bytes
  }

  private func place(_ path: String) -> FilePath { project.path.pushing(FilePath(path)) }
}
