/// Patterns that leave paths out, with the meaning of a `.gitignore`.
package struct IgnoreList: Hashable, Sendable {
  private struct Line: Hashable {
    let pattern: GlobPattern
    let isNegated: Bool
    let foldersOnly: Bool
    /// The pattern holds a slash, so it is held against the whole path and not against the name alone.
    let isAnchored: Bool
    /// Its place among the lines that were given.
    let number: Int
  }

  private let lines: [Line]

  package var isEmpty: Bool { lines.isEmpty }

  /// Reads the lines of a `.gitignore`; comments and empty lines say nothing.
  package init(_ text: String) {
    self.init(lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init))
  }

  package init(lines: [String]) {
    self.lines = lines.enumerated().compactMap { number, line in
      var text = Substring(line)
      // White space at the end counts only after a backslash.
      while text.last == " " || text.last == "\t", !text.hasSuffix("\\ ") { text.removeLast() }
      guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
      let isNegated = text.hasPrefix("!")
      if isNegated { text.removeFirst() }
      let foldersOnly = text.hasSuffix("/")
      if foldersOnly { text.removeLast() }
      let isAnchored = text.contains("/")
      if text.hasPrefix("/") { text.removeFirst() }
      guard !text.isEmpty else { return nil }
      return Line(
        pattern: GlobPattern(text), isNegated: isNegated, foldersOnly: foldersOnly, isAnchored: isAnchored,
        number: number)
    }
  }

  /// What the list says of a path relative to the list's folder: true left out, false kept, nil nothing.
  package func verdict(on path: String, isFolder: Bool) -> Bool? {
    verdict(on: Array(path.utf8)[...], isFolder: isFolder)
  }

  func verdict(on path: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    last(speakingOf: path, isFolder: isFolder).map { !$0.isNegated }
  }

  /// The place, among the lines that were given, of the one that leaves a path out; nil when none does.
  func line(leavingOut path: ArraySlice<UInt8>, isFolder: Bool) -> Int? {
    last(speakingOf: path, isFolder: isFolder).flatMap { $0.isNegated ? nil : $0.number }
  }

  private func last(speakingOf path: ArraySlice<UInt8>, isFolder: Bool) -> Line? {
    let name = path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path
    return lines.last { line in
      (isFolder || !line.foldersOnly) && line.pattern.matches(line.isAnchored ? path : name)
    }
  }

  /// Whether the list takes a file, or a folder around it, by its path relative to the list's folder.
  package func covers(_ path: String) -> Bool { covers(Array(path.utf8)[...]) }

  func covers(_ bytes: ArraySlice<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] == UInt8(ascii: "/") {
      if verdict(on: bytes[..<index], isFolder: true) == true { return true }
    }
    return verdict(on: bytes, isFolder: false) == true
  }
}
