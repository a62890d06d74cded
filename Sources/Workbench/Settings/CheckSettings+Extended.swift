import POSIXSupport
import RuleModel
import SourceChecking

extension CheckSettings {
  /// So many files may extend one another.
  private static let longestChain = 8

  /// These settings with those of the file that they extend, if they name one.
  ///
  /// - Parameters:
  ///   - file: where these lie.
  ///   - project: the folder that nothing is read outside of.
  func withWhatItExtends(
    from file: FilePath, in project: FilePath, after chain: [FilePath] = [], _ workplace: Workplace
  ) throws(SettingsError) -> CheckSettings {
    guard let extended else { return self }
    let chain = chain + [file.lexicallyNormalized()]
    let next = file.removingLastComponent().pushing(FilePath(extended.name)).lexicallyNormalized()
    func wrong(_ reason: String) -> SettingsError {
      SettingsError(file: extended.file, place: extended.place, reason: reason)
    }
    if let first = chain.firstIndex(of: next) {
      let way = (chain[first...] + [next]).map { workplace.shown($0.string) }
      throw wrong("these files extend each other: \(way.joined(separator: ", "))")
    }
    guard chain.count < Self.longestChain else {
      throw wrong("more than \(Self.longestChain) files extend one another")
    }
    var relative = next
    guard relative.removePrefix(project), !relative.isEmpty else {
      throw wrong("'\(extended.name)' is outside the project")
    }
    let folder = next.removingLastComponent()
    // A link on the way may lead anywhere: what lies there is not even listed.
    if let real = ProcessEnvironment.resolved(folder), let root = ProcessEnvironment.resolved(project),
      !real.starts(with: root)
    {
      throw wrong("'\(extended.name)' is outside the project")
    }
    guard let name = next.lastComponent?.string, FileStatus(next, followingLinks: false) != nil else {
      let near = Spelling.nearest(to: next.lastComponent?.string ?? "", in: (try? Folder.names(in: folder)) ?? [])
      var error = wrong("there is no file '\(extended.name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
      error.correction = near.map { .init(written: next.lastComponent?.string ?? "", meant: $0) }
      throw error
    }
    guard FolderTrust(workingIn: workplace.workingFolder).covers(name, in: folder) else {
      throw wrong("'\(extended.name)' is not used: its folder belongs to another user, or others can write to it")
    }
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try OpenFolder(project).bytes(of: relative, links: .inside, limit: 1 << 20)
    } catch {
      throw wrong("'\(extended.name)' cannot be read: \(error.reason)")
    }
    let base = try CheckSettings(
      reading: String(decoding: bytes, as: UTF8.self), file: workplace.shown(next.string), version: workplace.version)
    return extending(try base.withWhatItExtends(from: next, in: project, after: chain, workplace), read: next)
  }
}
