package import BundledContent
package import POSIXSupport
import RuleModel
package import Workbench

/// Everything a command may know of the world: the only place that reads the environment.
package struct CommandContext: Sendable {
  package var output: StandardStream = .output
  package var errors: StandardStream = .error
  /// Whether text for people is coloured: only on a terminal, and never with NO_COLOR.
  package var colours: Bool
  /// Whether the call asks for JSON, so that its errors are documents, too.
  package var answersInJSON = false
  private let place: Workplace

  /// - Parameter place: where things are asked for; what is remarked there goes to `errors`.
  package init(_ place: Workplace, colours: Bool) { (self.place, self.colours) = (place, colours) }

  /// Where things are asked for, with its remarks on standard error.
  package var workplace: Workplace {
    var place = place
    place.remark = { [self] text in remark(text) }
    return place
  }

  package var workingFolder: FilePath { place.workingFolder }
  package var executable: FilePath? { place.executable }
  package var installed: InstalledContent? { place.installed }
  package var environment: [String] { place.environment }

  /// `path` as the user means it: relative paths start at the working folder.
  package func resolve(_ path: String) -> FilePath { place.resolve(path) }

  /// `path` as a terminal and an editor find it from the working folder.
  func shown(_ path: String) -> String { place.shown(path) }

  /// `shown(path)` for people: on one line.
  func named(_ path: String) -> String { place.named(path) }
}

extension CommandContext {
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
    var place = Workplace(workingFolder: Folder.current())
    place.version = Version.current
    place.executable = ProcessEnvironment.executable()
    place.home = home
    // Caches: XDG_CACHE_HOME, or the system's place for them; so for the user's state.
    (place.cachePlace, place.cacheFlaw) = (cacheFolder, cacheFlaw)
    place.cacheFolder = cacheFlaw == nil ? cacheFolder : nil
    place.stateFolder = (absolute("XDG_STATE_HOME") ?? state)?.appending("swiftkit")
    place.configurationFolder = (absolute("XDG_CONFIG_HOME") ?? settings)?.appending("swiftkit")
    place.environment = ProcessEnvironment.lines()
    var context = CommandContext(
      place, colours: !noColour && StandardStream.output.isTerminal && ProcessEnvironment.value("TERM") != "dumb")
    context.answersInJSON = asksForJSON(CommandLine.arguments.dropFirst())
    return context
  }

  /// Whether the words of a call ask for JSON: `--json` or `--format json`, before a `--`.
  static func asksForJSON(_ arguments: some Sequence<String>) -> Bool {
    let words = arguments.prefix { $0 != "--" }
    return words.contains { $0 == "--json" || $0 == "--format=json" }
      || zip(words, words.dropFirst()).contains { $0 == ("--format", "json") }
  }

  // The XDG specification says that relative paths in these variables are to be ignored.
  private static func absolute(_ variable: String) -> FilePath? {
    ProcessEnvironment.value(variable).map { FilePath($0) }.flatMap { $0.isAbsolute ? $0 : nil }
  }
}
