// The one file of this module that knows a JSON library, as the program's start-up time depends on which one.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reading and writing the JSON files that scaffolding keeps: `template.json` and `.swiftkit/manifest.json`.
enum JSONDocument {
  /// A sentence about a JSON text, with the place where the text itself is broken if that is known.
  struct Problem: Error {
    let message: String
    /// The key or value that is wrong, to look for in the text.
    let word: String?
    /// The way to it, where the decoder knows it.
    var path: [JSONPlace.Step] = []
  }

  static func value<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws(Problem) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let problem as Problem {
      throw problem
    } catch let error as DecodingError {
      throw Problem(error)
    } catch {
      throw Problem(message: "\(error)", word: nil)
    }
  }

  /// Sorted keys and two spaces, so that the same value gives the same bytes and a diff stays small.
  static func bytes(of value: some Encodable) throws(Problem) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")]
    } catch {
      throw Problem(message: "\(error)", word: nil)
    }
  }
}

extension JSONDocument.Problem {
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      let name = context.codingPath.last?.stringValue
      self.init(
        message: "'\(key.stringValue)' is missing\(Self.place(context))", word: name,
        path: Self.path(context.codingPath))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let name = context.codingPath.last?.stringValue
      self.init(
        message: "the value is of the wrong kind\(Self.place(context))", word: name, path: Self.path(context.codingPath)
      )
    case .dataCorrupted(let context):
      self.init(message: "it is no JSON that can be understood\(Self.place(context))", word: nil)
    @unknown default:
      self.init(message: "\(error)", word: nil)
    }
  }

  static func path(_ keys: [any CodingKey]) -> [JSONPlace.Step] {
    keys.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return path.isEmpty ? "" : " at '\(path.first == "." ? String(path.dropFirst()) : path)'"
  }
}
