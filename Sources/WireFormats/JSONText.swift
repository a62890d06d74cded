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

  /// The same on one line, without the newline.
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
