import POSIXSupport

/// Keeps the record of one project's runs: a file in the user's own state folder, named by the project's path.
struct RunLedger {
  typealias Failure = TransactionFiles.Failure

  private let state: FilePath?
  private let files: TransactionFiles
  private let syncing: Bool
  private let name: String
  private let place: FilePath

  static let projects = "projects"

  init(of project: FilePath, in setting: Transaction.Setting) {
    (state, files, syncing) = (setting.state, setting.files, setting.syncing)
    place = ProcessEnvironment.resolved(project) ?? project
    name = "\(RunLedger.projects)/\(SHA256.hexadecimal(of: place.string))"
  }

  /// What is known; an empty record where there is none, or none that can be read.
  func record() throws(Failure) -> RunRecord {
    guard let state else { return RunRecord() }
    do throws(Failure) {
      let folder = try WorkFolder(state, files)
      return try folder.bytes(name).flatMap { RunRecord(String(decoding: $0, as: UTF8.self)) } ?? RunRecord()
    } catch {
      if case .died = error { throw error }
      return RunRecord()
    }
  }

  /// Keeps the first record of a run, making the folder where it is missing; the reason where nothing can be kept.
  func obstacle(to record: RunRecord) throws(Failure) -> String? {
    guard let state else { return "neither XDG_STATE_HOME nor HOME is set, so it cannot be recorded" }
    do throws(Failure) {
      try files.announce("mkdir", state)
      try TransactionFiles.faulting { () throws(FileFault) in try Folder.make(state, permissions: 0o700) }
      try WorkFolder(state, files).makeFolder(RunLedger.projects, permissions: 0o700)
      try keep(record)
      return nil
    } catch {
      switch error {
      case .fault(let fault), .stale(let fault): return "\(fault)"
      case .busy, .died: throw error
      }
    }
  }

  /// Writes the record, whole or not at all; with nothing in it, it goes.
  func keep(_ record: RunRecord) throws(Failure) {
    guard let state else { return }
    let folder = try WorkFolder(state, files)
    if record == RunRecord() {
      if try folder.status(name) != nil { try folder.remove(name) }
      return
    }
    let draft = name + ".draft"
    // One that was being written when its process was killed.
    try folder.remove(draft)
    try folder.write(Array(record.text(of: place).utf8), to: draft, permissions: 0o600)
    if syncing { try folder.sync(files: [draft], folders: []) }
    try folder.rename(draft, over: name)
    if syncing { try folder.sync(folders: [RunLedger.projects]) }
  }
}
