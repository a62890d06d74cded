package import BundledContent
package import POSIXSupport

extension Diagnosis {
  /// Tells of a host that could not be run at all.
  package mutating func addHostFailure(_ reason: String, content: InstalledContent?, _ place: Surroundings) {
    guard let content, let executable = place.executable else { return remark(reason) }
    add(
      Trouble(
        .hostFails, "the plugin host does not work: \(reason)",
        repair: Reinstallation(of: content, executable: executable).repair))
  }

  /// Tells of a plugin that cannot be used, for a reason that its host, or whoever looked at it, gives in words.
  package mutating func addRefusal(of library: FilePath, isBundled: Bool, reason: String, _ place: Surroundings) {
    let sentence = "the plugin '\(library)' is not used: \(reason)"
    if isBundled, let executable = place.executable, let content = InstalledContent(executable: executable) {
      return add(
        Trouble(.pluginRefused, sentence, repair: Reinstallation(of: content, executable: executable).repair))
    }
    add(Trouble(.pluginRefused, sentence, repair: repair(of: library, place)))
  }

  /// Tells of a plugin in the project that nobody trusts.
  package mutating func addUntrusted(_ library: FilePath, _ place: Surroundings) {
    add(
      Trouble(
        .pluginUntrusted, "the plugin '\(library)' is not trusted, so it is not used",
        repair: Repair(
          "\(place.call) plugin trust \(ShellWord.quoted(library.string))",
          note: "only if you know who made it; a plugin runs with your rights")))
  }

  /// A plugin that was built by a package is built again; any other is trusted no more.
  private func repair(of library: FilePath, _ place: Surroundings) -> Repair {
    let path = ShellWord.quoted(library.string)
    let untrust = "\(place.call) plugin untrust \(path)"
    var folder = library.removingLastComponent()
    var configuration = ""
    while let name = folder.lastComponent?.string {
      if ["debug", "release"].contains(name.lowercased()) { configuration = " -c \(name.lowercased())" }
      guard folder.removeLastComponent() else { break }
      if name == ".build", FileStatus(folder.appending("Package.swift")) != nil {
        return Repair(
          "swift build\(configuration) --package-path \(ShellWord.quoted(folder.string)) && \(place.call) plugin trust \(path)",
          note: "builds it with your Swift; '\(untrust)' stops using it")
      }
    }
    return Repair(untrust, note: "until you have a build for this swiftkit")
  }
}
