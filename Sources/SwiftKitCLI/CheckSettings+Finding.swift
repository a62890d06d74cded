import HostMessages
import POSIXSupport
import SourceChecking

extension CheckSettings {
  /// The settings of the nearest folder from the working folder upwards that has some, up to the root of the repository
  /// or the user's home; and that folder.
  static func nearest(in context: CommandContext) throws -> (settings: CheckSettings, folder: FilePath) {
    var folder = context.workingFolder
    while true {
      let file = folder.appending(fileName)
      if FileStatus(file)?.kind == .file {
        var settings = try read(file, in: context)
        settings.folder = folder
        return (settings, folder)
      }
      let parent = folder.removingLastComponent()
      let isTop = FileStatus(folder.appending(".git")) != nil || folder == context.home || parent == folder
      if isTop || parent.isEmpty { return (CheckSettings(), context.workingFolder) }
      folder = parent
    }
  }

  static func read(_ file: FilePath, in context: CommandContext) throws -> CheckSettings {
    let text = try FileContents.text(of: file, limit: 1 << 20)
    return try CheckSettings(reading: text, file: context.shown(file.string))
  }

  /// What plugins may ask for.
  var hostSettings: [HostConfiguration.Setting] {
    [("profile", profile), ("deployment-target", deploymentTarget)].compactMap { name, value in
      value.map { HostConfiguration.Setting(name: name, value: $0) }
    }
  }
}
