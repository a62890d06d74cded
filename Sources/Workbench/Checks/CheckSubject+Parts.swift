import POSIXSupport
import PluginHosting
import SourceChecking

extension CheckSubject {
  /// The files that are under the same settings; only the lowest systems can be a file's own.
  struct Part {
    var setup: CheckSetup
    var files: [CheckedFile]
    /// The lowest iOS of the files, where they do not have that of the settings.
    var targets: Set<String> = []
    /// For how many files nothing says the lowest system.
    var untold = 0
    /// Files that only say what they declare.
    let others: [CheckedFile]
    /// All that was found, where no file is under other settings: then what has not changed need not be read.
    let found: SwiftFiles?

    /// Whether the files are code of documents.
    var isOfDocuments = false

    var count: Int { found?.count ?? files.count }

    func check(with check: SourceCheck, progress: (Int) -> Void) throws(HostingError) -> CheckOutcome {
      if let found { return try check.run(found, files, progress: progress) }
      var outcome = try check.run(files, beside: others, progress: progress)
      guard isOfDocuments else { return outcome }
      // Documents are for their authors to change, and leave out in their code what goes without saying.
      outcome.findings = outcome.findings.map(\.withoutFix)
      outcome.broken = []
      outcome.files = Set(files.map(\.shown)).count
      return outcome
    }
  }

  /// The files by the settings nearest to them; `base` holds for those with none of their own.
  func parts(under base: CheckSetup, _ setup: (_ folder: FilePath) throws -> CheckSetup) throws -> [Part] {
    guard hasOwnSettings(beside: base) else { return [Part(setup: base, files: files, others: others, found: found)] }
    return try grouped(files, under: base, setup).map { setup, mine in
      Part(setup: setup, files: mine, others: others(than: mine), found: nil)
    }
  }

  /// The code of documents by the settings nearest to them.
  func documentParts(under base: CheckSetup, _ setup: (_ folder: FilePath) throws -> CheckSetup) throws -> [Part] {
    guard !code.files.isEmpty else { return [] }
    let groups = hasOwnSettings(beside: base) ? try grouped(code.files, under: base, setup) : [(base, code.files)]
    return groups.map { setup, mine in
      Part(setup: setup.forDocuments(), files: mine, others: files + others, found: nil, isOfDocuments: true)
    }
  }

  private func hasOwnSettings(beside base: CheckSetup) -> Bool {
    settingsFolders.contains { $0 != base.settings.folder }
  }

  /// `all` by the settings nearest to each, without what these leave out.
  private func grouped(
    _ all: [CheckedFile], under base: CheckSetup, _ setup: (_ folder: FilePath) throws -> CheckSetup
  ) throws -> [(setup: CheckSetup, files: [CheckedFile])] {
    let folders = settingsFolders.filter { $0 != base.settings.folder }.reduce(into: [FilePath]()) { known, folder in
      if !known.contains(folder) { known.append(folder) }
    }
    let nearest = all.map { file in
      folders.filter { file.path.starts(with: $0) }.max { $0.components.count < $1.components.count }
    }
    let kept = [nil] + folders.map { Optional($0) }
    return try kept.compactMap { folder in
      let mine = zip(all, nearest).filter { $0.1 == folder }.map(\.0)
      guard !mine.isEmpty else { return nil }
      guard let folder else { return (base, mine) }
      let setup = try setup(folder)
      let excluded = IgnoreList(lines: setup.settings.excluded)
      let included = IgnoreList(lines: setup.settings.included)
      let wanted = mine.filter { file in
        var below = file.path
        guard below.removePrefix(folder) else { return true }
        return !excluded.covers(below.string) && (included.isEmpty || included.covers(below.string))
      }
      return (setup, wanted)
    }
  }

  /// The parts once more with what project files say of the lowest systems, where the settings say none.
  func parts(_ parts: [Part], by deployment: ProjectDeployment) -> [Part] {
    parts.map { $0.setup.settings.deploymentTarget == nil ? $0.counting(with: deployment) : $0 }
  }

  private func others(than mine: [CheckedFile]) -> [CheckedFile] {
    let paths = Set(mine.map(\.path))
    return (files + others).filter { !paths.contains($0.path) }
  }
}

extension CheckSubject.Part {
  /// The same with what project files say of the lowest systems of its files.
  fileprivate func counting(with deployment: ProjectDeployment) -> CheckSubject.Part {
    var part = self
    let lowest = deployment.systems(of: files.map(\.path))
    let kinds = Set(lowest)
    part.untold = lowest.count { $0 == nil }
    if kinds.count < 2 {
      part.setup = setup.counting(with: kinds.first ?? nil)
      return part
    }
    part.targets = Set(kinds.compactMap { $0?.iOS })
    let settings = Dictionary(
      uniqueKeysWithValues: kinds.map { ($0, setup.counting(with: $0).settings.systemSettings) })
    part.files = zip(files, lowest).map { file, lowest in file.with(settings: settings[lowest] ?? []) }
    return part
  }
}
