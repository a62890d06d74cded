import HostMessages
import POSIXSupport
import SourceChecking

extension CheckSettings {
  /// The settings of the nearest folder from the working folder upwards that has some; and that folder.
  static func nearest(in context: CommandContext) throws -> (settings: CheckSettings, folder: FilePath) {
    guard let folder = folder(around: context.workingFolder, in: context) else {
      return (CheckSettings(), context.workingFolder)
    }
    return (try read(in: folder, context), folder)
  }

  /// The nearest folder from `start` upwards that holds settings, up to the root of the repository or the user's home.
  static func folder(around start: FilePath, in context: CommandContext) -> FilePath? {
    var folder = start
    while true {
      if FileStatus(folder.appending(fileName))?.kind == .file { return folder }
      let parent = folder.removingLastComponent()
      let isTop = FileStatus(folder.appending(".git")) != nil || folder == context.home || parent == folder
      if isTop || parent.isEmpty { return nil }
      folder = parent
    }
  }

  /// The settings that lie in `folder`.
  static func read(in folder: FilePath, _ context: CommandContext) throws -> CheckSettings {
    let file = folder.appending(fileName)
    let text = try FileContents.text(of: file, limit: 1 << 20)
    var settings = try CheckSettings(reading: text, file: context.shown(file.string))
    settings.folder = folder
    return settings
  }

  /// What plugins may ask for.
  var hostSettings: [HostConfiguration.Setting] {
    [("profile", profile), ("deployment-target", deploymentTarget)].compactMap { name, value in
      value.map { HostConfiguration.Setting(name: name, value: $0) }
    }
  }
}
