import SwiftKitSDK

/// An error page is decoded as if it were the answer, and the fault is told as one of the format.
struct StatusNotChecked: Check {
  let id = "status-not-checked"
  let rules = ["data/requests/status-not-checked"]
  let severity = Severity.info
  let title = "a response that is decoded without checking its status"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|URLSession| & |decode|", "ession| & |decode|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "dataTask", "uploadTask", "dataTaskPublisher") where !call.isInPreview {
      guard isOfSession(call), call.isNamed("dataTaskPublisher") ? isPiped(call) : isUnseen(call) else { continue }
      report(
        call, "the response's status is ignored, so an error page may be decoded; check the `HTTPURLResponse` first")
    }
    for call in file.calls(named: "data", "upload") where !call.isInPreview {
      guard call.hasArgument("from") || call.hasArgument("for"), isOfSession(call),
        let code = call.enclosing(.function, .closure, .accessor, .body),
        dropsResponse(call), code.descendants.contains(where: { $0.kind == .call && $0.isNamed("decode") })
      else { continue }
      report(
        call, "the response's status is ignored, so an error page may be decoded; check the `HTTPURLResponse` first")
    }
  }

  /// The closure of a data task that decodes and never names the response.
  private func isUnseen(_ call: Node) -> Bool {
    guard let closure = call.closures.last, case let names = closure.children(.parameter).map({ $0.name ?? "_" }),
      names.count == 3, closure.descendants.contains(where: isDecoding)
    else { return false }
    return names[1] == "_"
      || closure.descendants.allSatisfy { use in
        use.kind == .parameter || !use.isNamed(names[1]) || asksNoStatus(use)
      }
  }

  /// `decode(Item.self, from: data)`, also of a helper that has another name.
  private func isDecoding(_ call: Node) -> Bool {
    call.kind == .call
      && (call.isNamed("decode")
        || call.hasArgument("from") && call.firstUnlabelled?.value.chain?.parts.last?.isNamed("self") == true)
  }

  /// `response?.expectedContentLength`: what says nothing of how the request went.
  private func asksNoStatus(_ use: Node) -> Bool {
    guard use.isRoot, let parts = use.chain?.parts.filter({ $0.kind != .optional }), parts.count > 1 else {
      return false
    }
    return parts[1].isNamed("mimeType", "url", "suggestedFilename", "expectedContentLength", "textEncodingName")
  }

  /// `.dataTaskPublisher(for: url).map(\.data).decode(…)`
  private func isPiped(_ call: Node) -> Bool {
    guard let rest = call.chain?.modifiers(after: call), let first = rest.first, first.isNamed("map"),
      let value = first.arguments.first?.value
    else { return false }
    return ["\\.data", "{ $0.data }"].contains(value.source) && rest.contains { $0.isNamed("decode") }
  }

  private func isOfSession(_ call: Node) -> Bool {
    if call.isRoot || call.chain?.root.isNamed("self") == true { return call.owner?.name == "URLSession" }
    return call.chain?.parts.prefix { $0 != call }.contains { $0.nameHolds("session") } == true
  }

  /// `let (data, _) = …`, `….0`.
  private func dropsResponse(_ call: Node) -> Bool {
    guard let chain = call.chain else { return false }
    if chain.parts.last != call { return chain.parts.last?.isNamed("0") == true }
    var value = chain.node
    if let operation = value.parent, operation.kind == .operation || operation.kind == .tuple { value = operation }
    guard let initial = value.parent, initial.kind == .initial, let variable = initial.parent else {
      return isTupleMember(value)
    }
    if let name = variable.name, isRead(name, ".0", in: variable), !isRead(name, ".1", in: variable) { return true }
    if isUnread(variable) { return true }
    let pattern = variable.source.prefix { $0 != "=" }.filter { !$0.isWhitespace }
    return pattern.hasSuffix(",_)")
  }

  /// `let (data, response) = …` of which the code asks no status: neither is it read, nor cast, nor handed on.
  private func isUnread(_ variable: Node) -> Bool {
    let names = variable.descendants(.variable).compactMap(\.name)
    // What a condition binds, the next conditions read.
    guard names.count == 2, let place = variable.parent,
      let code = place.kind == .condition ? place.parent?.parent : place
    else { return false }
    let uses = code.descendants.filter { ($0.kind == .member || $0.kind == .call) && $0.isNamed(names[1]) && $0.isRoot }
    return uses.allSatisfy(asksNoStatus)
  }

  /// Whether the code around the declaration of a pair reads that half of it.
  private func isRead(_ name: String, _ half: String, in variable: Node) -> Bool {
    variable.parent?.descendants.contains { use in
      guard use.isNamed(name), use.isRoot, let parts = use.chain?.parts, parts.count > 1 else { return false }
      return "." + (parts[1].name ?? "") == half
    } == true
  }

  /// `(try await session.data(from: url)).0`.
  private func isTupleMember(_ value: Node) -> Bool {
    guard let tuple = value.enclosing(.tuple, .body, .closure), tuple.kind == .tuple, let parts = tuple.chain?.parts
    else {
      return false
    }
    return parts.count == 2 && parts[0] == tuple && parts[1].isNamed("0")
  }
}
