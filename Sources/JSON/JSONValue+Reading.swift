extension JSONValue {
  /// The value that `bytes` hold, with nothing but white space around it.
  ///
  /// - Parameter deepest: how many levels are read; each costs stack.
  package init(json bytes: [UInt8], mayBeMarked: Bool = false, deepest: Int = 200) throws(JSONFault) {
    let outcome = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(JSONFault) -> JSONValue in
        var cursor = JSONCursor(buffer, mayBeMarked: mayBeMarked)
        let value = try cursor.value(deepest)
        try cursor.end()
        return value
      }
    }
    self = try outcome.get()
  }

  /// The value that a file holds: it may begin with a byte order mark, and has to be UTF-8.
  package init(file bytes: [UInt8]) throws(JSONFault) {
    let text = String(decoding: bytes, as: UTF8.self).utf8
    guard text.elementsEqual(bytes) else {
      let offset = zip(text, bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? bytes.count
      throw JSONFault(
        reason: "it is not UTF-8", place: bytes.withUnsafeBufferPointer { JSONPlace(of: offset, in: $0) })
    }
    try self.init(json: bytes, mayBeMarked: true)
  }
}

extension JSONCursor {
  /// The value that stands next, `levels` deep at most.
  package mutating func value(_ levels: Int) throws(JSONFault) -> JSONValue {
    let kind = try next()
    guard levels >= 0 else { throw fault("the value is nested too deeply") }
    switch kind {
    case .object:
      var members: [JSONValue.Member] = []
      try object { cursor, name throws(JSONFault) in
        members.append(JSONValue.Member(name: name, value: try cursor.value(levels - 1)))
      }
      return .object(members)
    case .array:
      var values: [JSONValue] = []
      try array { cursor throws(JSONFault) in values.append(try cursor.value(levels - 1)) }
      return .array(values)
    case .string: return .string(try string())
    case .number: return .number(String(decoding: bytes[try digits()], as: UTF8.self))
    case .word: return try word().map { .bool($0) } ?? .null
    }
  }
}
