import JSON

/// Where the members of an object stand in a JSON text, which is known to be valid.
struct JSONMembers {
  struct Member {
    let name: String
    /// Where the name begins.
    let start: Int
    let value: Int
    /// Behind the value.
    let end: Int
  }

  /// Behind the opening brace.
  private(set) var start = 0
  private(set) var members: [Member] = []

  /// - Parameter place: at the object, or at blanks before it.
  init(in text: [UInt8], at place: Int = 0) {
    text.withUnsafeBufferPointer { buffer in
      var cursor = JSONCursor(buffer, at: place)
      guard (try? cursor.next()) == .object else { return }
      start = cursor.offset + 1
      try? cursor.object { cursor, name throws(JSONFault) in
        let start = cursor.keyOffset
        _ = try cursor.next()
        let value = cursor.offset
        try cursor.skip()
        members.append(Member(name: name, start: start, value: value, end: cursor.offset))
      }
    }
  }

  func all(named name: String) -> [Member] { members.filter { $0.name == name } }
}
