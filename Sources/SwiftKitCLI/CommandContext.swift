package import POSIXSupport

/// Everything a command may know of the world: the only place that reads the environment.
package struct CommandContext: Sendable {
  package var output: StandardStream = .output
  package var errors: StandardStream = .error
  package var workingFolder: FilePath
  /// The file of the running program, with links resolved.
  package var executable: FilePath?
  package var home: FilePath?
  /// Where indexes and caches go: XDG_CACHE_HOME, or the system's place for caches.
  package var cacheFolder: FilePath?
  /// Where caches would go, whether that folder is used or not.
  package var cachePlace: FilePath?
  /// Why there is no cache folder, where there is one that must not be used.
  package var cacheFlaw: String?
  /// Where swiftkit keeps what it knows of its own runs: XDG_STATE_HOME, or the system's place for it.
  package var stateFolder: FilePath?
  /// Where the user's own settings, skills, templates and the trust store are.
  package var configurationFolder: FilePath?
  /// Whether text for people is coloured: only on a terminal, and never with NO_COLOR.
  package var colours: Bool
  /// The whole environment as `NAME=value`, for programs that we start.
  package var environment: [String] = []

  /// The context of this process.
  package static func current() -> CommandContext {
    let home = ProcessEnvironment.value("HOME").flatMap { $0.isEmpty ? nil : FilePath($0) }
    #if os(macOS)
      let caches = home?.appending("Library/Caches")
      let library = home?.appending("Library/Application Support")
      // Many who work with command lines keep their settings where Linux has them.
      let dotted = home?.appending(".config")
      let isDotted = dotted.map { FileStatus($0.appending("swiftkit"))?.kind == .folder } ?? false
      let settings = isDotted ? dotted : library
      let state = library
    #else
      let caches = home?.appending(".cache")
      let settings = home?.appending(".config")
      let state = home?.appending(".local/state")
    #endif
    let cacheFolder = (absolute("XDG_CACHE_HOME") ?? caches)?.appending("swiftkit")
    let cacheFlaw = cacheFolder.flatMap { CacheFolder.flaw(of: $0) }
    let noColour = ProcessEnvironment.value("NO_COLOR").map { !$0.isEmpty } ?? false
    return CommandContext(
      workingFolder: Folder.current(),
      executable: ProcessEnvironment.executable(),
      home: home,
      cacheFolder: cacheFlaw == nil ? cacheFolder : nil,
      cachePlace: cacheFolder,
      cacheFlaw: cacheFlaw,
      stateFolder: (absolute("XDG_STATE_HOME") ?? state)?.appending("swiftkit"),
      configurationFolder: (absolute("XDG_CONFIG_HOME") ?? settings)?.appending("swiftkit"),
      colours: !noColour && StandardStream.output.isTerminal && ProcessEnvironment.value("TERM") != "dumb",
      environment: ProcessEnvironment.lines())
  }

  /// `path` as the user means it: relative paths start at the working folder.
  package func resolve(_ path: String) -> FilePath {
    workingFolder.pushing(FilePath(path)).lexicallyNormalized()
  }

  // The XDG specification says that relative paths in these variables are to be ignored.
  private static func absolute(_ variable: String) -> FilePath? {
    ProcessEnvironment.value(variable).map { FilePath($0) }.flatMap { $0.isAbsolute ? $0 : nil }
  }
}
