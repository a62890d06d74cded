import JSON
import POSIXSupport

/// The one way out: whole messages, one a line, whoever writes.
final class Outlet: Sendable {
  private let stream: StandardStream
  private let lock = Monitor()

  init(_ stream: StandardStream) { self.stream = stream }

  var descriptor: Int32 { stream.descriptor }
  /// Whether nobody reads any more.
  var isAbandoned: Bool { stream.isAbandoned }

  func send(_ message: JSONValue) {
    var writer = JSONWriter()
    writer.value(nil, message)
    let line = writer.bytes + [UInt8(ascii: "\n")]
    lock.locked { stream.write(line) }
  }

  func notify(_ method: String, _ parameters: JSONValue) {
    send(.members(["jsonrpc": .string("2.0"), "method": .string(method), "params": parameters]))
  }
}
