package import HostMessages
package import POSIXSupport
package import PluginHosting
package import SourceChecking

extension CheckSettings {
  /// The settings of the nearest folder from the working folder upwards that has some; and that folder.
  package static func nearest(in workplace: Workplace) throws -> (settings: CheckSettings, folder: FilePath) {
    guard let folder = folder(around: workplace.workingFolder, in: workplace) else {
      return (CheckSettings(), workplace.workingFolder)
    }
    return (try read(in: folder, workplace), folder)
  }

  /// The nearest folder from `start` upwards that holds settings, up to the root of the repository or the user's home.
  package static func folder(around start: FilePath, in workplace: Workplace) -> FilePath? {
    search(around: start, in: workplace).folder
  }

  /// Settings of folders above `start` that were passed over, because somebody else may have put them there.
  package static func foreign(around start: FilePath, in workplace: Workplace) -> [FilePath] {
    search(around: start, in: workplace).foreign
  }

  private static func search(
    around start: FilePath, in workplace: Workplace
  ) -> (folder: FilePath?, foreign: [FilePath]) {
    let trust = FolderTrust(workingIn: start)
    var foreign: [FilePath] = []
    var folder = start
    while true {
      let file = folder.appending(fileName)
      if FileStatus(file)?.kind == .file {
        if trust.covers(fileName, in: folder) { return (folder, foreign) }
        foreign.append(file)
      }
      let parent = folder.removingLastComponent()
      let isTop = FileStatus(folder.appending(".git")) != nil || folder == workplace.home || parent == folder
      if isTop || parent.isEmpty { return (nil, foreign) }
      folder = parent
    }
  }

  /// The settings that lie in `folder`; a link counts as long as it stays in the repository around.
  package static func read(in folder: FilePath, _ workplace: Workplace) throws -> CheckSettings {
    let file = folder.appending(fileName)
    let text = try text(in: folder)
    var settings = try CheckSettings(reading: text, file: workplace.shown(file.string), version: workplace.version)
    settings = try settings.withWhatItExtends(from: file, in: repository(around: folder) ?? folder, workplace)
    settings.folder = folder
    return settings
  }

  /// The text of the settings that lie in `folder`.
  static func text(in folder: FilePath) throws(FileFault) -> String {
    String(decoding: try bytes(of: folder.appending(fileName), in: folder), as: UTF8.self)
  }

  /// The repository around a folder; nil where there is none.
  static func repository(around folder: FilePath) -> FilePath? {
    var root = folder
    while FileStatus(root.appending(".git")) == nil, root.removeLastComponent() {}
    return FileStatus(root.appending(".git")) == nil ? nil : root
  }

  private static func bytes(of file: FilePath, in folder: FilePath) throws(FileFault) -> [UInt8] {
    let limit = 1 << 20
    guard FileStatus(file, followingLinks: false)?.kind == .symbolicLink else {
      return try FileContents.bytes(of: file, limit: limit)
    }
    let root = repository(around: folder) ?? folder
    let relative = FilePath(root: nil, file.components.dropFirst(root.components.count))
    return try OpenFolder(root).bytes(of: relative, links: .inside, limit: limit)
  }

  /// What plugins may ask for.
  package func hostSettings(of plugins: [HostedPlugin]) -> [HostConfiguration.Setting] {
    let catalogue = options.isEmpty ? nil : CheckCatalogue(of: plugins)
    let extra = api.extra.isEmpty ? nil : api.extra.joined(separator: " ")
    let seen = api.acceptsSeen == false ? "off" : nil
    return Self.hostSettings([("profile", profile)]) + systemSettings
      + Self.hostSettings([("api.extra", extra), ("api.seen-in", seen)])
      + options.compactMap { chosen in
        guard let entry = catalogue?.entry(named: chosen.check.name), let words = chosen.value.words else { return nil }
        let check = "\(plugins[entry.plugin].descriptor.id)/\(entry.check.id)"
        return HostConfiguration.Setting(
          name: "\(check).\(chosen.option.name)", value: words.joined(separator: " "))
      }
  }

  /// What plugins may ask for of what project files say: the lowest systems and the isolation.
  var systemSettings: [HostConfiguration.Setting] {
    Self.hostSettings([
      ("deployment-target", deploymentTarget), ("systems", systems),
      ("default-isolation", isOnMainActor ? "MainActor" : nil),
    ])
  }

  private static func hostSettings(_ values: [(name: String, value: String?)]) -> [HostConfiguration.Setting] {
    values.compactMap { name, value in value.map { HostConfiguration.Setting(name: name, value: $0) } }
  }
}
