import JSON

/// What each method of the protocol answers.
struct Methods: Sendable {
  let offer: AgentOffer
  let subscriptions: Subscriptions

  /// How long, in milliseconds, an answer may be kept.
  private enum Keeping {
    /// What changes only with the program.
    static let long = 3_600_000
    /// What lies on disk.
    static let short = 5_000
  }

  /// The result of a request, ready to be sent.
  func result(
    of method: String, _ parameters: JSONValue, era: Era, ticket: Ticket
  ) throws(RPCFault) -> JSONValue {
    let (members, keeping) = try answer(method, parameters, era, ticket)
    guard era == .stateless else { return .object(members) }
    var all = members
    all.append(.init(name: "resultType", value: .string("complete")))
    if let keeping {
      all.append(.init(name: "ttlMs", value: .integer(keeping)))
      all.append(.init(name: "cacheScope", value: .string("private")))
    }
    all.append(.init(name: "_meta", value: .members([Era.serverKey: offer.identity])))
    return .object(all)
  }

  private func answer(
    _ method: String, _ parameters: JSONValue, _ era: Era, _ ticket: Ticket
  ) throws(RPCFault) -> ([JSONValue.Member], keeping: Int?) {
    switch (method, era) {
    case ("ping", .session): return ([], nil)
    case ("server/discover", .stateless): return (discovery, Keeping.long)
    case ("tools/list", _):
      return (try Page(of: offer.listedTools, parameters).members("tools"), Keeping.long)
    case ("tools/call", _): return (try call(parameters, ticket), nil)
    case ("prompts/list", _):
      return (try Page(of: offer.prompts.map(\.value), parameters).members("prompts"), Keeping.long)
    case ("prompts/get", _): return (try prompt(parameters), nil)
    case ("resources/list", _):
      let resources = try inside { try offer.library.resources() }
      return (try Page(of: resources.map(\.value), parameters).members("resources"), Keeping.short)
    case ("resources/templates/list", _):
      return (try Page(of: offer.templates.map(\.value), parameters).members("resourceTemplates"), Keeping.long)
    case ("resources/read", _): return (try read(parameters, era), Keeping.short)
    case ("resources/directory/read", _):
      let uri = try uri(parameters)
      guard let children = try inside({ try offer.library.children(of: uri) }) else { throw missing(uri, era) }
      return (try Page(of: children.map(\.value), parameters).members("resources"), Keeping.short)
    case ("resources/subscribe", .session), ("resources/unsubscribe", .session):
      subscriptions.subscribe(session: try uri(parameters), method == "resources/subscribe")
      return ([], nil)
    case ("skills/list", _):
      return (try Page(of: try inside { try offer.library.skills() }, parameters).members("skills"), Keeping.short)
    case ("skills/get", _):
      let uri = try uri(parameters)
      guard let skill = try inside({ try offer.library.skills() }).first(where: { $0["uri"]?.text == uri }) else {
        throw missing(uri, .stateless)
      }
      return ([.init(name: "skill", value: skill)], Keeping.short)
    case ("completion/complete", _): return (try completion(parameters), nil)
    default: throw .unknown(method: method)
    }
  }

  // MARK: - Introductions

  private func capabilities(_ isStateless: Bool) -> JSONValue {
    .members([
      "completions": .object([]),
      "prompts": .members(["listChanged": .bool(false)]),
      "resources": .members(["listChanged": .bool(true), "subscribe": .bool(true)]),
      "tools": .members(["listChanged": .bool(false)]),
      "extensions": isStateless
        ? .members(["io.modelcontextprotocol/skills": .members(["directoryRead": .bool(true)])]) : nil,
    ])
  }

  private var discovery: [JSONValue.Member] {
    [
      .init(name: "supportedVersions", value: .strings([Era.statelessVersion])),
      .init(name: "capabilities", value: capabilities(true)),
      .init(name: "instructions", value: .string(offer.instructions)),
    ]
  }

  /// The answer to `initialize`, and the version that it settles on.
  func initialization(_ parameters: JSONValue) throws(RPCFault) -> (JSONValue, version: String) {
    guard let wanted = parameters["protocolVersion"]?.text else {
      throw .parameters("'protocolVersion' is missing or not a string")
    }
    let version = Era.sessionVersions.contains(wanted) ? wanted : Era.sessionVersions[0]
    let result = JSONValue.members([
      "protocolVersion": .string(version), "capabilities": capabilities(false), "serverInfo": offer.identity,
      "instructions": .string(offer.instructions),
    ])
    return (result, version)
  }

  // MARK: - Tools and prompts

  func tool(_ parameters: JSONValue) throws(RPCFault) -> AgentTool {
    guard let name = parameters["name"]?.text else { throw .parameters("'name' is missing or not a string") }
    guard let tool = offer.tools.first(where: { $0.name == name }) else {
      throw .parameters("unknown tool \(name.quoted); known: \(offer.tools.map(\.name).joined(separator: ", "))")
    }
    return tool
  }

  private func call(_ parameters: JSONValue, _ ticket: Ticket) throws(RPCFault) -> [JSONValue.Member] {
    let tool = try tool(parameters)
    let given = parameters["arguments"] ?? .object([])
    guard let members = given.members ?? (given == .null ? [] : nil) else {
      throw .parameters("'arguments' is \(given.kind); it must be an object")
    }
    do {
      return try tool.call(Arguments(members), ticket).value
    } catch {
      return ToolResult.failure("\(error)").value
    }
  }

  private func prompt(_ parameters: JSONValue) throws(RPCFault) -> [JSONValue.Member] {
    let prompt = try prompt(named: parameters["name"])
    var arguments: [String: String] = [:]
    let given = parameters["arguments"] ?? .object([])
    guard let members = given.members else { throw .parameters("'arguments' is \(given.kind); it must be an object") }
    for member in members {
      guard let text = member.value.text else { throw .parameters("\(member.name.quoted) must be a string") }
      arguments[member.name] = text
    }
    for argument in prompt.arguments where argument.isRequired && (arguments[argument.name] ?? "").isEmpty {
      throw .parameters("the prompt '\(prompt.name)' needs '\(argument.name)': \(argument.description)")
    }
    let text: String
    do {
      text = try prompt.text(arguments)
    } catch let fault as Arguments.Fault {
      throw .parameters(fault.description)
    } catch {
      throw .inside("\(error)")
    }
    let content = JSONValue.members(["type": .string("text"), "text": .string(text)])
    return [
      .init(name: "description", value: .string(prompt.description)),
      .init(name: "messages", value: .array([.members(["role": .string("user"), "content": content])])),
    ]
  }

  private func prompt(named name: JSONValue?) throws(RPCFault) -> AgentPrompt {
    guard let name = name?.text else { throw .parameters("'name' is missing or not a string") }
    guard let prompt = offer.prompts.first(where: { $0.name == name }) else {
      throw .parameters(
        "unknown prompt \(name.quoted); known: \(offer.prompts.map(\.name).joined(separator: ", "))")
    }
    return prompt
  }

  // MARK: - Resources

  private func uri(_ parameters: JSONValue) throws(RPCFault) -> String {
    guard let uri = parameters["uri"]?.text else { throw .parameters("'uri' is missing or not a string") }
    return uri
  }

  private func read(_ parameters: JSONValue, _ era: Era) throws(RPCFault) -> [JSONValue.Member] {
    let uri = try uri(parameters)
    guard let (resource, bytes) = try inside({ try offer.library.bytes(of: uri) }) else { throw missing(uri, era) }
    // What is no text goes out whole all the same, so that it has the digest that was announced.
    let decoded = String(decoding: bytes, as: UTF8.self)
    let text = decoded.utf8.elementsEqual(bytes) ? decoded : nil
    let content = JSONValue.members([
      "uri": .string(uri), "mimeType": .string(resource.mediaType), "text": text.map { .string($0) },
      "blob": text == nil ? .string(Base64.text(of: bytes)) : nil,
    ])
    return [.init(name: "contents", value: .array([content]))]
  }

  // The code for a missing resource moved with the stateless protocol.
  private func missing(_ uri: String, _ era: Era) -> RPCFault {
    RPCFault(
      code: era == .stateless ? -32602 : -32002, message: "unknown resource \(uri.quoted)",
      data: .members(["uri": .string(uri)]))
  }

  private func inside<Value>(_ body: () throws -> Value) throws(RPCFault) -> Value {
    do {
      return try body()
    } catch {
      throw .inside("\(error)")
    }
  }

  // MARK: - Completion

  private func completion(_ parameters: JSONValue) throws(RPCFault) -> [JSONValue.Member] {
    guard let name = parameters["argument"]?["name"]?.text, let typed = parameters["argument"]?["value"]?.text else {
      throw .parameters("'argument' must contain the strings 'name' and 'value'")
    }
    var others: [String: String] = [:]
    for member in parameters["context"]?["arguments"]?.members ?? [] { others[member.name] = member.value.text }
    let values: [String]
    switch parameters["ref"]?["type"]?.text {
    case "ref/prompt":
      let prompt = try prompt(named: parameters["ref"]?["name"])
      guard let argument = prompt.arguments.first(where: { $0.name == name }) else {
        throw .parameters("the prompt '\(prompt.name)' has no argument \(name.quoted)")
      }
      values = try inside { try argument.complete(typed) }
    case "ref/resource":
      guard let uri = parameters["ref"]?["uri"]?.text,
        let template = offer.templates.first(where: { $0.pattern == uri })
      else { throw .parameters("no resource template has that 'uri'") }
      guard let found = try inside({ try template.complete(name, typed, others) }) else {
        throw .parameters("the template '\(uri)' has no variable \(name.quoted)")
      }
      values = found
    default: throw .parameters("'ref' must have the type 'ref/prompt' or 'ref/resource'")
    }
    let shown = values.prefix(100)
    let completion = JSONValue.members([
      "values": .strings(Array(shown)), "total": .integer(values.count), "hasMore": .bool(shown.count < values.count),
    ])
    return [.init(name: "completion", value: completion)]
  }
}
