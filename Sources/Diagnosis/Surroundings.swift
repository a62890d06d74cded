package import POSIXSupport

/// Where an examination looks: everything that it may know of the machine and the user.
package struct Surroundings: Sendable {
  /// The folder that somebody works in.
  package var workingFolder: FilePath
  /// The program that runs, with links resolved.
  package var executable: FilePath?
  /// The version of that program.
  package var version: String
  /// The folders for caches, state and settings, whether they are there or not.
  package var cache: FilePath?
  package var state: FilePath?
  package var configuration: FilePath?
  /// The folders in which programs are looked for.
  package var searchPath: [FilePath]
  /// The environment of programs that are started, as `NAME=value`.
  package var environment: [String]

  package init(
    workingFolder: FilePath, executable: FilePath?, version: String, cache: FilePath?, state: FilePath?,
    configuration: FilePath?, environment: [String]
  ) {
    (self.workingFolder, self.executable, self.version) = (workingFolder, executable, version)
    (self.cache, self.state, self.configuration) = (cache, state, configuration)
    self.environment = environment
    let path = environment.first { $0.hasPrefix("PATH=") }?.dropFirst("PATH=".count) ?? ""
    // A relative folder would let the project say what is meant.
    searchPath = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { FilePath(String($0)) }
  }

  /// Every program of this name on the search path, in its order.
  package func programs(named name: String) -> [FilePath] {
    searchPath.map { $0.appending(name) }.filter { file in
      FileStatus(file)?.kind == .file && file.withPlatformString { access($0, X_OK) } == 0
    }
  }

  /// How the running program is called in a command line that somebody is to type.
  package var call: String {
    guard let executable else { return "swiftkit" }
    let first = programs(named: "swiftkit").first.flatMap { ProcessEnvironment.resolved($0) }
    return first == executable ? "swiftkit" : ShellWord.quoted(executable.string)
  }

  /// `sudo ` where the thing at `path` is not the user's to change; empty where it is, or where the user may do anything.
  func privilege(over path: FilePath) -> String {
    guard geteuid() != 0, let status = FileStatus(path, followingLinks: false), status.owner != geteuid() else {
      return ""
    }
    return "sudo "
  }

  /// `sudo ` where names in `folder` are not the user's to change.
  func privilege(in folder: FilePath) -> String {
    geteuid() == 0 || folder.withPlatformString { access($0, W_OK) } == 0 ? "" : "sudo "
  }
}
