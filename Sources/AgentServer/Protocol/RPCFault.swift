package import JSON

/// An error that a request is answered with.
package struct RPCFault: Error, Hashable, Sendable {
  package let code: Int
  package let message: String
  package var data: JSONValue?

  package init(code: Int, message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  package static func parse(_ reason: String) -> RPCFault {
    RPCFault(code: -32700, message: "the line is not JSON: \(reason)")
  }
  package static func request(_ reason: String) -> RPCFault { RPCFault(code: -32600, message: reason) }
  package static func unknown(method: String) -> RPCFault {
    RPCFault(code: -32601, message: "unknown method \(method.quoted)")
  }
  package static func parameters(_ reason: String, data: JSONValue? = nil) -> RPCFault {
    RPCFault(code: -32602, message: reason, data: data)
  }
  package static func inside(_ reason: String) -> RPCFault { RPCFault(code: -32603, message: reason) }

  var value: JSONValue {
    .members(["code": .integer(code), "message": .string(message), "data": data])
  }
}
