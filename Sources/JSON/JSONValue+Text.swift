extension JSONValue {
  /// All of it on one line.
  package var line: String {
    var writer = JSONWriter()
    writer.value(nil, self)
    return writer.text
  }

  /// The value as people keep it in files: two spaces a level, members in their order, a newline at the end.
  package var document: String { text(indent: "") + "\n" }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .array(let values) where !values.isEmpty:
      let isShort = values.allSatisfy { $0.elements == nil && $0.members == nil }
      let parts = values.map { $0.text(indent: inner) }
      if isShort { return "[" + parts.joined(separator: ", ") + "]" }
      return "[\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let parts = members.map { "\(inner)\(JSONWriter.quoted($0.name)): \($0.value.text(indent: inner))" }
      return "{\n" + parts.joined(separator: ",\n") + "\n\(indent)}"
    case .null, .bool, .number, .string, .array, .object, .encoded: return line
    }
  }
}
