import JSON

/// Figma's answer to a request for the variables of a file: `{"meta": {"variableCollections": …, "variables": …}}`.
struct FigmaVariables {
  private struct Collection {
    var name = ""
    var modes: [(id: String, name: String)] = []
    var defaultMode = ""
  }

  private enum Value {
    case plain(DesignVariable.Value)
    /// Another variable's value.
    case alias(String)
  }

  private struct Variable {
    var name = ""
    var collection = ""
    var values: [String: Value] = [:]
  }

  private var collections: [String: Collection] = [:]
  private var variables: [(id: String, variable: Variable)] = []
  private var isAnswer = false

  // MARK: - Meaning

  /// The colors and numbers by collection and name; words and switches are no tokens.
  func list() -> [DesignVariable] {
    let known = Dictionary(variables.map { ($0.id, $0.variable) }, uniquingKeysWith: { first, _ in first })
    return variables.compactMap { _, variable -> DesignVariable? in
      guard let collection = collections[variable.collection] else { return nil }
      let modes =
        collection.modes.filter { $0.id == collection.defaultMode }
        + collection.modes.filter { $0.id != collection.defaultMode }
      let settings = modes.compactMap { mode in
        value(of: variable, in: mode, among: known).map { DesignVariable.Setting(mode: mode.name, value: $0) }
      }
      return settings.isEmpty
        ? nil : DesignVariable(name: variable.name, collection: collection.name, settings: settings)
    }
    .sorted { ($0.collection, $0.name) < ($1.collection, $1.name) }
  }

  /// The value in a mode, after all aliases; those lead to the mode of the same name, or else to the default one.
  private func value(
    of variable: Variable, in mode: (id: String, name: String), among known: [String: Variable]
  ) -> DesignVariable.Value? {
    var (variable, mode) = (variable, mode.id)
    let name = collections[variable.collection]?.modes.first { $0.id == mode }?.name
    for _ in 0..<Self.mostAliases {
      switch variable.values[mode] {
      case .plain(let value): return value
      case .alias(let id):
        guard let next = known[id], let collection = collections[next.collection] else { return nil }
        variable = next
        mode = collection.modes.first { $0.name == name && next.values[$0.id] != nil }?.id ?? collection.defaultMode
      case nil: return nil
      }
    }
    return nil
  }

  // Variables may lead to each other in a circle.
  private static let mostAliases = 32

  // MARK: - Reading

  /// Nil where the bytes are no such answer.
  init?(json bytes: [UInt8]) {
    var answer = FigmaVariables()
    let isRead = bytes.withUnsafeBufferPointer { buffer in
      var cursor = JSONCursor(buffer, mayBeMarked: true)
      do throws(JSONFault) {
        guard case .object = try cursor.next() else { return false }
        try cursor.object { cursor, key throws(JSONFault) in
          guard key == "meta", case .object = try cursor.next() else { return try cursor.skip() }
          try answer.readMeta(&cursor)
        }
        try cursor.end()
        return true
      } catch {
        return false
      }
    }
    guard isRead, answer.isAnswer else { return nil }
    self = answer
  }

  private init() {}

  private mutating func readMeta(_ cursor: inout JSONCursor) throws(JSONFault) {
    try cursor.object { cursor, table throws(JSONFault) in
      guard ["variables", "variableCollections"].contains(table), case .object = try cursor.next() else {
        return try cursor.skip()
      }
      if table == "variables" { isAnswer = true }
      try cursor.object { cursor, id throws(JSONFault) in
        guard case .object = try cursor.next() else { return try cursor.skip() }
        if table == "variables" {
          variables.append((id, try Self.variable(&cursor)))
        } else {
          collections[id] = try Self.collection(&cursor)
        }
      }
    }
  }

  private static func collection(_ cursor: inout JSONCursor) throws(JSONFault) -> Collection {
    var collection = Collection()
    try cursor.object { cursor, key throws(JSONFault) in
      switch key {
      case "name": collection.name = try cursor.optionalString() ?? ""
      case "defaultModeId": collection.defaultMode = try cursor.optionalString() ?? ""
      case "modes":
        guard case .array = try cursor.next() else { return try cursor.skip() }
        try cursor.array { cursor throws(JSONFault) in
          guard case .object = try cursor.next() else { return try cursor.skip() }
          var mode = (id: "", name: "")
          try cursor.object { cursor, key throws(JSONFault) in
            switch key {
            case "modeId": mode.id = try cursor.optionalString() ?? ""
            case "name": mode.name = try cursor.optionalString() ?? ""
            default: try cursor.skip()
            }
          }
          collection.modes.append(mode)
        }
      default: try cursor.skip()
      }
    }
    return collection
  }

  private static func variable(_ cursor: inout JSONCursor) throws(JSONFault) -> Variable {
    var variable = Variable()
    try cursor.object { cursor, key throws(JSONFault) in
      switch key {
      case "name": variable.name = try cursor.optionalString() ?? ""
      case "variableCollectionId": variable.collection = try cursor.optionalString() ?? ""
      case "valuesByMode":
        guard case .object = try cursor.next() else { return try cursor.skip() }
        try cursor.object { cursor, mode throws(JSONFault) in variable.values[mode] = try value(&cursor) }
      default: try cursor.skip()
      }
    }
    return variable
  }

  /// A number, a color or an alias; nil for anything else.
  private static func value(_ cursor: inout JSONCursor) throws(JSONFault) -> Value? {
    guard case .object = try cursor.next() else {
      return try cursor.optionalNumber().map { .plain(.number($0)) }
    }
    var parts: [String: Double] = [:]
    var target: String?
    try cursor.object { cursor, key throws(JSONFault) in
      switch key {
      case "r", "g", "b", "a": parts[key] = try cursor.optionalNumber()
      case "id": target = try cursor.optionalString()
      default: try cursor.skip()
      }
    }
    if let target { return .alias(target) }
    guard let red = parts["r"], let green = parts["g"], let blue = parts["b"] else { return nil }
    return .plain(.color(HexColor(PaintColor(red: red, green: green, blue: blue, alpha: parts["a"] ?? 1))))
  }
}

extension DesignVariable {
  /// The variables of an answer of Figma; nil where the bytes are no such answer.
  package static func list(json bytes: [UInt8]) -> [DesignVariable]? { FigmaVariables(json: bytes)?.list() }
}
