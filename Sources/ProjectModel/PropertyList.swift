/// A value of an old-style property list, as `project.pbxproj` is one, and the line that it begins on.
package struct PropertyList: Hashable, Sendable {
  /// What is in it.
  package indirect enum Content: Hashable, Sendable {
    case text(String)
    case list([PropertyList])
    case map([Entry])
  }

  /// A key and its value.
  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: PropertyList
  }

  package let content: Content
  package let line: Int

  /// The text of a scalar.
  package var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The text of a scalar that may be a name or a path; nil for what is longer than those can be.
  package var name: String? { text.flatMap { $0.utf8.count <= RelativePath.longest ? $0 : nil } }

  /// The texts of a list, or the one text in place of a list.
  package var texts: [String] {
    switch content {
    case .text(let text): [text]
    case .list(let items): items.compactMap(\.text)
    case .map: []
    }
  }

  /// The entries of a map.
  package var entries: [Entry] { if case .map(let entries) = content { entries } else { [] } }

  /// How many values are directly in it.
  var count: Int {
    switch content {
    case .text: 1
    case .list(let items): items.count
    case .map(let entries): entries.count
    }
  }

  /// The value of the first entry with this key.
  package subscript(_ key: String) -> PropertyList? { entries.first { $0.key == key }?.value }
}

/// Why a text is no property list, and where.
package struct PropertyListFault: Error, Hashable, Sendable {
  package let reason: String
  package let line: Int

  package init(reason: String, line: Int) {
    self.reason = reason
    self.line = line
  }
}
