/// The build settings of one configuration in layers: target, its file, project, its file.
struct BuildSettings {
  /// A setting as one layer says it, with the conditions behind its name.
  struct Line {
    let name: String
    let sdk: String?
    let value: Fact<String>
  }

  /// The lines of one file or object, by the names that they set.
  struct Layer {
    private let lines: [String: [Line]]

    init(_ lines: [Line]) { self.lines = Dictionary(grouping: lines, by: \.name) }

    fileprivate subscript(_ name: String) -> [Line] { lines[name] ?? [] }
  }

  /// From the strongest to the weakest.
  var layers: [Layer] = []

  private static let deepest = 16
  private static let longest = 65_536
  /// Settings that are put into one value: a few that name each other often would keep anybody waiting for ever.
  private static let mostSteps = 1_000

  /// The value of `name`, with `$(inherited)` and other settings put in; nil where no layer has it.
  func value(_ name: String, sdk: String? = nil) -> Fact<String>? {
    var steps = 0
    return value(name, sdk, from: 0, 0, &steps)
  }

  private func value(
    _ name: String, _ sdk: String?, from first: Int, _ level: Int, _ steps: inout Int
  ) -> Fact<String>? {
    guard level < BuildSettings.deepest else { return nil }
    for index in layers.indices.dropFirst(first) {
      let lines = layers[index][name]
      // A condition that holds goes before none; the last line of a file wins.
      let special = lines.last { $0.sdk.map { matches($0, sdk) } ?? false }
      guard let line = special ?? lines.last(where: { $0.sdk == nil }) else { continue }
      let text = expanded(line.value.value, name, sdk, index, level, &steps)
      return Fact(text, line.value.source)
    }
    return nil
  }

  private func matches(_ pattern: String, _ sdk: String?) -> Bool {
    guard let sdk else { return false }
    return pattern.hasSuffix("*") ? sdk.hasPrefix(pattern.dropLast()) : pattern == sdk
  }

  private func expanded(
    _ text: String, _ name: String, _ sdk: String?, _ layer: Int, _ level: Int, _ steps: inout Int
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")), text.utf8.count <= BuildSettings.longest else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$"), result.utf8.count < BuildSettings.longest,
      steps < BuildSettings.mostSteps
    {
      steps += 1
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let inner = String(rest.dropFirst().prefix { $0 != ")" && $0 != "}" && $0 != ":" })
      rest = rest[rest.index(after: end)...]
      let found =
        inner == "inherited" || inner == name
        ? value(name, sdk, from: layer + 1, level + 1, &steps) : value(inner, sdk, from: 0, level + 1, &steps)
      result += found?.value ?? ""
    }
    return String((result + rest).prefix(BuildSettings.longest))
  }
}

extension BuildSettings.Line {
  /// A setting named as in a project, such as `MACOSX_DEPLOYMENT_TARGET[sdk=macosx*]`.
  ///
  /// Conditions on architecture and configuration say nothing here, so such a line is nil.
  init?(named text: String, _ value: Fact<String>) {
    let parts = text.split(separator: "[", omittingEmptySubsequences: false)
    var sdk: String?
    for part in parts.dropFirst() {
      guard part.hasPrefix("sdk=") else { return nil }
      sdk = String(part.dropFirst(4).prefix { $0 != "]" && $0 != "," })
    }
    self.init(name: String(parts[0]), sdk: sdk, value: value)
  }
}
