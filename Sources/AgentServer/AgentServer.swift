import JSON
package import POSIXSupport

/// An MCP server on two streams: one JSON-RPC message a line, in the protocol of sessions and in the stateless one.
///
/// One thread reads. Calls are worked on by two others, so that a long check holds up no question, and neither holds up
/// what ends them. Nothing but messages is ever written to the output.
package final class AgentServer: @unchecked Sendable {
  /// Every revision of the protocol that is spoken, newest first.
  package static var revisions: [String] { Era.revisions }

  /// Larger messages are refused; a source file to check is far smaller.
  static let longestMessage = 32 << 20

  private let methods: Methods
  private let outlet: Outlet
  private let subscriptions: Subscriptions
  private let quick: Lane
  private let slow = Lane()
  private let input: Int32
  /// The version that `initialize` settled on; only the reading thread asks.
  private var session: String?
  /// The bytes of the message that is being read; only the reading thread asks.
  private var weight = 0
  private let lock = Monitor()
  private var tickets: [JSONValue: Ticket] = [:]

  package init(_ offer: AgentOffer, input: Int32, output: StandardStream) {
    self.input = input
    outlet = Outlet(output)
    let subscriptions = Subscriptions(offer.library, outlet: outlet)
    self.subscriptions = subscriptions
    methods = Methods(offer: offer, subscriptions: subscriptions)
    quick = Lane(idle: { subscriptions.look() })
  }

  /// Serves until the input ends and everything that was asked is answered, or until nobody reads the answers.
  package func run() {
    var lines = LineReader(input, limit: AgentServer.longestMessage, answeringOn: outlet.descriptor)
    while let line = lines.next() {
      switch line {
      case .tooLong: answer(.null, .request("the message is longer than \(AgentServer.longestMessage) bytes"))
      case .text(let bytes) where bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }): continue
      case .text(let bytes): receive(bytes)
      }
    }
    // What nobody will read need not be worked out.
    if outlet.isAbandoned { lock.locked { Array(tickets.values) }.forEach { $0.cancel() } }
    quick.finish()
    slow.finish()
    subscriptions.finish()
  }

  private func receive(_ bytes: [UInt8]) {
    weight = bytes.count
    do throws(JSONFault) {
      let value = try JSONValue(json: bytes)
      if let parts = value.elements { return receive(batch: parts) }
      take(Message(value)) { [outlet] answer in if let answer { outlet.send(answer) } }
    } catch {
      answer(.null, .parse("\(error)"))
    }
  }

  // MARK: - Batches

  /// Several messages at once, as one version of the protocol and its forerunner had them; the answers go out together.
  private func receive(batch parts: [JSONValue]) {
    guard session == "2025-03-26" || session == "2024-11-05" else {
      return answer(.null, .request("this protocol version does not support batches; send one message per line"))
    }
    guard !parts.isEmpty else { return answer(.null, .request("the batch is empty")) }
    let gathering = Gathering(of: parts.count, outlet)
    weight /= parts.count
    for part in parts { take(Message(part)) { gathering.add($0) } }
  }

  /// Collects the answers to a batch.
  private final class Gathering: @unchecked Sendable {
    private let lock = Monitor()
    private var missing: Int
    private var answers: [JSONValue] = []
    private let outlet: Outlet

    init(of count: Int, _ outlet: Outlet) {
      missing = count
      self.outlet = outlet
    }

    func add(_ answer: JSONValue?) {
      let isLast = lock.locked {
        if let answer { answers.append(answer) }
        missing -= 1
        return missing == 0
      }
      if isLast, !answers.isEmpty { outlet.send(.array(answers)) }
    }
  }

  // MARK: - Messages

  /// Deals with a message and hands its answer, or nil where there is none, to `done`, exactly once.
  private func take(_ message: Message, done: @escaping @Sendable (JSONValue?) -> Void) {
    switch message {
    case .reply: done(nil)
    case .wrong(let id, let fault): done(Self.answer(id, fault))
    case .notification(let method, let parameters):
      if method == "notifications/cancelled", let id = parameters["requestId"] { cancel(id) }
      done(nil)
    case .request(let id, let method, let parameters):
      do throws(RPCFault) {
        try begin(id, method, parameters, done: done)
      } catch {
        done(Self.answer(id, error))
      }
    }
  }

  private func begin(
    _ id: JSONValue, _ method: String, _ parameters: JSONValue, done: @escaping @Sendable (JSONValue?) -> Void
  ) throws(RPCFault) {
    // A request that says which version without sessions it speaks opens none.
    if method == "initialize", parameters["_meta"]?[Era.versionKey] == nil {
      let (result, version) = try methods.initialization(parameters)
      session = version
      subscriptions.openSession()
      return done(Self.answer(id, result))
    }
    // Asking whether somebody is there needs no introduction.
    if method == "ping", parameters["_meta"]?[Era.versionKey] == nil { return done(Self.answer(id, .object([]))) }
    let era = try Era(of: parameters, session: session)
    if method == "subscriptions/listen", era == .stateless {
      try subscriptions.listen(id, to: parameters["notifications"] ?? .object([]))
      // A look starts the thread that will look again.
      quick.add { [subscriptions] in subscriptions.look() }
      return done(nil)
    }
    let isSlow = method == "tools/call" ? try methods.tool(parameters).isSlow : false
    let ticket = Ticket(token: parameters["_meta"]?["progressToken"], outlet: outlet)
    lock.locked { tickets[id] = ticket }
    (isSlow ? slow : quick).add(weight: weight) { [self] in
      guard !ticket.isCancelled else { return forget(id, ticket, done, nil) }
      let answer: JSONValue
      do throws(RPCFault) {
        answer = Self.answer(id, try methods.result(of: method, parameters, era: era, ticket: ticket))
      } catch {
        answer = Self.answer(id, error)
      }
      forget(id, ticket, done, ticket.isCancelled ? nil : answer)
    }
  }

  private func forget(
    _ id: JSONValue, _ ticket: Ticket, _ done: (JSONValue?) -> Void, _ answer: JSONValue?
  ) {
    lock.locked { if tickets[id] === ticket { tickets[id] = nil } }
    done(answer)
  }

  private func cancel(_ id: JSONValue) {
    if subscriptions.cancel(id) { return }
    lock.locked { tickets[id] }?.cancel()
  }

  private func answer(_ id: JSONValue, _ fault: RPCFault) { outlet.send(Self.answer(id, fault)) }

  private static func answer(_ id: JSONValue, _ fault: RPCFault) -> JSONValue {
    .members(["jsonrpc": .string("2.0"), "id": id, "error": fault.value])
  }

  private static func answer(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    .members(["jsonrpc": .string("2.0"), "id": id, "result": result])
  }
}
