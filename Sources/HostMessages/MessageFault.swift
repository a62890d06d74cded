/// Bytes that are no message of ours.
package enum MessageFault: Error, Hashable, Sendable, CustomStringConvertible {
  case cutShort
  case tooLong(Int)
  case leftOver(Int)
  case unknownValue(Int, of: String)
  /// It is well formed, and no host says such a thing.
  case unbelievable

  package var description: String {
    switch self {
    case .cutShort: "a message is incomplete"
    case .tooLong(let count): "a message announces \(count) bytes; the limit is \(MessageStream.limit)"
    case .leftOver(let count): "a message has \(count) bytes after its end"
    case .unknownValue(let value, let noun): "a message contains \(value), which is not a valid \(noun)"
    case .unbelievable: "a message contradicts itself"
    }
  }
}
