import SwiftKitSDK

/// A value of the environment that a file reads or sets: `\.dismiss` of `@Environment(\.dismiss)` and of `.environment(\.dismiss, …)`.
struct EnvironmentKey {
  let name: String
  let node: Node

  /// Whether the project declares it.
  var isOfProject: Bool {
    node.file.project.hasProperty(name, in: "EnvironmentValues")
      || node.file.nodes(.extension, named: ["EnvironmentValues"]).contains {
        !$0.descendants(.variable, named: name).isEmpty
      }
  }

  /// - Parameter source: what begins with a key path, as `\.dismiss` and `\EnvironmentValues.dismiss`.
  fileprivate init?(_ node: Node, _ source: some StringProtocol) {
    let path =
      source.hasPrefix("\\EnvironmentValues.") ? source.dropFirst("\\EnvironmentValues.".count) : source.dropFirst(2)
    let name = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard source.hasPrefix("\\.") || source.hasPrefix("\\EnvironmentValues."), let first = name.first, first != "_",
      name != "self"
    else { return nil }
    (self.name, self.node) = (String(name), node)
  }
}

extension SourceFile {
  /// The values of the environment that are named here, in source order of each kind.
  var environmentKeys: [EnvironmentKey] {
    let read = nodes(.attribute, named: ["Environment"]).compactMap { attribute -> EnvironmentKey? in
      let source = attribute.source
      return source.firstIndex(of: "\\").flatMap { EnvironmentKey(attribute, source[$0...]) }
    }
    let set = calls(named: "environment", "transformEnvironment").compactMap { call -> EnvironmentKey? in
      guard call.isModifier, let path = call.firstUnlabelled?.value, path.kind == .keyPath else { return nil }
      return EnvironmentKey(path, path.source)
    }
    return read + set
  }
}
