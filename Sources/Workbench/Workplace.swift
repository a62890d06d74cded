package import BundledContent
package import POSIXSupport

/// Where something is asked for: the folder that somebody works in, the installation, and the user's own folders.
///
/// Whoever asks fills it in; nothing in this module looks at the environment or writes to a stream.
package struct Workplace: Sendable {
  package var workingFolder: FilePath
  /// The file of the running program, with links resolved.
  package var executable: FilePath? {
    didSet { installed = executable.flatMap { InstalledContent(executable: $0) } }
  }
  /// What came with the running program, looked for once, when `executable` is set.
  package private(set) var installed: InstalledContent?
  /// The version of the program; nil where nobody says it.
  package var version: String?
  /// The user's home.
  package var home: FilePath?
  /// Where indexes and caches go.
  package var cacheFolder: FilePath?
  /// Where caches would go, whether that folder is used or not.
  package var cachePlace: FilePath?
  /// Why there is no cache folder, where there is one that must not be used.
  package var cacheFlaw: String?
  /// Where swiftkit keeps what it knows of its own runs.
  package var stateFolder: FilePath?
  /// Where the user's own settings, skills, templates and the trust store are.
  package var configurationFolder: FilePath?
  /// The whole environment as `NAME=value`, for programs that we start.
  package var environment: [String] = []
  /// Takes what people should know beside a result, a line at a time.
  package var remark: @Sendable (String) -> Void = { _ in }

  /// A place without an installation and without folders of the user's.
  package init(workingFolder: FilePath) { self.workingFolder = workingFolder }

  /// `path` as the user means it: relative paths start at the working folder.
  package func resolve(_ path: String) -> FilePath {
    workingFolder.pushing(FilePath(path)).lexicallyNormalized()
  }
}
