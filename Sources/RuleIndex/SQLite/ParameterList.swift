/// Values for the parameters of statements, one after the other.
///
/// Their texts lie side by side in one run of bytes: to keep and to bind them costs no memory and no copy for each.
struct ParameterList: Sendable {
  enum Slot: Sendable {
    case null
    case integer(Int64)
    case real(Double)
    /// A range of the list's bytes.
    case text(start: Int, count: Int)
  }

  private(set) var slots: [Slot] = []
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int64) { slots.append(.integer(number)) }
  mutating func add(_ number: Int) { slots.append(.integer(Int64(number))) }
  mutating func add(_ number: Double?) { slots.append(number.map { .real($0) } ?? .null) }

  mutating func add(_ text: String) {
    let start = bytes.count
    append(text)
    slots.append(.text(start: start, count: bytes.count - start))
  }

  mutating func add(_ text: String?) {
    if let text { add(text) } else { slots.append(.null) }
  }

  mutating func add(_ text: ArraySlice<UInt8>) {
    slots.append(.text(start: bytes.count, count: text.count))
    bytes += text
  }

  /// Several short texts as one, a line each.
  mutating func add(lines: [String]) {
    let start = bytes.count
    for index in lines.indices {
      if index > 0 { bytes.append(UInt8(ascii: "\n")) }
      append(lines[index])
    }
    slots.append(.text(start: start, count: bytes.count - start))
  }

  private mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isDone == nil { bytes.append(contentsOf: text.utf8) }
  }
}
