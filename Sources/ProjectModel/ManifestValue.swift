/// An expression of a Swift manifest as far as it is plain data, and its line.
struct ManifestValue: Hashable, Sendable {
  indirect enum Content: Hashable, Sendable {
    case text(String)
    case list([ManifestValue])
    case map([Pair])
    /// A name or a call, such as `.iOS(.v17)`: the last name, and what stands in its brackets.
    case call(String, [Argument])
    /// What only running it would tell.
    case unknown
  }

  struct Argument: Hashable, Sendable {
    let label: String?
    let value: ManifestValue
  }

  struct Pair: Hashable, Sendable {
    let key: ManifestValue
    let value: ManifestValue
  }

  let content: Content
  let line: Int

  var text: String? { if case .text(let text) = content { text } else { nil } }
  var items: [ManifestValue] { if case .list(let items) = content { items } else { [] } }
  var texts: [String] { items.compactMap(\.text) }
  var pairs: [Pair] { if case .map(let pairs) = content { pairs } else { [] } }
  /// The last name of a name or call.
  var name: String? { if case .call(let name, _) = content { name } else { nil } }
  var arguments: [Argument] { if case .call(_, let arguments) = content { arguments } else { [] } }
  var isList: Bool { if case .list = content { true } else { false } }

  /// How many expressions it is made of, one that is there several times for each of these.
  var size: Int {
    switch content {
    case .text, .unknown: 1
    case .list(let items): items.reduce(1) { $0 + $1.size }
    case .map(let pairs): pairs.reduce(1) { $0 + $1.key.size + $1.value.size }
    case .call(_, let arguments): arguments.reduce(1) { $0 + $1.value.size }
    }
  }

  /// The same as if all of it stood in that line.
  func moved(to line: Int) -> ManifestValue {
    let content: Content =
      switch content {
      case .text, .unknown: content
      case .list(let items): .list(items.map { $0.moved(to: line) })
      case .map(let pairs): .map(pairs.map { Pair(key: $0.key.moved(to: line), value: $0.value.moved(to: line)) })
      case .call(let name, let arguments):
        .call(name, arguments.map { Argument(label: $0.label, value: $0.value.moved(to: line)) })
      }
    return ManifestValue(content: content, line: line)
  }

  /// The argument with this label.
  subscript(_ label: String) -> ManifestValue? { arguments.first { $0.label == label }?.value }
}
