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
    guard let status = FileStatus(folder) else { return }
    let flaw: (words: String, repair: String)? =
      if status.kind != .folder {
        ("is not a folder", "mv \(path) \(ShellWord.quoted(folder.string + ".old"))")
      } else if status.owner != geteuid() {
        ("belongs to another user", "\(place.privilege(over: folder))chown -R \"$(id -un)\" \(path)")
      } else if status.permissions & 0o700 != 0o700 {
        ("cannot be read and written by its owner", "chmod u+rwx \(path)")
      } else if status.permissions & 0o002 != 0 {
        ("is writable by everyone, so it is not trusted", "chmod go-w \(path)")
      } else {
        nil
      }
    add(flaw, of: "'\(folder)', the folder for \(name),")
  }

  private mutating func examineFile(_ file: FilePath, _ place: Surroundings) {
    guard let status = FileStatus(file, followingLinks: false), status.kind == .file else { return }
    let path = ShellWord.quoted(file.string)
    let flaw: (words: String, repair: String)? =
      if status.owner != geteuid() {
        ("belongs to another user", "\(place.privilege(over: file))chown \"$(id -un)\" \(path)")
      } else if status.permissions & 0o600 != 0o600 {
        ("cannot be read and written by its owner", "chmod u+rw \(path)")
      } else if status.permissions & 0o022 != 0 {
        ("is writable by others", "chmod go-w \(path)")
      } else {
        nil
      }
    add(flaw, of: "'\(file)'")
  }

  private mutating func add(_ flaw: (words: String, repair: String)?, of place: String) {
    guard let flaw else { return }
    add(Trouble(.permissions, "\(place) \(flaw.words)", repair: Repair(flaw.repair)))
  }
}
