/// A JSON value as it came over the wire, or as it goes out.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The digits as they stand in the text, so that an id comes back as it came.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])
  /// JSON text that somebody else made; it is written without its line ends.
  case encoded(String)

  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  package static func integer(_ value: Int) -> JSONValue { .number(String(value)) }

  /// An object without the members that are nil.
  package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  package static func strings(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }

  /// The member of an object; of several with one name the last counts.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  package var text: String? { if case .string(let text) = self { text } else { nil } }
  package var truth: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var elements: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }
  package var double: Double? { if case .number(let digits) = self { Double(digits) } else { nil } }

  /// A whole number, also one that is written as `5.0`.
  package var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits) ?? Double(digits).flatMap { Int(exactly: $0) }
  }

  /// What kind of value it is, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object, .encoded: "an object"
    }
  }
}
