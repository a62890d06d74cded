import RuleModel

/// Reads an `.xcconfig` file and those that it includes.
struct ConfigurationFileReader {
  private static let mostFiles = 100
  private var open: [String] = []
  private var count = 0

  /// The settings of the file at `path` in the order in which they hold; a file that includes itself is a problem.
  mutating func lines(of path: String, from source: FactSource, _ files: inout ProjectFiles) -> [BuildSettings.Line] {
    guard !open.contains(path), count < ConfigurationFileReader.mostFiles else {
      files.problems.append(ProjectProblem("'\(path)' includes itself, or too many files are included", source))
      return []
    }
    guard let bytes = files.bytes(path, from: source) else { return [] }
    open.append(path)
    count += 1
    defer { open.removeLast() }
    var lines: [BuildSettings.Line] = []
    for (index, raw) in Lines.of(bytes).enumerated() {
      let place = FactSource(file: path, line: index + 1)
      let text = ConfigurationFileReader.code(String(decoding: raw, as: UTF8.self))
      if text.hasPrefix("#include") {
        lines += included(text, place, &files)
      } else if let (name, value) = ConfigurationFileReader.setting(text) {
        if let line = BuildSettings.Line(named: name, Fact(value, place)) { lines.append(line) }
      }
    }
    return lines
  }

  private mutating func included(
    _ text: String, _ place: FactSource, _ files: inout ProjectFiles
  ) -> [BuildSettings.Line] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return [] }
    guard let path = RelativePath.joined(RelativePath.folder(of: place.file), String(parts[1])) else {
      files.problems.append(ProjectProblem("'\(parts[1])' is outside the project", place))
      return []
    }
    if text.hasPrefix("#include?"), !files.exists(path) { return [] }
    return lines(of: path, from: place, &files)
  }

  private static func setting(_ text: String) -> (String, String)? {
    var depth = 0
    for index in text.indices {
      if text[index] == "[" { depth += 1 }
      if text[index] == "]" { depth -= 1 }
      guard depth == 0, text[index] == "=" else { continue }
      return (trimmed(text[..<index]), trimmed(text[text.index(after: index)...]))
    }
    return nil
  }

  /// The line without its comment and the spaces around.
  private static func code(_ line: String) -> String {
    trimmed(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...])
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true || text.last == ";" { text.removeLast() }
    return String(text)
  }
}
