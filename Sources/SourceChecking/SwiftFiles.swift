package import POSIXSupport

/// Finds the Swift files that a check is about.
package struct SwiftFiles: Sendable {
  /// Folders that hold what others made.
  static let builtInExcludes: Set<String> = [
    ".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "checkouts", "node_modules",
  ]

  /// Found, in order of their paths.
  package private(set) var files: [CheckedFile] = []
  /// Not looked into, and why.
  package private(set) var skipped: [SkippedFile] = []
  private let base: FilePath
  private let excluded: IgnoreList
  private let excludedBelow: FilePath
  private var seen: Set<FilePath> = []

  /// Looks below each of `paths`; a file named outright is taken whatever it is called and wherever it lies.
  ///
  /// - Parameters:
  ///   - base: the folder that paths are relative to.
  ///   - excluded: what the user's settings leave out.
  ///   - folder: the folder that `excluded` speaks of; `base` when nil.
  package init(
    below paths: [String], base: FilePath, excluding excluded: IgnoreList = IgnoreList(""), of folder: FilePath? = nil
  ) throws(FileFault) {
    self.base = base
    self.excluded = excluded
    excludedBelow = folder ?? base
    for given in paths {
      let path = base.pushing(FilePath(given)).lexicallyNormalized()
      guard let status = FileStatus(path) else {
        guard FileStatus(path, followingLinks: false) == nil else {
          throw FileFault("read", FilePath(given), reason: "it is a symbolic link that leads nowhere")
        }
        throw FileFault("read", FilePath(given), code: .noSuchFileOrDirectory)
      }
      let shown = FilePath(given).lexicallyNormalized().string
      if status.kind == .folder {
        let lists = GitIgnoreLists(around: path)
        walk(path, shown: shown == "." ? "" : shown, lists: lists)
      } else {
        add(path, shown)
      }
    }
    files.sort { $0.shown < $1.shown }
  }

  private mutating func walk(_ folder: FilePath, shown: String, lists: GitIgnoreLists) {
    let names: [String]
    do {
      names = try Folder.names(in: folder)
    } catch {
      skipped.append(SkippedFile(path: shown.isEmpty ? "." : shown, reason: error.reason))
      return
    }
    var lists = lists
    if names.contains(".gitignore") { lists.enter(folder) }
    for name in names where !SwiftFiles.builtInExcludes.contains(name) {
      let path = folder.appending(name)
      let isSwift = name.hasSuffix(".swift")
      guard let status = FileStatus(path, followingLinks: false) else { continue }
      let isFolder = status.kind == .folder
      guard isFolder || isSwift, !(isFolder && name.hasPrefix(".")) else { continue }
      if lists.leaveOut(path, isFolder: isFolder) || leavesOut(path, isFolder: isFolder) { continue }
      let next = shown.isEmpty ? name : shown.hasSuffix("/") ? shown + name : "\(shown)/\(name)"
      switch status.kind {
      case .folder: walk(path, shown: next, lists: lists)
      case .file: add(path, next)
      case .symbolicLink: follow(path, next)
      case .other: skipped.append(SkippedFile(path: next, reason: "it is not a regular file"))
      }
    }
  }

  private mutating func follow(_ link: FilePath, _ shown: String) {
    switch FileStatus(link)?.kind {
    case .file: add(link, shown)
    case .folder: break
    case .symbolicLink, .other: skipped.append(SkippedFile(path: shown, reason: "it is not a regular file"))
    case nil: skipped.append(SkippedFile(path: shown, reason: "it is a symbolic link that leads nowhere"))
    }
  }

  private mutating func add(_ path: FilePath, _ shown: String) {
    if seen.insert(path).inserted { files.append(CheckedFile(path: path, shown: shown)) }
  }

  private func leavesOut(_ path: FilePath, isFolder: Bool) -> Bool {
    guard !excluded.isEmpty, var relative = Optional(path), relative.removePrefix(excludedBelow) else { return false }
    return excluded.verdict(on: relative.string, isFolder: isFolder) ?? false
  }
}

/// A file to check: where it is read, what people call it, and bytes to take in place of those on disk.
package struct CheckedFile: Hashable, Sendable {
  package let path: FilePath
  package let shown: String
  package let source: [UInt8]?

  package init(path: FilePath, shown: String, source: [UInt8]? = nil) {
    self.path = path
    self.shown = shown
    self.source = source
  }
}

/// A file or folder that was not checked.
package struct SkippedFile: Hashable, Sendable {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
