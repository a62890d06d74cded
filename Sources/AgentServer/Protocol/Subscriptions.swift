import JSON
import POSIXSupport

/// Who wants to know of changes, and what of them was told last.
final class Subscriptions: @unchecked Sendable {
  private struct Listener {
    /// Nil for the session that began with `initialize`.
    let id: JSONValue?
    var wantsList: Bool
    var uris: Set<String>
  }

  private let lock = Monitor()
  private var listeners: [Listener] = []
  private var state: String?
  private var digests: [String: String?] = [:]
  private let library: any AgentLibrary
  private let outlet: Outlet

  init(_ library: any AgentLibrary, outlet: Outlet) {
    self.library = library
    self.outlet = outlet
  }

  /// The session of a client that sent `initialize`; it is always told that lists have changed.
  func openSession() {
    lock.locked {
      guard !listeners.contains(where: { $0.id == nil }) else { return }
      listeners.append(Listener(id: nil, wantsList: true, uris: []))
    }
  }

  func subscribe(session uri: String, _ isOn: Bool) {
    remember([uri])
    lock.locked {
      guard let place = listeners.firstIndex(where: { $0.id == nil }) else { return }
      if isOn { listeners[place].uris.insert(uri) } else { listeners[place].uris.remove(uri) }
    }
  }

  /// Opens a stream of notifications under the id of the request that asked for it, and says what it will carry.
  func listen(_ id: JSONValue, to filter: JSONValue) throws(RPCFault) {
    guard filter.members != nil else { throw .parameters("'notifications' must be an object") }
    let wantsList = filter["resourcesListChanged"]?.truth ?? false
    let listed = filter["resourceSubscriptions"]
    let uris = listed?.elements?.compactMap(\.text) ?? []
    guard listed == nil || uris.count == listed?.elements?.count else {
      throw .parameters("'resourceSubscriptions' must be a list of strings")
    }
    remember(uris)
    lock.locked {
      listeners.removeAll { $0.id == id }
      listeners.append(Listener(id: id, wantsList: wantsList, uris: Set(uris)))
    }
    outlet.notify(
      "notifications/subscriptions/acknowledged",
      .members([
        "_meta": .members([Era.subscriptionKey: id]),
        "notifications": .members([
          "resourcesListChanged": wantsList ? .bool(true) : nil,
          "resourceSubscriptions": uris.isEmpty ? nil : .strings(uris),
        ]),
      ]))
  }

  /// Ends the stream of that id; true when there was one.
  func cancel(_ id: JSONValue) -> Bool {
    lock.locked {
      let before = listeners.count
      listeners.removeAll { $0.id == id }
      return listeners.count < before
    }
  }

  /// Answers the requests whose streams are still open.
  func finish() {
    let open = lock.locked { listeners.compactMap(\.id) }
    for id in open {
      outlet.send(
        .members([
          "jsonrpc": .string("2.0"), "id": id,
          "result": .members([
            "resultType": .string("complete"), "_meta": .members([Era.subscriptionKey: id]),
          ]),
        ]))
    }
  }

  /// Looks for changes and tells of them; cheap while nobody listens.
  func look() {
    let current = lock.locked { listeners }
    guard !current.isEmpty else { return }
    let now = library.state()
    let hasChanged = lock.locked {
      defer { state = now }
      return state != nil && state != now
    }
    guard hasChanged else { return }
    for listener in current {
      let meta = listener.id.map { JSONValue.members([Era.subscriptionKey: $0]) }
      if listener.wantsList { outlet.notify("notifications/resources/list_changed", .members(["_meta": meta])) }
      for uri in listener.uris.sorted() where digest(of: uri) != lock.locked({ digests[uri] ?? nil }) {
        outlet.notify("notifications/resources/updated", .members(["_meta": meta, "uri": .string(uri)]))
      }
    }
    for uri in Set(current.flatMap(\.uris)) {
      let digest = digest(of: uri)
      lock.locked { digests[uri] = digest }
    }
  }

  private func remember(_ uris: [String]) {
    for uri in uris {
      let digest = digest(of: uri)
      lock.locked { digests[uri] = digest }
    }
    let now = library.state()
    lock.locked { if state == nil { state = now } }
  }

  private func digest(of uri: String) -> String? {
    (try? library.bytes(of: uri)).flatMap { $0 }.map { SHA256.hexadecimal(of: $0.bytes) }
  }
}
