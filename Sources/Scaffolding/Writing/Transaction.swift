package import POSIXSupport

/// Makes several changes to a project, or none of them.
///
/// New contents are written to `.swiftkit/transaction` first, then a journal. From the moment the journal has its name,
/// the changes will be made: by this process, or, if it is killed, by the next run. Before that moment nothing of the
/// project has been touched. A call that fails takes back what was done.
package struct Transaction {
  let root: FilePath
  private let files: TransactionFiles
  private let syncing: Bool

  private var home: FilePath { root.appending(".swiftkit") }
  private var staging: FilePath { home.appending("transaction") }
  private var journal: FilePath { staging.appending("journal") }
  /// The last transaction that was carried out, kept so that it can be taken back.
  var history: FilePath { home.appending("undo") }

  /// - Parameter syncing: waits until the journal is on the disk before anything of the project is touched.
  package init(in root: FilePath, files: TransactionFiles = TransactionFiles(), syncing: Bool = true) {
    self.root = root
    self.files = files
    self.syncing = syncing
  }

  /// True where a run was interrupted after its journal was written.
  package var isInterrupted: Bool { get throws(ScaffoldingError) { try Looking.status(of: staging) != nil } }

  /// Carries out `changes`, after finishing whatever an interrupted run left.
  ///
  /// A file that is not as its change expects stops the transaction before it begins.
  package func commit(_ changes: [Change]) throws(ScaffoldingError) {
    if changes.isEmpty { return }
    try locked { () throws(TransactionFiles.Failure) in
      var folders = ProjectFolders(in: root)
      for change in changes { try check(change, &folders) }
      let journal: Journal
      do throws(TransactionFiles.Failure) {
        journal = try stage(changes, &folders)
      } catch {
        if case .fault = error { try clear(staging) }
        throw error
      }
      try carryOut(journal, recovering: false)
    }
  }

  /// Finishes what an interrupted run left; true when there was something.
  @discardableResult
  package func recover() throws(ScaffoldingError) -> Bool {
    guard try isInterrupted else { return false }
    try locked { () throws(TransactionFiles.Failure) in }
    return true
  }

  // MARK: - Steps

  /// Runs `body` while no other swiftkit writes in this project, with earlier interruptions dealt with.
  private func locked(_ body: () throws(TransactionFiles.Failure) -> Void) throws(ScaffoldingError) {
    do throws(TransactionFiles.Failure) {
      let kind = try files.status(home)?.kind
      let isNew = kind == nil
      if isNew { try makeRoot() }
      if kind == .symbolicLink { throw linkFault(home, as: ".swiftkit") }
      try files.makeFolder(home)
      guard let lock = FolderLock(home) else { throw .fault(FileFault("lock", home, reason: FolderLock.busy)) }
      defer { lock.release() }
      do throws(TransactionFiles.Failure) {
        try finish()
        try body()
      } catch {
        if case .died = error { throw error }
        if isNew { try files.removeEmptyFolder(home) }
        throw error
      }
    } catch {
      switch error {
      case .fault(let fault) where fault.reason == FolderLock.busy: throw .busy(root)
      case .fault(let fault): throw .file(fault)
      case .stale(let fault): throw .stale(fault)
      case .died: throw .file(FileFault("finish", journal, reason: "the run was stopped"))
      }
    }
  }

  private func makeRoot() throws(TransactionFiles.Failure) {
    do throws(FileFault) {
      if try FileStatus.look(at: root) == nil { try Folder.make(root) }
    } catch {
      throw .fault(error)
    }
  }

  private func check(_ change: Change, _ folders: inout ProjectFolders) throws(TransactionFiles.Failure) {
    for folder in ProjectFolders.folders(above: change.path) where try kind(of: folder, &folders) == .symbolicLink {
      throw linkFault(root.pushing(FilePath(folder)), as: change.path)
    }
    let path = root.pushing(FilePath(change.path))
    let kind = try kind(of: change.path, &folders)
    guard let before = change.before else {
      if kind == nil { return }
      throw .stale(FileFault("write", path, code: .fileExists))
    }
    guard kind == .file, try bytes(of: path) == before else {
      throw .stale(
        FileFault("change", path, reason: "it was changed while swiftkit was at work; run the command again"))
    }
  }

  // A repository could bring a link that leads anywhere, and a record of files behind it.
  private func linkFault(_ folder: FilePath, as path: String) -> TransactionFiles.Failure {
    .fault(
      FileFault("write", FilePath(path), reason: "'\(folder)' is a symbolic link, which may lead out of the project"))
  }

  /// Writes contents and journal; renaming the journal is the moment from which the changes count as made.
  private func stage(
    _ changes: [Change], _ known: inout ProjectFolders
  ) throws(TransactionFiles.Failure) -> Journal {
    try files.makeFolder(staging)
    var operations: [Journal.Operation] = []
    var folders: Set<String> = []
    for (number, change) in changes.enumerated() {
      var permissions: mode_t = 0o666
      if let after = change.after {
        if let before = change.before {
          let status = try files.status(root.pushing(FilePath(change.path)))
          if let status { permissions = mode_t(status.permissions) }
          try files.write(before, to: old(number), permissions: permissions)
        }
        try files.write(after, to: new(number), permissions: permissions)
        for folder in ProjectFolders.folders(above: change.path)
        where folders.insert(folder).inserted {
          if try kind(of: folder, &known) == nil { operations.append(.makeFolder(folder)) }
        }
      }
      switch (change.before, change.after) {
      case (nil, nil): continue
      case (nil, .some): operations.append(.create(number, sha256: change.sha256, change.path))
      case (.some, .some): operations.append(.replace(number, sha256: change.sha256, change.path))
      case (let before?, nil):
        operations.append(.remove(number, sha256: SHA256.hexadecimal(of: before), change.path))
      }
    }
    let draft = staging.appending("journal.draft")
    let journal = Journal(operations: operations)
    try files.write(Array(journal.text.utf8), to: draft, syncing: syncing)
    try files.rename(draft, over: self.journal)
    return journal
  }

  /// Does what an interrupted run had begun, or clears away what it had only prepared.
  private func finish() throws(TransactionFiles.Failure) {
    guard try files.status(staging) != nil else { return }
    guard let journal = try bytes(of: journal).flatMap({ Journal(String(decoding: $0, as: UTF8.self)) }) else {
      return try clear(staging)
    }
    try carryOut(journal, recovering: true)
  }

  /// Does what the journal says; where that fails, takes it back.
  private func carryOut(_ journal: Journal, recovering: Bool) throws(TransactionFiles.Failure) {
    do throws(TransactionFiles.Failure) {
      for operation in journal.operations { try perform(operation, recovering: recovering) }
    } catch {
      if case .fault = error {
        for operation in journal.operations.reversed() { try revert(operation) }
        try files.remove(self.journal)
        try clear(staging)
      }
      if !recovering { throw error }
      if case .died = error { throw error }
      return
    }
    try clear(history)
    try files.rename(staging, over: history)
  }

  /// - Parameter recovering: a run that was killed may have done it already, and files may have changed since.
  private func perform(_ operation: Journal.Operation, recovering: Bool) throws(TransactionFiles.Failure) {
    switch operation {
    case .makeFolder(let path):
      try files.makeFolder(root.pushing(FilePath(path)))
    case .create(let number, _, let path):
      if recovering, try files.status(new(number)) == nil { return }
      try files.move(new(number), to: root.pushing(FilePath(path)))
    case .replace(let number, _, let path):
      let target = root.pushing(FilePath(path))
      if recovering {
        if try files.status(new(number)) == nil { return }
        try refuse(target, unless: try hash(of: target) == hash(of: old(number)))
      }
      try files.rename(new(number), over: target)
    case .remove(let number, let sha256, let path):
      let target = root.pushing(FilePath(path))
      if recovering {
        guard try files.status(old(number)) == nil, let now = try hash(of: target) else { return }
        try refuse(target, unless: sha256.isEmpty || now == sha256)
      }
      // Moved rather than removed: it can be put back, and that takes no room on a full disk.
      try files.rename(target, over: old(number))
    }
  }

  private func refuse(_ path: FilePath, unless isAsExpected: Bool) throws(TransactionFiles.Failure) {
    if !isAsExpected { throw .fault(FileFault("change", path, reason: "it was changed after a run was interrupted")) }
  }

  /// Takes back one operation as far as it was done; what somebody has changed since then, or made before, stays.
  private func revert(_ operation: Journal.Operation) throws(TransactionFiles.Failure) {
    switch operation {
    case .makeFolder(let path):
      try files.removeEmptyFolder(root.pushing(FilePath(path)))
    case .create(let number, let sha256, let path):
      let target = root.pushing(FilePath(path))
      let isStaged = try files.status(new(number)) != nil
      if !isStaged || files.isSame(new(number), target), try hash(of: target) == sha256 {
        try files.remove(target)
      }
    case .replace(let number, let sha256, let path):
      let target = root.pushing(FilePath(path))
      if try files.status(new(number)) == nil, try hash(of: target) == sha256 {
        try files.rename(old(number), over: target)
      }
    case .remove(let number, _, let path):
      let target = root.pushing(FilePath(path))
      if try files.status(old(number)) != nil, try files.status(target) == nil {
        try files.rename(old(number), over: target)
      }
    }
  }

  private func kind(
    of path: String, _ folders: inout ProjectFolders
  ) throws(TransactionFiles.Failure) -> FileStatus.Kind? {
    do throws(ScaffoldingError) {
      return try folders.kind(of: path)
    } catch {
      guard case .file(let fault) = error else { throw .died }
      throw .fault(fault)
    }
  }

  private func hash(of path: FilePath) throws(TransactionFiles.Failure) -> String? {
    try bytes(of: path).map { SHA256.hexadecimal(of: $0) }
  }

  private func bytes(of path: FilePath) throws(TransactionFiles.Failure) -> [UInt8]? {
    do throws(FileFault) {
      return try FileContents.bytes(of: path)
    } catch {
      if error.isMissing { return nil }
      throw .fault(error)
    }
  }

  /// Removes a folder of ours with the files in it.
  private func clear(_ folder: FilePath) throws(TransactionFiles.Failure) {
    let names: [String]
    do throws(FileFault) {
      names = try Folder.names(in: folder)
    } catch {
      if error.isMissing { return }
      throw .fault(error)
    }
    // The journal goes last, so that an interrupted clearing is begun again.
    for name in names where name != "journal" { try files.remove(folder.appending(name)) }
    if names.contains("journal") { try files.remove(folder.appending("journal")) }
    try files.removeEmptyFolder(folder)
  }

  private func new(_ number: Int) -> FilePath { staging.appending("new-\(number)") }
  private func old(_ number: Int) -> FilePath { staging.appending("old-\(number)") }
}
