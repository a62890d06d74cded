import JSON

/// One JSON-RPC message from the client.
enum Message: Sendable {
  case request(id: JSONValue, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  /// An answer, although we never ask.
  case reply
  case wrong(id: JSONValue, RPCFault)

  init(_ value: JSONValue) {
    guard value.members != nil else {
      self = .wrong(id: .null, .request("a message must be an object, not \(value.kind)"))
      return
    }
    let id = value["id"]
    guard id.map(Message.isIdentifier) ?? true else {
      self = .wrong(id: .null, .request("'id' must be a string or a number"))
      return
    }
    guard value["jsonrpc"] == .string("2.0") else {
      self = .wrong(id: id ?? .null, .request("'jsonrpc' must be '2.0'"))
      return
    }
    guard let method = value["method"] else {
      let isReply = value["result"] != nil || value["error"] != nil
      self = isReply ? .reply : .wrong(id: id ?? .null, .request("'method' is missing"))
      return
    }
    guard let name = method.text else {
      self = .wrong(id: id ?? .null, .request("'method' is \(method.kind); it must be a string"))
      return
    }
    let parameters = value["params"] ?? .object([])
    if parameters.members == nil {
      self = id.map { .wrong(id: $0, .parameters("'params' is \(parameters.kind); it must be an object")) } ?? .reply
    } else if let id {
      self = .request(id: id, method: name, parameters: parameters)
    } else {
      self = .notification(method: name, parameters: parameters)
    }
  }

  private static func isIdentifier(_ value: JSONValue) -> Bool {
    switch value {
    case .string, .number: true
    case .null, .bool, .array, .object, .encoded: false
    }
  }
}
