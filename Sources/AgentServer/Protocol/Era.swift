import JSON

/// The rules that one request is to be read and answered by.
enum Era: Hashable, Sendable {
  /// The protocol of a session that began with `initialize`.
  case session(version: String)
  /// The protocol in which every request says for itself what it expects.
  case stateless

  static let statelessVersion = "2026-07-28"
  /// Newest first.
  static let sessionVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// Every revision of the protocol that is spoken, newest first.
  static var revisions: [String] { [statelessVersion] + sessionVersions }

  static let versionKey = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverKey = "io.modelcontextprotocol/serverInfo"
  static let subscriptionKey = "io.modelcontextprotocol/subscriptionId"

  /// Reads from `parameters` how a request is meant; `session` is the version that `initialize` settled, if it came.
  init(of parameters: JSONValue, session: String?) throws(RPCFault) {
    guard let meta = parameters["_meta"], meta[Era.versionKey] != nil || session == nil else {
      guard let session else {
        throw .parameters(
          "the request has no protocol version; send 'initialize' first, or include '\(Era.versionKey)' and "
            + "'\(Era.capabilitiesKey)' in '_meta'")
      }
      self = .session(version: session)
      return
    }
    guard meta.members != nil else { throw .parameters("'_meta' is \(meta.kind); it must be an object") }
    guard let version = meta[Era.versionKey]?.text else {
      throw .parameters("'_meta' must contain '\(Era.versionKey)', a string")
    }
    guard version == Era.statelessVersion else {
      throw RPCFault(
        code: -32022, message: "protocol version \(version.quoted) is not supported",
        data: .members(["supported": .strings([Era.statelessVersion]), "requested": .string(version)]))
    }
    guard meta[Era.capabilitiesKey]?.members != nil else {
      throw .parameters("'_meta' must contain '\(Era.capabilitiesKey)', an object")
    }
    self = .stateless
  }
}
