import JSON

/// Figma's answer to a request for pictures: addresses by layer.
package struct FigmaPictures: Sendable {
  private var urls: [String: String] = [:]

  /// Nil where the bytes are no such answer.
  package init?(json bytes: [UInt8]) {
    var urls: [String: String] = [:]
    var isAnswer = false
    let done = FigmaPictures.reading(bytes) { cursor throws(JSONFault) in
      try cursor.object { cursor, key throws(JSONFault) in
        guard key == "images" else { return try cursor.skip() }
        isAnswer = true
        try cursor.object { cursor, id throws(JSONFault) in
          if let url = try cursor.optionalString() { urls[id] = url }
        }
      }
    }
    guard done, isAnswer else { return nil }
    self.urls = urls
  }

  package func url(for node: String) -> String? { urls[node] }

  /// What an answer says went wrong: `{"status":403,"err":"Invalid token"}`.
  package static func message(_ bytes: [UInt8]) -> String? {
    var message: String?
    _ = reading(bytes) { cursor throws(JSONFault) in
      try cursor.object { cursor, key throws(JSONFault) in
        guard key == "err" || key == "message" else { return try cursor.skip() }
        message = try cursor.optionalString() ?? message
      }
    }
    return message
  }

  private static func reading(_ bytes: [UInt8], _ body: (inout JSONCursor) throws(JSONFault) -> Void) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var cursor = JSONCursor(buffer, mayBeMarked: true)
      do throws(JSONFault) {
        guard case .object = try cursor.next() else { return false }
        try body(&cursor)
        return true
      } catch {
        return false
      }
    }
  }
}
