#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How every JSON document of swiftkit is laid out: sorted keys, two spaces, plain slashes, a newline at the end.
package enum JSONText {
  /// The document for `value`; the same value gives the same bytes.
  package static func document(_ value: some Encodable) throws -> String {
    try text(value, [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]) + "\n"
  }

  /// The document that a command prints: that of `value`, which has keys, with `schemaVersion` beside them.
  package static func report(_ value: some Encodable) throws -> String { try document(Versioned(value: value)) }

  /// What kept a command from giving its document, on one line.
  package static func failure(_ value: ErrorDocument) throws -> String { try line(Versioned(value: value)) }

  /// The version of the documents: it grows when a key goes away or means something else, not when one is added.
  package static let schemaVersion = 1

  /// A value with the version of its schema.
  private struct Versioned<Value: Encodable>: Encodable {
    let value: Value

    private enum Key: String, CodingKey { case schemaVersion }

    func encode(to encoder: any Encoder) throws {
      try value.encode(to: encoder)
      var keys = encoder.container(keyedBy: Key.self)
      try keys.encode(JSONText.schemaVersion, forKey: .schemaVersion)
    }
  }

  /// The document of `value` on one line, without the newline.
  package static func line(_ value: some Encodable) throws -> String {
    try text(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func text(_ value: some Encodable, _ layout: JSONEncoder.OutputFormatting) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = layout
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The value of type `type` that `bytes` hold; throws a `DecodingError`.
  package static func value<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }
}
