/// A step into a JSON value.
package enum JSONStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

extension JSONPlace {
  /// Where the value at the end of `path` begins, or with `atKey` the key before it; nil where there is no such value.
  package init?(of path: [JSONStep], atKey: Bool, in bytes: [UInt8]) {
    let place = bytes.withUnsafeBufferPointer { buffer in
      var cursor = JSONCursor(buffer, mayBeMarked: true)
      let found = try? cursor.find(path[...])
      return found.map { JSONPlace(of: atKey ? $0.key : $0.value, in: buffer) }
    }
    guard let place else { return nil }
    self = place
  }
}

extension JSONCursor {
  /// Where the value at `path` and its key begin; of several members with one name the last counts.
  fileprivate mutating func find(_ path: ArraySlice<JSONStep>) throws(JSONFault) -> (key: Int, value: Int)? {
    guard let step = path.first else {
      _ = try next()
      let start = offset
      try skip()
      return (start, start)
    }
    let rest = path.dropFirst()
    var found: (key: Int, value: Int)?
    switch step {
    case .key(let name):
      try object { cursor, key throws(JSONFault) in
        guard key == name else { return try cursor.skip() }
        let start = cursor.keyOffset
        found = try cursor.find(rest)
        if rest.isEmpty { found?.key = start }
      }
    case .index(let wanted):
      var index = 0
      try array { cursor throws(JSONFault) in
        if index == wanted { found = try cursor.find(rest) } else { try cursor.skip() }
        index += 1
      }
    }
    return found
  }
}
