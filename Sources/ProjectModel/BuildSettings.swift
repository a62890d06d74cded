/// The build settings of one configuration in layers: target, its file, project, its file.
struct BuildSettings {
  /// A setting as one layer says it, with the conditions behind its name.
  struct Line {
    let name: String
    let sdk: String?
    let value: Fact<String>
  }

  /// What one file or object says of each name.
  struct Layer {
    /// A setting without a condition, and for the SDKs that a condition holds for; the last line of a file wins.
    private struct Values {
      var plain: Fact<String>?
      var special: [String: Fact<String>] = [:]
    }

    private var values: [String: Values] = [:]

    init(_ lines: [Line]) {
      for line in lines {
        guard let pattern = line.sdk else {
          values[line.name, default: Values()].plain = line.value
          continue
        }
        for platform in Platform.allCases where Layer.matches(pattern, platform.sdk) {
          values[line.name, default: Values()].special[platform.sdk] = line.value
        }
      }
    }

    /// A condition that holds goes before none.
    fileprivate func value(_ name: String, _ sdk: String?) -> Fact<String>? {
      guard let found = values[name] else { return nil }
      return sdk.flatMap { found.special[$0] } ?? found.plain
    }

    private static func matches(_ pattern: String, _ sdk: String) -> Bool {
      pattern.hasSuffix("*") ? sdk.hasPrefix(pattern.dropLast()) : pattern == sdk
    }
  }

  /// From the strongest to the weakest.
  var layers: [Layer] = []

  private static let deepest = 16
  /// The longest text, in bytes, of the settings that are asked for: versions and names.
  private static let longest = 1_024

  /// The value of `name`, with `$(inherited)` and other settings put in; nil where no layer has it.
  ///
  /// - Parameters:
  ///   - sdk: that of a `Platform`.
  ///   - room: the bytes that may be looked at, for all settings of a project together.
  func value(_ name: String, sdk: String? = nil, _ room: inout Allowance) -> Fact<String>? {
    value(name, sdk, from: 0, 0, &room)
  }

  private func value(
    _ name: String, _ sdk: String?, from first: Int, _ level: Int, _ room: inout Allowance
  ) -> Fact<String>? {
    guard level < BuildSettings.deepest, room.take(layers.count) else { return nil }
    for index in layers.indices.dropFirst(first) {
      guard let fact = layers[index].value(name, sdk) else { continue }
      return expanded(fact.value, name, sdk, index, level, &room).map { Fact($0, fact.source) }
    }
    return nil
  }

  private func expanded(
    _ text: String, _ name: String, _ sdk: String?, _ layer: Int, _ level: Int, _ room: inout Allowance
  ) -> String? {
    guard text.utf8.count <= BuildSettings.longest, room.take(text.utf8.count) else { return nil }
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$"), room.take(rest.utf8.count) {
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
        ? value(name, sdk, from: layer + 1, level + 1, &room) : value(inner, sdk, from: 0, level + 1, &room)
      result += found?.value ?? ""
      guard result.utf8.count <= BuildSettings.longest else { return nil }
    }
    return result + rest
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
