package import RuleModel

/// The fields between the `---` lines at the head of a document.
package struct FrontMatter: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let value: Value
    package let line: Int
    /// Whether the value is a list or a map in flow style: `[a, b]`.
    package var isFlow = false
  }

  package indirect enum Value: Hashable, Sendable {
    /// A quoted scalar is text; a plain one is what YAML makes of it.
    case scalar(String, isQuoted: Bool)
    case list([Value])
    case map([Entry])
  }

  package let entries: [Entry]
  /// Both `---` lines included.
  package let lines: LineRange

  package subscript(_ name: String) -> Value? { entries.first { $0.name == name }?.value }
  package func line(of name: String) -> Int? { entries.first { $0.name == name }?.line }
}

extension FrontMatter.Value {
  /// The text of a scalar; nil for an empty one and for lists and maps.
  package var text: String? {
    if case .scalar(let text, _) = self, !text.isEmpty { text } else { nil }
  }

  /// The scalars of a list, or the scalar itself.
  package var texts: [String] {
    switch self {
    case .scalar: text.map { [$0] } ?? []
    case .list(let values): values.compactMap(\.text)
    case .map: []
    }
  }

  package subscript(_ name: String) -> FrontMatter.Value? {
    if case .map(let entries) = self { entries.first { $0.name == name }?.value } else { nil }
  }

  /// On one line, lists and maps in YAML's flow style.
  package var flowText: String {
    switch self {
    case .scalar(let text, _): text
    case .list(let values): "[" + values.map(\.flowText).joined(separator: ", ") + "]"
    case .map(let entries): "{" + entries.map { "\($0.name): \($0.value.flowText)" }.joined(separator: ", ") + "}"
    }
  }

  /// The type that YAML 1.1 gives the scalar, as far as it is not text: `a number`, `a boolean`, `null`.
  package var otherType: String? {
    guard case .scalar(let text, isQuoted: false) = self else { return nil }
    switch text.lowercased() {
    case "", "~", "null": return "null"
    case "true", "false", "yes", "no", "on", "off": return "a boolean"
    default: return Double(text) == nil || !(text.utf8.last.map(Ascii.isDigit) ?? false) ? nil : "a number"
    }
  }
}
