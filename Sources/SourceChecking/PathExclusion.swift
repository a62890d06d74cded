package import POSIXSupport

/// Why a search for files passes over a path.
package struct PathExclusion: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A folder whose name begins with a dot.
    case hidden
    /// A folder that holds what others made, such as Pods.
    case builtIn
    /// A folder of code that was taken over, such as Vendor, which settings may take back.
    case ofOthers
    /// A line of a list of git's, by its number from 1.
    case git(FilePath, line: Int)
    /// A pattern of the settings.
    case settings(CheckSettings.Named)
    /// No pattern of `include`; the first of them.
    case notIncluded(CheckSettings.Named)
  }

  package let reason: Reason
  /// The part of the path that is left out, and all below it with it.
  package let part: FilePath

  /// Looks at each part of `path` as a search that begins at `root` would; nil when it gets there.
  ///
  /// - Parameter settings: those that hold where the search begins, with their folder.
  package static func of(
    _ path: FilePath, isFolder: Bool, searchingFrom root: FilePath, under settings: CheckSettings
  ) -> PathExclusion? {
    var inside = path
    guard inside.removePrefix(root) else { return nil }
    let excluded = IgnoreList(lines: settings.excluded)
    var lists = GitIgnoreLists(around: root)
    var part = root
    for (number, name) in inside.components.enumerated() {
      lists.enter(part)
      part.append(name)
      let isFolder = isFolder || number < inside.components.count - 1
      if let reason = reason(name, part, isFolder: isFolder, lists, excluded, settings) {
        return PathExclusion(reason: reason, part: part)
      }
    }
    guard !isFolder, let first = settings.inclusions.first, let folder = settings.folder,
      var below = Optional(path), below.removePrefix(folder),
      !IgnoreList(lines: settings.included).covers(below.bytes[...])
    else { return nil }
    return PathExclusion(reason: .notIncluded(first), part: path)
  }

  private static func reason(
    _ name: FilePath.Component, _ part: FilePath, isFolder: Bool, _ lists: GitIgnoreLists, _ excluded: IgnoreList,
    _ settings: CheckSettings
  ) -> Reason? {
    let bytes = part.bytes
    if isFolder, name.string.hasPrefix(".") { return .hidden }
    if isFolder, SwiftFiles.builtInExcludes.contains(Array(name.string.utf8)) { return .builtIn }
    if let line = lists.line(leavingOut: bytes, isFolder: isFolder) { return .git(line.file, line: line.number) }
    if let folder = settings.folder, var below = Optional(part), below.removePrefix(folder) {
      if let number = excluded.line(leavingOut: below.bytes[...], isFolder: isFolder) {
        return .settings(settings.exclusions[number])
      }
      if excluded.verdict(on: below.bytes[...], isFolder: isFolder) == false { return nil }
    }
    return isFolder && SwiftFiles.isOfOthers(name.string.utf8) ? .ofOthers : nil
  }
}
