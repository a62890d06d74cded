/// Writes JSON as people keep it in files: two spaces a level, members in their order.
package enum JSONPrinter {
  package static func text(_ value: JSONValue) -> String { text(value, indent: "") + "\n" }

  private static func text(_ value: JSONValue, indent: String) -> String {
    let inner = indent + "  "
    switch value {
    case .array(let values) where !values.isEmpty:
      let isShort = values.allSatisfy { $0.elements == nil && $0.members == nil }
      let parts = values.map { text($0, indent: inner) }
      if isShort { return "[" + parts.joined(separator: ", ") + "]" }
      return "[\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let parts = members.map { member in
        "\(inner)\(line(.string(member.name))): \(text(member.value, indent: inner))"
      }
      return "{\n" + parts.joined(separator: ",\n") + "\n\(indent)}"
    case .null, .bool, .number, .string, .array, .object, .encoded: return line(value)
    }
  }

  /// All of it on one line.
  package static func line(_ value: JSONValue) -> String {
    String(decoding: JSONWriter.line(value).dropLast(), as: UTF8.self)
  }
}

extension JSONValue {
  /// The object with `value` under `name`, where it stood or at the end; without the member where `value` is nil.
  package func setting(_ name: String, to value: JSONValue?) -> JSONValue {
    var members = self.members ?? []
    if let place = members.firstIndex(where: { $0.name == name }) {
      if let value { members[place] = Member(name: name, value: value) } else { members.remove(at: place) }
    } else if let value {
      members.append(Member(name: name, value: value))
    }
    return .object(members)
  }
}
