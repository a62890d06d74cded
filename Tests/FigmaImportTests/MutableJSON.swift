import TestSupport

/// A JSON text whose values can be replaced by others.
struct MutableJSON {
  private let bytes: [UInt8]
  /// Where values begin and end, containers included.
  private var values: [Range<Int>] = []
  /// Whether it is one JSON value and nothing else.
  private(set) var isWhole = false

  init(_ text: String) {
    bytes = Array(text.utf8)
    var position = 0
    isWhole = read(&position) && bytes[position...].allSatisfy { $0 <= 0x20 }
  }

  private static let strange = [
    "null", "true", "-1", "0", "1e300", "-1e300", "1e-300", "99999999999999999999", "\"\"", "\"x\"",
    "\"\\u0000\\\"*/\"", "[]", "{}",
    "[null]", "[[[]]]", "{\"x\":1}", "\"TEXT\"", "\"INSTANCE\"", "\"VECTOR\"", "\"FRAME\"", "\"HORIZONTAL\"",
    "\"SPACE_BETWEEN\"",
    "{\"x\":0,\"y\":0,\"width\":0,\"height\":0}", "{\"x\":-5000,\"y\":9,\"width\":1e9,\"height\":-40}",
    "\"\u{10FFFD}\"", "\"9:41\"",
    "[{\"id\":\"1:2\",\"type\":\"TEXT\",\"characters\":\"Home\"}]", "400", "0.5",
  ]

  /// The text with so many values replaced.
  func mutated(_ count: Int, _ random: inout SeededRandom) -> String {
    var text = bytes
    var chosen: [Range<Int>] = []
    for _ in 0..<count {
      guard let value = values.randomElement(using: &random), value.count < 4000,
        !chosen.contains(where: { $0.overlaps(value) })
      else { continue }
      chosen.append(value)
    }
    for value in chosen.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      // Another value of the document is as strange as one that is made up.
      let other = values.randomElement(using: &random).map { Array(bytes[$0]) } ?? []
      let made = Array((Self.strange.randomElement(using: &random) ?? "null").utf8)
      text.replaceSubrange(value, with: Bool.random(using: &random) && other.count < 4000 ? other : made)
    }
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: - Reading

  private mutating func read(_ position: inout Int) -> Bool {
    skipSpace(&position)
    let start = position
    guard position < bytes.count else { return false }
    let isRead: Bool
    switch bytes[position] {
    case UInt8(ascii: "{"): isRead = readList(&position, UInt8(ascii: "}"), hasKeys: true)
    case UInt8(ascii: "["): isRead = readList(&position, UInt8(ascii: "]"), hasKeys: false)
    case UInt8(ascii: "\""): isRead = readString(&position)
    default:
      while position < bytes.count, !",]} \n\t\r".utf8.contains(bytes[position]) { position += 1 }
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      isRead = ["null", "true", "false"].contains(word) || Double(word) != nil
    }
    if isRead { values.append(start..<position) }
    return isRead
  }

  private mutating func readList(_ position: inout Int, _ close: UInt8, hasKeys: Bool) -> Bool {
    position += 1
    skipSpace(&position)
    if position < bytes.count, bytes[position] == close {
      position += 1
      return true
    }
    while position < bytes.count {
      if hasKeys {
        skipSpace(&position)
        guard readString(&position) else { return false }
        skipSpace(&position)
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { return false }
        position += 1
      }
      guard read(&position) else { return false }
      skipSpace(&position)
      guard position < bytes.count else { return false }
      position += 1
      if bytes[position - 1] == close { return true }
      guard bytes[position - 1] == UInt8(ascii: ",") else { return false }
    }
    return false
  }

  private func readString(_ position: inout Int) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return false }
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return true
      case UInt8(ascii: "\\"): position += 2
      case 0..<0x20: return false
      default: position += 1
      }
    }
    return false
  }

  private func skipSpace(_ position: inout Int) {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }
}
