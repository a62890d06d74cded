import POSIXSupport
import PluginHosting

extension Diagnosis {
  /// Looks whether the user, and nobody else, can read and write what swiftkit keeps for them.
  package mutating func examinePermissions(_ place: Surroundings) {
    for (name, folder) in [("cache", place.cache), ("state", place.state), ("settings", place.configuration)] {
      guard let folder else {
        remark("there is no folder for \(name), because neither HOME nor an XDG variable is set")
        continue
      }
      examineFolder(folder, called: name, place)
    }
    if let file = place.configuration?.appending(TrustStore.fileName) { examineFile(file, place) }
    for folder in [place.cache, place.state?.appending("projects")].compactMap({ $0 }) {
      for name in (try? Folder.names(in: folder)) ?? [] { examineFile(folder.appending(name), place) }
    }
  }

  private mutating func examineFolder(_ folder: FilePath, called name: String, _ place: Surroundings) {
    let path = ShellWord.quoted(folder.string)
    let sudo = place.privilege(over: folder)
    guard let status = FileStatus(folder) else { return }
    guard status.kind == .folder else {
      add(
        Trouble(
          .permissions, "'\(folder)', the folder for \(name), is not a folder",
          repair: Repair("mv \(path) \(ShellWord.quoted(folder.string + ".old"))")))
      return
    }
    if status.owner != geteuid() {
      add(
        Trouble(
          .permissions, "'\(folder)', the folder for \(name), belongs to another user",
          repair: Repair("\(sudo)chown -R \"$(id -un)\" \(path)")))
    } else if status.permissions & 0o700 != 0o700 {
      add(
        Trouble(
          .permissions, "'\(folder)', the folder for \(name), cannot be read and written by its owner",
          repair: Repair("chmod u+rwx \(path)")))
    } else if status.permissions & 0o002 != 0 {
      add(
        Trouble(
          .permissions, "'\(folder)', the folder for \(name), is writable by everyone, so it is not trusted",
          repair: Repair("chmod go-w \(path)")))
    }
  }

  private mutating func examineFile(_ file: FilePath, _ place: Surroundings) {
    guard let status = FileStatus(file, followingLinks: false), status.kind == .file else { return }
    let path = ShellWord.quoted(file.string)
    if status.owner != geteuid() {
      add(
        Trouble(
          .permissions, "'\(file)' belongs to another user",
          repair: Repair("\(place.privilege(over: file))chown \"$(id -un)\" \(path)")))
    } else if status.permissions & 0o600 != 0o600 {
      add(
        Trouble(
          .permissions, "'\(file)' cannot be read and written by its owner", repair: Repair("chmod u+rw \(path)")))
    } else if status.permissions & 0o022 != 0 {
      add(
        Trouble(
          .permissions, "'\(file)' is writable by others", repair: Repair("chmod go-w \(path)")))
    }
  }
}
