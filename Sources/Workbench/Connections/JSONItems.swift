import JSON

/// Where the members of an object or the elements of an array stand in a JSON text, which is known to be valid; and how one
/// is put in or taken out as text, so that whatever else is there stays as it is written.
struct JSONItems {
  struct Item {
    /// Empty for an element.
    let name: String
    /// Where the item begins: at the name of a member.
    let start: Int
    let value: Int
    /// Behind the value.
    let end: Int
  }

  /// Behind the opening bracket.
  private(set) var start = 0
  private(set) var items: [Item] = []

  /// - Parameter place: at the object or array, or at blanks before it.
  init(in text: [UInt8], at place: Int = 0) {
    text.withUnsafeBufferPointer { buffer in
      var cursor = JSONCursor(buffer, at: place)
      let kind = try? cursor.next()
      guard kind == .object || kind == .array else { return }
      start = cursor.offset + 1
      if kind == .object {
        try? cursor.object { cursor, name throws(JSONFault) in
          let start = cursor.keyOffset
          try add(name, from: start, &cursor)
        }
      } else {
        try? cursor.array { cursor throws(JSONFault) in try add("", from: nil, &cursor) }
      }
    }
  }

  private mutating func add(_ name: String, from start: Int?, _ cursor: inout JSONCursor) throws(JSONFault) {
    _ = try cursor.next()
    let value = cursor.offset
    try cursor.skip()
    items.append(Item(name: name, start: start ?? value, value: value, end: cursor.offset))
  }

  func all(named name: String) -> [Item] { items.filter { $0.name == name } }

  /// The text with one more item at the end, as far from its comma as the last one is.
  func put(_ item: String, into text: [UInt8]) -> [UInt8] {
    guard let last = items.last else {
      return Array(text[..<start]) + Array(item.utf8) + Array(text[start...])
    }
    let before = items.count > 1 ? items[items.count - 2].end : start
    let blanks = text[before..<last.start].filter(JSONItems.isBlank)
    return Array(text[..<last.end]) + [UInt8(ascii: ",")] + blanks + Array(item.utf8) + Array(text[last.end...])
  }

  /// The text without this item, and without the comma that it needed.
  func take(_ item: Item, outOf text: [UInt8]) -> [UInt8] {
    guard let place = items.firstIndex(where: { $0.start == item.start }) else { return text }
    let isLast = place == items.count - 1
    let start = place > 0 && isLast ? items[place - 1].end : isLast ? self.start : item.start
    let end = isLast ? item.end : items[place + 1].start
    return Array(text[..<start]) + Array(text[end...])
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
