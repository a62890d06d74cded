import RuleModel

/// Reads the `.xcconfig` files of a project and those that they include.
struct ConfigurationFileReader {
  private static let mostFiles = 100
  private var open: [String] = []
  private var count = 0
  /// The lines of all files together, and what looking for files costs; large projects have some thousands.
  private var room = Allowance(200_000)
  /// What was read: many configurations share a file.
  private var known: [String: BuildSettings.Layer] = [:]

  /// The settings of the file at `path`; a file that includes itself is a problem.
  mutating func layer(of path: String, from source: FactSource, _ files: inout ProjectFiles) -> BuildSettings.Layer {
    if let layer = known[path] { return layer }
    count = 0
    let layer = BuildSettings.Layer(lines(of: path, from: source, &files))
    known[path] = layer
    return layer
  }

  /// The settings in the order in which they hold.
  private mutating func lines(
    of path: String, from source: FactSource, _ files: inout ProjectFiles
  ) -> [BuildSettings.Line] {
    guard !open.contains(path), count < ConfigurationFileReader.mostFiles else {
      files.problems.append(ProjectProblem("'\(path)' includes itself, or too many files are included", source))
      return []
    }
    guard !room.isSpent, let bytes = files.bytes(path, from: source) else { return [] }
    open.append(path)
    count += 1
    defer { open.removeLast() }
    var lines: [BuildSettings.Line] = []
    for (index, raw) in Lines.of(bytes).enumerated() {
      let place = FactSource(file: path, line: index + 1)
      guard room.take(1) else {
        files.problems.append(ProjectProblem("too many lines of build settings; not all were read", place))
        break
      }
      let text = ConfigurationFileReader.code(raw)
      if text.starts(with: "#include".utf8) {
        lines += included(String(decoding: text, as: UTF8.self), place, &files)
      } else if let (name, value) = ConfigurationFileReader.setting(text) {
        if let line = BuildSettings.Line(named: name, Fact(value, place)) { lines.append(line) }
      }
    }
    return lines
  }

  private mutating func included(
    _ text: String, _ place: FactSource, _ files: inout ProjectFiles
  ) -> [BuildSettings.Line] {
    let parts = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return [] }
    let (name, folder) = (String(parts[1]), RelativePath.folder(of: place.file))
    guard let beside = RelativePath.joined(folder, name) else {
      files.problems.append(ProjectProblem("'\(name)' is outside the project", place))
      return []
    }
    let path = found(name, from: folder, files)
    if text.hasPrefix("#include?"), path == nil { return [] }
    return lines(of: path ?? beside, from: place, &files)
  }

  /// The file of this name in `folder`, or in one around: a name may also start at the project's folder.
  ///
  /// Each folder on the way to a file costs as much as a line.
  private mutating func found(_ name: String, from folder: String, _ files: borrowing ProjectFiles) -> String? {
    var folder = folder
    while let path = RelativePath.joined(folder, name), room.take(path.utf8.count { $0 == UInt8(ascii: "/") } + 1) {
      if files.exists(path) { return path }
      if folder.isEmpty { return nil }
      folder = RelativePath.folder(of: folder)
    }
    return nil
  }

  private static func setting(_ text: ArraySlice<UInt8>) -> (String, String)? {
    var depth = 0
    for index in text.indices {
      if text[index] == UInt8(ascii: "[") { depth += 1 }
      if text[index] == UInt8(ascii: "]") { depth -= 1 }
      guard depth == 0, text[index] == UInt8(ascii: "=") else { continue }
      let (name, value) = (trimmed(text[..<index]), trimmed(text[(index + 1)...]))
      return (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
    return nil
  }

  /// The line without its comment and the spaces around.
  private static func code(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    let comment = line.indices.dropLast().first { line[$0] == slash && line[$0 + 1] == slash }
    return trimmed(line[..<(comment ?? line.endIndex)])
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = text.drop { $0 <= UInt8(ascii: " ") }
    let last = text.lastIndex { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ";") }
    return text[..<(last.map { $0 + 1 } ?? text.startIndex)]
  }
}
