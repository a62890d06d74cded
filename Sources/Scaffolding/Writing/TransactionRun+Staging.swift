import POSIXSupport

extension TransactionRun {
  /// Throws where the project is not as `change` expects it.
  func check(_ change: Change) throws(Failure) {
    let place = project.place(change.path)
    if let flaw = RelativePath.flaw(inJournal: change.path) {
      throw .fault(FileFault("write", FilePath(change.path), reason: "the path \(flaw)"))
    }
    let status = try project.status(change.path)
    guard let before = change.before else {
      if status == nil { return }
      throw .stale(FileFault("write", place, code: .fileExists))
    }
    if status?.kind == .symbolicLink {
      throw .fault(FileFault("change", place, reason: "it is now a symbolic link, which is left as it is"))
    }
    guard status?.kind == .file, try project.bytes(change.path) == before else { throw changed(change.path) }
  }

  func changed(_ path: String) -> Failure {
    .stale(
      FileFault(
        "change", project.place(path), reason: "it was changed while swiftkit was running; run the command again"))
  }

  /// Writes contents and the draft of a journal to the folder of the run called `name`.
  func stage(_ changes: [Change], _ work: FolderWork, in name: String) throws(Failure) -> Journal {
    let folder = TransactionRun.folder(name)
    try project.makeFolder(TransactionRun.home)
    try project.makeFolder(TransactionRun.staging)
    try project.makeFolder(folder, permissions: 0o700)
    var written: [String] = []
    var operations: [Journal.Operation] = []
    var known: Set<String> = []
    for (number, change) in changes.enumerated() {
      let status = change.before == nil ? nil : try project.status(change.path)
      let permissions = status.map { mode_t($0.permissions) }
      var old: Journal.Content?
      var new: Journal.Content?
      if let before = change.before, let permissions {
        old = Journal.Content(sha256: SHA256.hexadecimal(of: before), permissions: permissions)
      }
      if let after = change.after {
        if let before = change.before {
          written.append("\(folder)/old-\(number)")
          try project.write(before, to: "\(folder)/old-\(number)", exactly: permissions)
        }
        let path = "\(folder)/new-\(number)"
        written.append(path)
        try project.write(after, to: path, exactly: change.permissions ?? permissions)
        if change.before != nil { try project.copyAttributes(of: change.path, to: path) }
        new = Journal.Content(sha256: change.sha256, permissions: mode_t(try project.status(path)?.permissions ?? 0))
        for above in ProjectFolders.folders(above: change.path) where known.insert(above).inserted {
          guard try project.status(above) == nil else { continue }
          operations.append(.makeFolder(above, permissions: work.permissions[above]))
        }
      }
      switch (old, new) {
      case (nil, nil): continue
      case (nil, let new?): operations.append(.create(number, new: new, change.path))
      case (let old?, let new?): operations.append(.replace(number, new: new, old: old, change.path))
      case (let old?, nil): operations.append(.remove(number, old: old, change.path))
      }
    }
    for path in work.left {
      guard let status = try project.status(path), status.kind == .folder else { continue }
      operations.append(.removeFolder(path, permissions: mode_t(status.permissions)))
    }
    let journal = Journal(operations: operations)
    let draft = folder + "/journal.draft"
    try project.write(Array(journal.text.utf8), to: draft)
    guard setting.syncing else { return journal }
    // All are written before the first is waited for: the first wait then brings most of them to the disk.
    try project.sync(
      files: written + [draft], folders: [folder, TransactionRun.staging, TransactionRun.home, ""])
    return journal
  }

  /// From here on the changes will be made, by this process or by the next.
  func nameJournal(of name: String) throws(Failure) {
    let folder = TransactionRun.folder(name)
    try project.rename(folder + "/journal.draft", over: folder + "/journal")
    if setting.syncing { try project.sync(folders: [folder]) }
  }

  /// Waits until the new names are on the disk.
  func sync(_ journal: Journal?) throws(Failure) {
    guard setting.syncing, let journal else { return }
    try project.sync(folders: Set(journal.operations.map { ProjectFolders.above($0.path) }).sorted())
  }
}
