import BundledContent
import POSIXSupport

/// How the files that came with a swiftkit are put in place again.
struct Reinstallation {
  private let content: InstalledContent
  private let executable: FilePath

  init(of content: InstalledContent, executable: FilePath) { (self.content, self.executable) = (content, executable) }

  var repair: Repair {
    let root = ShellWord.quoted(content.root.string)
    switch content.layout {
    case .checkout:
      let isRelease = executable.removingLastComponent().lastComponent?.string.lowercased() == "release"
      return Repair("swift build\(isRelease ? " -c release" : "") --package-path \(root)")
    case .installed:
      if content.root == "/usr", FileStatus("/var/lib/dpkg/info/swiftkit.list") != nil {
        return Repair("\(geteuid() == 0 ? "" : "sudo ")apt-get install --reinstall swiftkit")
      }
      if content.root.components.contains("Cellar") { return Repair("brew reinstall swiftkit") }
      return Repair(
        "make install PREFIX=\(root)",
        note: "in the sources of this version, or unpack its archive there again: "
          + "tar -xzf ARCHIVE --strip-components 1 -C \(root)")
    case .portable:
      return Repair(
        "tar -xzf ARCHIVE --strip-components 1 -C \(root)", note: "ARCHIVE is the archive of this version")
    }
  }
}
