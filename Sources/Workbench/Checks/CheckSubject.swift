import HostMessages
import POSIXSupport
import PluginHosting
import SourceChecking

/// The files of one run, and which of their findings are wanted.
struct CheckSubject {
  /// Nil when only some of the files are checked.
  private let found: SwiftFiles?
  private let chosen: [CheckedFile]
  /// Files that only say what they declare.
  let others: [CheckedFile]
  let scope: FindingScope
  let skipped: [SkippedFile]
  /// Whether no Swift file was found at all, changed or not.
  let isNothingThere: Bool
  /// Folders at, below or around the files that hold settings of their own.
  private let settingsFolders: [FilePath]

  /// - Parameter isStopped: asked before each folder; with true the search ends with what it has.
  init(
    of request: CheckRequest, _ setup: CheckSetup, in workplace: Workplace, isStopped: @escaping @Sendable () -> Bool
  ) throws {
    switch request.subject {
    case .text(let path, let read):
      let limit = Int(request.limits.fileSize)
      let bytes = try read(limit)
      settingsFolders = CheckSubject.settingsFolders(around: [path], in: workplace)
      (found, others, isNothingThere) = (nil, [], false)
      if bytes.count > limit {
        chosen = []
        skipped = [SkippedFile(path: path, reason: "it has more than \(limit) bytes, which is the limit")]
      } else {
        chosen = [CheckedFile(path: workplace.resolve(path), shown: path, source: bytes)]
        skipped = []
      }
      scope = try request.scope.findings(of: chosen, in: workplace)
    case .paths(let paths):
      let found = try SwiftFiles(below: paths, under: setup, in: workplace, isStopped: isStopped)
      skipped = found.skipped
      isNothingThere = found.count == 0 && found.skipped.isEmpty
      settingsFolders = CheckSubject.settingsFolders(around: paths, in: workplace) + found.settingsFolders
      guard request.scope.isNarrow else {
        (self.found, chosen, others, scope) = (found, [], [], .everything)
        return
      }
      let files = found.files
      let wanted = try request.scope.findings(of: files, in: workplace)
      (self.found, others, scope) = (nil, files, wanted)
      chosen = files.filter { wanted.includes($0) }
    }
  }

  /// The folders whose settings hold for files or folders that a call names.
  private static func settingsFolders(around paths: [String], in workplace: Workplace) -> [FilePath] {
    paths.compactMap { path in
      let path = workplace.resolve(path)
      let start = FileStatus(path)?.kind == .folder ? path : path.removingLastComponent()
      return CheckSettings.folder(around: start, in: workplace)
    }
  }

  var count: Int { found?.count ?? chosen.count }

  /// The files to check, as values.
  var files: [CheckedFile] { found?.files ?? chosen }

  /// Texts that do not lie on disk.
  var sources: [String: [UInt8]] {
    Dictionary(chosen.compactMap { file in file.source.map { (file.shown, $0) } }) { first, _ in first }
  }
}

// MARK: - Settings of parts

extension CheckSubject {
  /// The files that are under the same settings.
  struct Part {
    let setup: CheckSetup
    let files: [CheckedFile]
    /// Files that only say what they declare.
    let others: [CheckedFile]
    /// All that was found, where no file is under other settings: then what has not changed need not be read.
    fileprivate let found: SwiftFiles?

    var count: Int { found?.count ?? files.count }

    func check(with check: SourceCheck, progress: (Int) -> Void) throws(HostingError) -> CheckOutcome {
      if let found { return try check.run(found, progress: progress) }
      return try check.run(files, beside: others, progress: progress)
    }
  }

  /// The files by the settings nearest to them; `base` holds for those with none of their own.
  func parts(
    under base: CheckSetup, in workplace: Workplace,
    _ setup: (_ folder: FilePath) throws -> CheckSetup
  ) throws -> [Part] {
    let folders = settingsFolders.filter { $0 != base.settings.folder }.reduce(into: [FilePath]()) { known, folder in
      if !known.contains(folder) { known.append(folder) }
    }
    guard !folders.isEmpty else { return [Part(setup: base, files: files, others: others, found: found)] }
    let all = files
    let nearest = all.map { file in
      folders.filter { file.path.starts(with: $0) }.max { $0.components.count < $1.components.count }
    }
    let kept = [nil] + folders.map { Optional($0) }
    return try kept.compactMap { folder in
      let mine = zip(all, nearest).filter { $0.1 == folder }.map(\.0)
      guard !mine.isEmpty else { return nil }
      guard let folder else { return Part(setup: base, files: mine, others: others(than: mine), found: nil) }
      let setup = try setup(folder)
      let excluded = IgnoreList(lines: setup.settings.excluded)
      let wanted = mine.filter { file in
        var below = file.path
        return !below.removePrefix(folder) || !excluded.covers(below.string)
      }
      return Part(setup: setup, files: wanted, others: others(than: wanted), found: nil)
    }
  }

  private func others(than mine: [CheckedFile]) -> [CheckedFile] {
    let paths = Set(mine.map(\.path))
    return (files + others).filter { !paths.contains($0.path) }
  }
}

extension SwiftFiles {
  /// The Swift files below `paths`, without those that the settings exclude.
  init(
    below paths: [String], under setup: CheckSetup, in workplace: Workplace,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws {
    try self.init(
      below: paths.isEmpty ? ["."] : paths, base: workplace.workingFolder,
      excluding: IgnoreList(lines: setup.settings.excluded), of: setup.folder, isStopped: isStopped)
  }
}

extension CheckRequest.Scope {
  /// Whether not every finding of every file is wanted.
  var isNarrow: Bool {
    switch self {
    case .everything: false
    case .lines, .changes: true
    }
  }

  /// Which of `files` and of their lines are wanted.
  fileprivate func findings(of files: [CheckedFile], in workplace: Workplace) throws -> FindingScope {
    switch self {
    case .everything: return .everything
    case .lines(let lines): return FindingScope(lines, of: files)
    case .changes(let revision, let linesOnly):
      let changes = try GitChanges(
        in: workplace.workingFolder, since: revision, environment: workplace.environment)
      return FindingScope(changes, of: files, linesOnly: linesOnly)
    }
  }
}
