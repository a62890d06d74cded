import POSIXSupport
import TestSupport
import Testing

/// An installation of its own that can be broken: content, two plugins, a project with a repository and a search path.
struct DoctorKit {
  let kit: PortableSwiftKit

  init() throws {
    kit = try DoctorKit.installation()
    let folder = kit.folder
    for name in ["bin", "project/.git", "project/.claude", "config/swiftkit", "cache", "home"] {
      try Folder.make(folder.path.appending(name))
    }
    for name in ["git", "sh", "sed", "chmod", "chown", "id", "mv", "rm", "tar", "gzip", "cat", "ln", "curl", "sleep"] {
      guard let real = DoctorKit.program(name) else { continue }
      guard symlink(real.string, folder.path.appending("bin").appending(name).string) == 0 else {
        throw Errno(rawValue: errno)
      }
    }
    _ = try run("ask", "play")
  }

  private static func installation() throws -> PortableSwiftKit {
    let kit = try PortableSwiftKit(plugins: ["test": ""])
    try kit.folder.write(
      "---\nname: toy\ndescription: Toys.\n---\n# Toy\n\n- Never play.\n", to: "kit/Skills/toy/SKILL.md")
    try kit.folder.write("{}\n", to: "kit/Templates/toy/template.json")
    try kit.folder.write("1\tone\n", to: "kit/Data/numbers.tsv")
    let table = PackageFolder.root.pushing("Data/api/facts.tsv")
    try kit.folder.write(try FileContents.bytes(of: table), to: "kit/Data/api/facts.tsv")
    return kit
  }

  var folder: FilePath { kit.folder.path }

  private var environment: [String: String] {
    [
      "HOME": folder.appending("home").string, "XDG_CONFIG_HOME": folder.appending("config").string,
      "XDG_CACHE_HOME": folder.appending("cache").string, "XDG_STATE_HOME": folder.appending("state").string,
      "PATH": folder.appending("bin").string, "EDITOR": folder.appending("bin/editor").string,
    ]
  }

  func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(kit.kit.appending("swiftkit"), arguments, in: kit.project, environment: environment)
  }

  /// Carries out a line that `doctor` shows, as somebody would who knows where the archive is.
  func carryOut(_ repair: String) throws -> ProgramRun {
    var line = repair
    if line.contains("ARCHIVE") { line.replace("ARCHIVE", with: try Self.archive.get().string) }
    return try ProgramRun("/bin/sh", ["-c", line], in: kit.project, environment: environment)
  }

  /// What such an installation came in. Programs for debugging are large: packing them takes seconds, so it is done once,
  /// for the first repair that asks for the archive.
  private static let archive: Result<FilePath, any Error> = Result {
    let whole = try DoctorKit.installation()
    let archive = try TemporaryFolder.ofTheRun.get().path.appending("archive.tar.gz")
    let packed = try withExtendedLifetime(whole) {
      try ProgramRun(
        "/bin/sh", ["-c", "tar -cf - -C \"$0\" kit | gzip -1 >\"$1\"", whole.folder.path.string, archive.string])
    }
    // 1 says that a file changed meanwhile: other tests give the very programs further names.
    try #require([0, 1].contains(packed.exitCode), "\(packed.errors)")
    return archive
  }

  func path(_ name: String) -> FilePath { folder.pushing(FilePath(name)) }

  func permit(_ mode: mode_t, _ name: String) throws {
    guard path(name).withPlatformString({ chmod($0, mode) }) == 0 else { throw Errno(rawValue: errno) }
  }

  func remove(_ name: String) throws { try Folder.removeAll(path(name)) }

  /// A file that can be run.
  func script(_ text: String, at name: String) throws {
    try kit.folder.write("#!/bin/sh\n" + text, to: name)
    try permit(0o755, name)
  }

  /// A plugin that the user has built, trusted or not.
  @discardableResult
  func plugin(trusted: Bool, at name: String = "project/plugins/libmine.so") throws -> FilePath {
    let built = try PluginInC("mine", source: PluginInC.source(id: "mine"), in: kit.folder).library
    try kit.folder.write(try FileContents.bytes(of: built), to: name)
    try permit(0o755, name)
    try kit.describe(built, into: name.replacing("libmine.so", with: "mine.json"))
    if trusted { _ = try run("plugin", "trust", path(name).string) }
    return path(name)
  }

  /// The one index in the cache.
  func index() throws -> String {
    let names = try Folder.names(in: path("cache/swiftkit")).filter { $0.hasSuffix(".sqlite") }
    guard let name = names.first else { throw Errno.noSuchFileOrDirectory }
    return "cache/swiftkit/\(name)"
  }

  /// Writes a number into the head of the index, four bytes from the greatest on.
  func patchIndex(at offset: Int, _ value: UInt32) throws {
    let name = try index()
    var bytes = try FileContents.bytes(of: path(name))
    for place in 0..<4 { bytes[offset + place] = UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32(place))) }
    try kit.folder.write(bytes, to: name)
  }

  private static func program(_ name: String) -> FilePath? {
    let path = ProcessEnvironment.value("PATH") ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { FilePath(String($0)).appending(name) }.first {
      FileStatus($0)?.kind == .file
    }
  }
}
