import POSIXSupport
import RuleModel

/// One run in a project that is held open and locked.
struct TransactionRun: ~Copyable {
  typealias Failure = TransactionFiles.Failure

  static let home = ".swiftkit"
  static let staging = ".swiftkit/transaction"
  static let history = ".swiftkit/undo"

  let project: WorkFolder
  let ledger: RunLedger
  let setting: Transaction.Setting

  init(in root: FilePath, _ setting: Transaction.Setting) throws(Failure) {
    project = try WorkFolder(root, setting.files)
    ledger = RunLedger(of: root, in: setting)
    self.setting = setting
  }

  /// Carries out `changes`.
  ///
  /// - Parameters:
  ///   - isLeaving: whether nothing of swiftkit stays in the project, not even what an undo would need.
  ///   - isWanted: asked when all is staged; with false it is cleared away.
  func commit(
    _ changes: [Change], _ folders: FolderWork, keepingHistory: Bool, isLeaving: Bool, when isWanted: () -> Bool
  ) throws(Failure) {
    try refuseObstacles(keepingHistory)
    for change in changes { try check(change) }
    let before = try ledger.record()
    var record = before
    var begun = RunRecord.Begun(
      name: RunRecord.newName(), madeHome: try project.status(TransactionRun.home) == nil,
      forgets: !keepingHistory || isLeaving, leaves: isLeaving)
    record.begun = begun
    let obstacle = try ledger.obstacle(to: record)
    if obstacle != nil { begun.forgets = true }
    let journal: Journal
    do throws(Failure) {
      journal = try stage(changes, folders, in: begun.name)
      guard isWanted() else { return try forget(begun, before.done) }
      if let obstacle, keepingHistory, !isLeaving { setting.note("this run cannot be undone later: \(obstacle)") }
      begun.journal = SHA256.hexadecimal(of: journal.text)
      record.begun = begun
      if obstacle == nil { try ledger.keep(record) }
      try nameJournal(of: begun.name)
    } catch {
      // A process that is gone clears nothing away; the next one does.
      if case .died = error { throw error }
      try forget(begun, before.done)
      throw error
    }
    do throws(Failure) {
      for operation in journal.operations { try perform(operation, in: begun.name) }
    } catch {
      if case .died = error { throw error }
      try takeBack(journal, begun)
      try forget(begun, before.done)
      throw error
    }
    try conclude(journal, begun, before.done)
  }

  /// Does what an interrupted run of this user had begun, or clears away what it had only prepared.
  func finishInterrupted() throws(Failure) {
    let record = try ledger.record()
    guard let begun = record.begun else { return }
    let folder = TransactionRun.folder(begun.name)
    if let digest = begun.journal {
      // The run was over but for the last line of its record.
      let isMoved = try project.status(folder) == nil
      if isMoved, try journal(in: "\(TransactionRun.history)/\(begun.name)", digest) != nil {
        return try conclude(nil, begun, record.done)
      }
      if let journal = try journal(in: folder, digest) { return try finish(journal, begun, record) }
    }
    // Stopped when all but its record had been cleared away, it leaves nothing to take back.
    let isKept = try record.done.map { done throws(Failure) in
      try project.status("\(TransactionRun.history)/\(done.name)") != nil
    }
    try forget(begun, begun.leaves && isKept == false ? nil : record.done)
  }

  /// The journal in `folder`; nil where there is none with this digest.
  private func journal(in folder: String, _ digest: String) throws(Failure) -> Journal? {
    guard let bytes = try project.bytes(folder + "/journal"), SHA256.hexadecimal(of: bytes) == digest else {
      return nil
    }
    return Journal(String(decoding: bytes, as: UTF8.self))
  }

  private func finish(_ journal: Journal, _ begun: RunRecord.Begun, _ record: RunRecord) throws(Failure) {
    let files = journal.operations.filter { !$0.isOfFolder && !$0.path.hasPrefix(TransactionRun.home + "/") }
    let count = files.count.counted("file")
    do throws(Failure) {
      for operation in journal.operations { try perform(operation, in: begun.name, recovering: true) }
    } catch {
      guard case .fault(let fault) = error else { throw error }
      try takeBack(journal, begun)
      try forget(begun, record.done)
      return setting.note("rolled back an interrupted run (\(count)): \(fault)")
    }
    try conclude(journal, begun, record.done)
    setting.note("finished an interrupted run (\(count))")
  }

  /// Makes a run that has done its work count as done; from here on nothing of it fails any more.
  ///
  /// - Parameter journal: what it did; nil where all of that is on the disk.
  private func conclude(_ journal: Journal?, _ begun: RunRecord.Begun, _ last: RunRecord.Done?) throws(Failure) {
    var record = RunRecord()
    record.done = last
    try unlessDead { () throws(Failure) in try sync(journal) }
    var kept = false
    if !begun.forgets, let digest = begun.journal {
      let target = "\(TransactionRun.history)/\(begun.name)"
      let problem = try unlessDead { () throws(Failure) in
        try project.makeFolder(TransactionRun.history)
        if journal != nil { try project.rename(TransactionRun.folder(begun.name), over: target) }
      }
      if let problem {
        setting.note("this run cannot be undone later: \(problem)")
        record.done = nil
      } else {
        record.done = RunRecord.Done(name: begun.name, journal: digest)
        kept = true
      }
    }
    guard kept else {
      if begun.leaves { record.done = try leave(last) }
      return try forget(begun, record.done)
    }
    // The record comes last: a run that is stopped here is known, and the next one clears up.
    if let last, last.name != begun.name { try clear("\(TransactionRun.history)/\(last.name)") }
    try unlessDead { () throws(Failure) in try project.removeEmptyFolder(TransactionRun.staging) }
    try unlessDead { () throws(Failure) in try ledger.keep(record) }
  }

  /// Clears away what is kept of `last`, the run that was taken back; that run where something of it stays.
  private func leave(_ last: RunRecord.Done?) throws(Failure) -> RunRecord.Done? {
    guard let last else { return nil }
    let isGone = try clear("\(TransactionRun.history)/\(last.name)")
    try unlessDead { () throws(Failure) in try project.removeEmptyFolder(TransactionRun.history) }
    return isGone ? nil : last
  }

  /// Clears the folder of a run away, and then its record, so that a kill between leaves nothing that nobody knows.
  private func forget(_ begun: RunRecord.Begun, _ done: RunRecord.Done?) throws(Failure) {
    var record = RunRecord()
    record.done = done
    if try !clear(begun) {
      // The next run tries again.
      record.begun = begun
      record.begun?.journal = nil
    }
    try unlessDead { () throws(Failure) in try ledger.keep(record) }
  }

  /// Does `body`; what fails in it is given back, as the run is done all the same.
  @discardableResult
  private func unlessDead(_ body: () throws(Failure) -> Void) throws(Failure) -> FileFault? {
    do throws(Failure) {
      try body()
      return nil
    } catch {
      switch error {
      case .fault(let fault), .stale(let fault): return fault
      case .busy, .died: throw error
      }
    }
  }

  /// Takes back what was done of `journal`.
  private func takeBack(_ journal: Journal, _ begun: RunRecord.Begun) throws(Failure) {
    for operation in journal.operations.reversed() {
      do throws(Failure) {
        try revert(operation, in: begun.name)
      } catch {
        // Somebody has put a link on the way meanwhile; what lies behind it is not ours.
        if case .fault(let fault) = error, fault.leadsOut { continue }
        throw error
      }
    }
  }

  // MARK: - Folders of runs

  /// What is in the way in `.swiftkit` is named before anything is written.
  private func refuseObstacles(_ keepingHistory: Bool) throws(Failure) {
    for path in [TransactionRun.home, TransactionRun.staging] + (keepingHistory ? [TransactionRun.history] : []) {
      switch try project.status(path)?.kind {
      case .folder: continue
      case nil: break
      case .symbolicLink:
        let reason = "'\(project.place(path))' is a symbolic link, which may point outside the project"
        throw .fault(FileFault("write", FilePath(path), reason: reason))
      case .file, .other:
        throw .fault(
          FileFault("write", FilePath(path), reason: "'\(project.place(path))' is not a folder; move it away"))
      }
    }
  }

  /// Removes the folder of a run, `.swiftkit/transaction` if nothing else is in it, and `.swiftkit` if the run made it.
  ///
  /// - Returns: false where something of the run stays.
  private func clear(_ begun: RunRecord.Begun) throws(Failure) -> Bool {
    let isGone = try clear(TransactionRun.folder(begun.name))
    let problem = try unlessDead { () throws(Failure) in
      try project.removeEmptyFolder(TransactionRun.staging)
      if begun.madeHome || begun.leaves { try project.removeEmptyFolder(TransactionRun.home) }
    }
    return isGone && problem == nil
  }

  /// Removes the folder of a run with the files in it; what cannot be removed costs nothing but its room.
  ///
  /// - Returns: false where something of it stays.
  @discardableResult
  private func clear(_ folder: String) throws(Failure) -> Bool {
    var names: [String] = []
    try unlessDead { () throws(Failure) in
      if try project.status(folder)?.kind == .folder { names = try project.names(folder) }
    }
    // Without its journal it is only prepared, and nothing of it is carried out any more.
    for name in names.filter({ $0 == "journal" }) + names.filter({ $0 != "journal" }) {
      try unlessDead { () throws(Failure) in try project.remove("\(folder)/\(name)") }
    }
    var isGone = false
    try unlessDead { () throws(Failure) in
      try project.removeEmptyFolder(folder)
      isGone = try project.status(folder) == nil
    }
    return isGone
  }

  static func folder(_ name: String) -> String { "\(staging)/\(name)" }
}

extension Journal.Operation {
  var isOfFolder: Bool {
    switch self {
    case .makeFolder, .removeFolder: true
    case .create, .replace, .remove: false
    }
  }
}
