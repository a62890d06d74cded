import JSON

/// A part of a long list, and where the next one begins.
struct Page {
  private static let size = 100

  let values: ArraySlice<JSONValue>
  private let next: JSONValue?

  /// The page that the cursor in `parameters` names; the first one without a cursor.
  init(of values: [JSONValue], _ parameters: JSONValue) throws(RPCFault) {
    let start: Int
    switch parameters["cursor"] {
    case nil: start = 0
    case .string(let cursor)?:
      guard cursor.hasPrefix("at-"), let place = Int(cursor.dropFirst(3)), place > 0, place < values.count else {
        throw .parameters(
          "\(cursor.quoted) is not a cursor of this list; pass the 'nextCursor' of the previous page unchanged")
      }
      start = place
    case let other?: throw .parameters("'cursor' is \(other.kind); it must be a string")
    }
    let end = min(values.count, start + Page.size)
    self.values = values[start..<end]
    next = end < values.count ? .string("at-\(end)") : nil
  }

  func members(_ name: String) -> [JSONValue.Member] {
    [.init(name: name, value: .array(Array(values)))] + (next.map { [.init(name: "nextCursor", value: $0)] } ?? [])
  }
}
