import POSIXSupport

extension TransactionRun {
  /// - Parameter recovering: a run that was killed may have done it already, and files may have changed since.
  func perform(_ operation: Journal.Operation, in name: String, recovering: Bool = false) throws(Failure) {
    switch operation {
    case .makeFolder(let path, let permissions):
      try project.makeFolder(path, exactly: permissions)
    case .create(let number, let new, let path):
      if recovering {
        if try project.status(prepared(number, name)) == nil { return }
        try verify(prepared(number, name), new)
      }
      try project.move(prepared(number, name), to: path)
    case .replace(let number, let new, let old, let path):
      if recovering {
        if try project.status(prepared(number, name)) == nil { return }
        try verify(prepared(number, name), new)
      }
      // Contents were staged since the first look, which takes as long as the disk does.
      guard try holds(path, old) else { throw recovering ? changedSince(path) : changed(path) }
      try project.rename(prepared(number, name), over: path)
    case .remove(let number, let old, let path):
      let kept = kept(number, name)
      if recovering {
        guard try project.status(kept) == nil, try project.status(path) != nil else { return }
        guard try holds(path, old) else { throw changedSince(path) }
      }
      // Moved rather than removed: it can be put back, and that takes no room on a full disk.
      try project.rename(path, over: kept)
      // Somebody may have saved it since the first look. Taking back would not know it, so it goes back now.
      if try holds(kept, old) { return }
      if try project.status(path) == nil { try project.rename(kept, over: path) }
      throw recovering ? changedSince(path) : changed(path)
    case .removeFolder(let path, _):
      try project.removeEmptyFolder(path)
    }
  }

  /// Takes back one operation as far as it was done; what somebody has changed since then, or made before, stays.
  func revert(_ operation: Journal.Operation, in name: String) throws(Failure) {
    switch operation {
    case .makeFolder(let path, _):
      try project.removeEmptyFolder(path)
    case .create(let number, let new, let path):
      if try project.status(prepared(number, name)) != nil {
        guard try project.isSame(prepared(number, name), path) else { return }
      }
      if try holds(path, new) { try project.remove(path) }
    case .replace(let number, let new, let old, let path):
      guard try project.status(prepared(number, name)) == nil else { return }
      guard try holds(path, new), try holds(kept(number, name), old) else { return }
      try project.rename(kept(number, name), over: path)
    case .remove(let number, let old, let path):
      guard try project.status(path) == nil, try holds(kept(number, name), old) else { return }
      // A second name, which could not replace what comes there now, would need room on a full disk.
      try project.rename(kept(number, name), over: path)
    case .removeFolder(let path, let permissions):
      if try project.status(path) == nil { try project.makeFolder(path, exactly: permissions) }
    }
  }

  /// Throws where a prepared content is not what the journal says: damaged, or made executable by somebody.
  private func verify(_ path: String, _ content: Journal.Content) throws(Failure) {
    let permissions = try project.status(path).map { mode_t($0.permissions) }
    guard permissions == content.permissions, try holds(path, content) else {
      throw .fault(FileFault("use", project.place(path), reason: "it does not match what the interrupted run prepared"))
    }
  }

  /// True for a plain file with this content.
  private func holds(_ path: String, _ content: Journal.Content) throws(Failure) -> Bool {
    guard try project.status(path)?.kind == .file else { return false }
    return try project.digest(path) == content.sha256
  }

  private func changedSince(_ path: String) -> Failure {
    .fault(FileFault("change", project.place(path), reason: "it has changed since a run was interrupted"))
  }

  private func prepared(_ number: Int, _ name: String) -> String { "\(TransactionRun.folder(name))/new-\(number)" }
  private func kept(_ number: Int, _ name: String) -> String { "\(TransactionRun.folder(name))/old-\(number)" }
}
