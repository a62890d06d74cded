import POSIXSupport
import Synchronization
import TestSupport

/// A swiftkit of its own in one folder, with plugins in C for bundled ones, and a project to check.
struct PortableSwiftKit {
  let folder: TemporaryFolder

  /// - Parameter plugins: the bundled plugins: name and body of the check `bad`.
  init(plugins: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for name in ["Skills", "Templates", "plugins", "project"] { try Folder.make(folder.path.appending("kit/\(name)")) }
    try Folder.make(folder.path.appending("project"))
    for name in ["swiftkit", "swiftkit-plugin-host"] {
      try place(try Self.programs.get().path.appending(name), at: "kit/\(name)")
    }
    for (name, body) in plugins {
      let built = try PluginInC(name, source: PluginInC.source(id: name, body: body), in: folder)
      let text = try Self.descriptors.withLock { $0[name + body] } ?? descriptor(of: built.library)
      Self.descriptors.withLock { $0[name + body] = text }
      try folder.write(text, to: "kit/plugins/\(name).json")
      try place(built.library, at: "kit/plugins/\(built.library.lastComponent?.string ?? name)")
    }
  }

  var project: FilePath { folder.path.appending("project") }
  var kit: FilePath { folder.path.appending("kit") }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: "project/\(name)") }

  func read(_ name: String) throws -> String { try folder.read("project/\(name)") }

  func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
    try run(arguments, environment: [:], input: input)
  }

  func run(_ arguments: [String], environment: [String: String], input: String = "") throws -> ProgramRun {
    let own = [
      "HOME": folder.path.appending("home").string, "XDG_CONFIG_HOME": folder.path.appending("config").string,
      "XDG_CACHE_HOME": folder.path.appending("cache").string,
    ]
    return try ProgramRun(
      kit.appending("swiftkit"), arguments, in: project, environment: own.merging(environment) { $1 },
      input: Array(input.utf8))
  }

  /// Writes the descriptor of a library, as its author would.
  func describe(_ library: FilePath, into name: String) throws {
    try folder.write(try descriptor(of: library), to: name)
  }

  private func descriptor(of library: FilePath) throws -> String {
    try ProgramRun(PluginInC.host, ["--describe", library.string]).output
  }

  /// The programs once, where links to them can be made: products often lie on another disk than temporary folders.
  private static let programs: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder.ofTheRun.get()
    for name in ["swiftkit", "swiftkit-plugin-host"] {
      try copy(PackageFolder.products.appending(name), to: folder.path.appending(name))
    }
    return folder
  }

  /// What hosts said of the bundled plugins, by their names and bodies.
  private static let descriptors = Mutex<[String: String]>([:])

  private func place(_ file: FilePath, at name: String) throws {
    try Self.copy(file, to: folder.path.appending(name))
  }

  private static func copy(_ file: FilePath, to target: FilePath) throws {
    if link(file.string, target.string) == 0 { return }
    try AtomicFile.write(try FileContents.bytes(of: file), to: target, permissions: 0o755)
  }
}
