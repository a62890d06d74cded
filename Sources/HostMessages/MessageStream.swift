/// Cuts a stream of bytes into messages: each has its length in front, four bytes, little-endian.
package struct MessageStream: Sendable {
  /// The longest message that is believed, in bytes.
  package static let limit = 64 << 20

  private var pending: [UInt8] = []
  private var start = 0

  package init() {}

  package mutating func append(_ bytes: some Sequence<UInt8>) { pending.append(contentsOf: bytes) }

  /// The next whole request, or nil when more bytes are needed.
  package mutating func nextRequest() throws(MessageFault) -> HostRequest? { try next() }

  /// The next whole reply, or nil when more bytes are needed.
  package mutating func nextReply() throws(MessageFault) -> HostReply? { try next() }

  private mutating func next<Message: ByteCodable>() throws(MessageFault) -> Message? {
    var head = ByteReader(pending[start...])
    guard pending.count - start >= 4 else { return nil }
    let length = Int(try head.integer(UInt32.self))
    guard length <= MessageStream.limit else { throw .tooLong(length) }
    let bodyStart = start + 4
    guard pending.count - bodyStart >= length else { return nil }
    var body = ByteReader(pending[bodyStart..<bodyStart + length])
    let message = try body.value(Message.self)
    guard body.isAtEnd else { throw .leftOver(length) }
    start = bodyStart + length
    if start == pending.count || start > 1 << 16 {
      pending.removeFirst(start)
      start = 0
    }
    return message
  }
}

extension HostRequest {
  /// The message with its length in front.
  package var frame: [UInt8] { HostMessages.frame(self) }
}

extension HostReply {
  /// The message with its length in front.
  package var frame: [UInt8] { HostMessages.frame(self) }
}

private func frame(_ message: some ByteCodable) -> [UInt8] {
  var writer = ByteWriter()
  writer.putCounted { $0.put(message) }
  return writer.bytes
}
