/// Reads a stream line by line, in bounded memory.
package struct LineReader: ~Copyable {
  package enum Line: Hashable, Sendable {
    case text([UInt8])
    /// A line of more bytes than the limit; it has been read and dropped.
    case tooLong
  }

  private let descriptor: Int32
  private let limit: Int
  private let partner: Int32
  private var buffer: [UInt8] = []
  /// What of `buffer` has been handed out.
  private var start = 0
  /// What of `buffer` is known to hold no newline.
  private var scanned = 0
  private var isSkipping = false
  private var hasEnded = false

  /// - Parameters:
  ///   - limit: the bytes of the longest line that is handed out.
  ///   - partner: a stream for the answers; when nobody reads it any more, the lines end. None where it is negative.
  package init(_ descriptor: Int32, limit: Int, answeringOn partner: Int32 = -1) {
    self.descriptor = descriptor
    self.limit = limit
    self.partner = partner
  }

  /// The next line without its newline; nil at the end of the stream or when it cannot be read.
  package mutating func next() -> Line? {
    while true {
      if let end = newline() {
        let line = isSkipping || end - start > limit ? Line.tooLong : .text(Array(buffer[start..<end]))
        isSkipping = false
        start = end + 1
        scanned = start
        return line
      }
      scanned = buffer.count
      if buffer.count - start > limit {
        isSkipping = true
        start = buffer.count
      }
      if start > 0 {
        buffer.removeFirst(start)
        scanned -= start
        start = 0
        // One huge message shall not keep its memory for good.
        if buffer.isEmpty { buffer = [] }
      }
      if hasEnded { return rest() }
      guard fill() else {
        hasEnded = true
        return rest()
      }
    }
  }

  /// Where the next newline is.
  private func newline() -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, scanned < bytes.count,
        let found = memchr(base + scanned, Int32(UInt8(ascii: "\n")), bytes.count - scanned)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  private mutating func rest() -> Line? {
    defer { (buffer, start, scanned, isSkipping) = ([], 0, 0, false) }
    if isSkipping { return .tooLong }
    return buffer.isEmpty ? nil : .text(buffer)
  }

  private mutating func fill() -> Bool {
    let room = 1 << 16
    while true {
      if partner >= 0, !Readiness.waitForInput(on: descriptor, whileRead: partner) { return false }
      var outcome = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { space, count in
        outcome = read(descriptor, space.baseAddress, room)
        count = max(0, outcome)
      }
      if outcome > 0 {
        buffer += chunk
        return true
      }
      if outcome == 0 { return false }
      if errno == EINTR || (errno == EAGAIN && Readiness.wait(until: POLLIN, on: descriptor)) { continue }
      return false
    }
  }
}
