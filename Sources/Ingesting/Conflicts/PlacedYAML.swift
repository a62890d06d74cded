import RuleModel

/// A value of a YAML text with the place where it begins.
struct PlacedYAML: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case text(String)
    case list([PlacedYAML])
    case map([Entry])
  }

  struct Entry: Hashable, Sendable {
    let name: String
    let place: SourcePosition
    let value: PlacedYAML
  }

  let value: Value
  let place: SourcePosition

  struct Problem: Hashable, Sendable {
    let place: SourcePosition
    let message: String
  }

  subscript(_ name: String) -> PlacedYAML? {
    guard case .map(let entries) = value else { return nil }
    return entries.first { $0.name == name }?.value
  }

  var text: String? {
    if case .text(let text) = value, !text.isEmpty { text } else { nil }
  }

  var items: [PlacedYAML] {
    switch value {
    case .list(let items): items
    case .text(let text): text.isEmpty ? [] : [self]
    case .map: []
    }
  }

  var entries: [Entry] {
    if case .map(let entries) = value { entries } else { [] }
  }
}
