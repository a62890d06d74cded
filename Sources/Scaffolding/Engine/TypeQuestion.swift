/// What a condition may ask of a type, or of a list whose rows hold types.
enum TypeQuestion: Hashable, Sendable {
  /// `fields needs Foundation`: a type of that module is named, so the file has to import it.
  case needs(module: String)
  /// `fields has samples`: a sample can be written for every type.
  case hasSamples

  static let verbs = ["contains", "has", "needs"]

  /// The answer for the types in `answer`.
  ///
  /// - Parameter members: those members of a list's rows that are types.
  func holds(for answer: Answer?, members: [String]) -> Bool {
    let types: [String]
    switch answer {
    case .list(let list)?: types = list.rows.flatMap { row in members.compactMap { row[$0]?.description } }
    case .string(let text)?: types = [text]
    case .typeName, .moduleName, .bool, .choice, .designTokens, nil: return false
    }
    switch self {
    case .needs(let module): return types.contains { SwiftTypeText.needs(module, in: $0) }
    case .hasSamples: return types.allSatisfy { SampleValue.first.expression(of: $0, named: "") != nil }
    }
  }
}
