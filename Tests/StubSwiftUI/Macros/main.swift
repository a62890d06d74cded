import Foundation

// A macro plugin for type checks where SwiftUI does not exist: @Model and @Query expand to what makes a class a model and
// a property a query, all others to nothing. Messages are JSON behind a length of eight bytes, on standard input and output.

func readExactly(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    let part = try? FileHandle.standardInput.read(upToCount: count - data.count)
    guard let part, !part.isEmpty else { return nil }
    data.append(part)
  }
  return data
}

func reply(_ message: [String: Any]) {
  guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
  var length = UInt64(data.count).littleEndian
  FileHandle.standardOutput.write(Data(bytes: &length, count: 8) + data)
}

/// What a macro on a declaration adds; empty for all that stand in for nothing.
func expansion(of message: [String: Any]) -> String {
  guard let attached = message["expandAttachedMacro"] as? [String: Any] else { return "" }
  func source(_ key: String) -> String { (attached[key] as? [String: Any])?["source"] as? String ?? "" }
  switch (attached["macro"] as? [String: Any])?["typeName"] as? String {
  case "Model":
    let type = source("extendedTypeSyntax")
    // What is said of the class holds for what it conforms to.
    let isolation = source("declSyntax").contains("nonisolated") ? "nonisolated " : ""
    return """
      \(isolation)extension \(type): SwiftData.PersistentModel, Observation.Observable {}

      @available(*, unavailable, message: "hand its persistentModelID to another actor")
      extension \(type): Sendable {}
      """
  case "Query":
    // `@Query(sort: \Trip.title) private var trips: [Trip]`
    guard let words = source("declSyntax").range(of: "var ").map({ source("declSyntax")[$0.upperBound...] }),
      let colon = words.firstIndex(of: ":")
    else { return "" }
    let name = words[..<colon].trimmingCharacters(in: .whitespaces)
    if attached["macroRole"] as? String == "accessor" { return "get { _\(name).wrappedValue }" }
    let type = words[words.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    let element = type.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    let attribute = source("attributeSyntax").trimmingCharacters(in: .whitespacesAndNewlines)
    let arguments = attribute.firstIndex(of: "(").map { String(attribute[$0...]) } ?? "()"
    return "private var _\(name): Query<\(element), \(type)> = .init\(arguments)"
  default: return ""
  }
}

while let header = readExactly(8) {
  let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
  guard let body = readExactly(length),
    let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
  else { break }
  if message["getCapability"] != nil {
    reply(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
  } else {
    reply(["expandMacroResult": ["expandedSource": expansion(of: message), "diagnostics": [Any]()]])
  }
}
