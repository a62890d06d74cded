/// The build settings of one configuration in layers: target, its file, project, its file.
struct BuildSettings {
  /// A setting as one layer says it, with the conditions behind its name.
  struct Line {
    let name: String
    let sdk: String?
    let value: Fact<String>
  }

  /// From the strongest to the weakest.
  var layers: [[Line]] = []

  private static let deepest = 16

  /// The value of `name`, with `$(inherited)` and other settings put in; nil where no layer has it.
  func value(_ name: String, sdk: String? = nil) -> Fact<String>? { value(name, sdk, from: 0, 0) }

  private func value(_ name: String, _ sdk: String?, from first: Int, _ level: Int) -> Fact<String>? {
    guard level < BuildSettings.deepest else { return nil }
    for index in layers.indices.dropFirst(first) {
      let lines = layers[index].filter { $0.name == name }
      // A condition that holds goes before none; the last line of a file wins.
      let special = lines.last { $0.sdk.map { matches($0, sdk) } ?? false }
      guard let line = special ?? lines.last(where: { $0.sdk == nil }) else { continue }
      let text = expanded(line.value.value, name, sdk, index, level)
      return Fact(text, line.value.source)
    }
    return nil
  }

  private func matches(_ pattern: String, _ sdk: String?) -> Bool {
    guard let sdk else { return false }
    return pattern.hasSuffix("*") ? sdk.hasPrefix(pattern.dropLast()) : pattern == sdk
  }

  private func expanded(_ text: String, _ name: String, _ sdk: String?, _ layer: Int, _ level: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$"), result.utf8.count < 65_536 {
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
        ? value(name, sdk, from: layer + 1, level + 1) : value(inner, sdk, from: 0, level + 1)
      result += found?.value ?? ""
    }
    return String((result + rest).prefix(65_536))
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
