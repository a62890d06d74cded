import SwiftKitSDK

/// The test fails without the server and is slow with it.
///
/// Not for a server on the machine itself, which the test starts.
struct NetworkInTest: Check {
  let id = "network-in-test"
  let rules = ["testing/suites/network-in-test"]
  let severity = Severity.info
  let title = "a test that uses the network"
  let group: CheckGroup? = .testing
  let basis: Basis? = .convention
  let literals = ["|URLSession|", "urlSession: .shared", "|contentsOf| & http"].beside("@Test", "|XCTestCase|")

  func check(_ file: SourceFile, _ report: Report) {
    checkHandedOver(file, report)
    for call in file.calls(named: "Data", "String", "NSData")
    where call.isRoot && (call.enclosingTest ?? helper(around: call)) != nil {
      guard let url = call.argument("contentsOf")?.value, isRemote(url) else { continue }
      report(call, "this test depends on a server; pass in the data, or use a `URLProtocol`")
    }
    for call in file.calls(named: "data", "download", "upload", "dataTask", "bytes") where call.isModifier {
      guard let parts = call.chain?.parts, let test = call.enclosingTest ?? helper(around: call),
        call.arguments.first.flatMap({ address(of: $0.value) }).map(isOwnServer) != true
      else { continue }
      let isDirect =
        parts.count >= 3 && isShared(parts[0], parts[1]) && parts[2] == call
        || parts.count >= 2 && isOfOwn(parts[0]) && parts[1] == call
      guard isDirect || parts.count >= 2 && parts[1] == call && isShared(parts[0].name, in: test) else { continue }
      report(call, "this test depends on a server; pass in a stub session, or use a `URLProtocol`")
    }
  }

  /// The private function around a call, in a suite whose tests call it.
  private func helper(around call: Node) -> Node? {
    guard let function = call.enclosing(.function), function.isPrivate, let name = function.name,
      let type = function.owner
    else { return nil }
    // What it is given may be a file, or a server of the test.
    let given = call.arguments.first?.value.ownMemberName
    guard !function.children(.parameter).contains(where: { $0.name == given && given != nil }) else { return nil }
    return function.uses(ofMember: name, in: type).contains { $0.enclosingTest != nil } ? function : nil
  }

  /// A URL of the web.
  private func isRemote(_ url: Node) -> Bool {
    guard let address = address(of: url), address.hasPrefix("http") else { return false }
    return !isOwnServer(address)
  }

  /// Whether it is that of a server of the test itself, or of none at all.
  private func isOwnServer(_ address: String) -> Bool {
    let place = address.split(separator: "/").dropFirst().first ?? ""
    let host = place.prefix { $0 != ":" }
    return host == "localhost" || host == "0.0.0.0" || host.hasPrefix("127.") || place.hasPrefix("[::1]")
      || [".localhost", ".invalid", ".test"].contains(where: host.hasSuffix)
  }

  /// What is written as the address of a URL, or of a request for one, as far as its first interpolation.
  private func address(of value: Node) -> String? {
    guard var made = maker(of: value) else { return nil }
    if made.isNamed("URLRequest"), let url = made.argument("url")?.value, let inner = maker(of: url) { made = inner }
    return made.isNamed("URL") ? made.argument("string")?.value.resolved.leadingText : nil
  }

  /// The call that makes a value, by the name of a constant too, and as `XCTUnwrap` or `#require` gives it.
  private func maker(of value: Node) -> Node? {
    var value = value.resolved.bare
    let unwrapping = value.kind == .macro ? value : value.chain?.root
    if let unwrapping, unwrapping.isNamed("XCTUnwrap", "require"), let given = unwrapping.firstUnlabelled?.value {
      value = given.bare
    }
    guard let parts = value.chain?.parts, let made = parts.first, made.kind == .call,
      parts.dropFirst().allSatisfy({ [.force, .optional].contains($0.kind) })
    else { return nil }
    return made
  }

  /// `NewsClient(session: .shared)` in a test or as a property of a suite.
  private func checkHandedOver(_ file: SourceFile, _ report: Report) {
    for argument in file.nodes(.argument, named: ["session", "urlSession"]) {
      guard let call = argument.parent, call.kind == .call, call.isCapitalized,
        let parts = argument.firstChild?.chain?.parts,
        // `session: .shared` may be the app's own session.
        parts.count == 2 && isShared(parts[0], parts[1])
          || parts.count == 1 && parts[0].isNamed("shared") && argument.isNamed("urlSession")
          || parts.count == 1 && isOfOwn(parts[0]),
        argument.enclosingTest?.awaits ?? isOfSuite(call)
      else { continue }
      report(argument, "this test depends on a server; pass in a stub session, or use a `URLProtocol`")
    }
  }

  /// A property of a type that holds tests, one of which waits for something.
  private func isOfSuite(_ call: Node) -> Bool {
    guard let property = call.enclosing(.variable, .function), property.kind == .variable,
      let type = property.enclosingType, property.parent == type
    else { return false }
    return type.allParts.contains { $0.children(.function).contains { $0.isTest && $0.awaits } }
  }

  private func isShared(_ type: Node, _ member: Node) -> Bool {
    type.isNamed("URLSession") && member.isNamed("shared")
  }

  /// `URLSessionConfiguration.ephemeral`, by the name of a constant too.
  private func isOfSystem(_ configuration: Node?) -> Bool {
    guard let parts = configuration?.resolved.chain?.parts, let last = parts.last else { return false }
    return last.isNamed("default", "ephemeral")
      && (parts.count == 1 && last.flags.contains(.implicit)
        || parts.count == 2 && parts[0].isNamed("URLSessionConfiguration"))
  }

  /// `URLSession(configuration: .ephemeral)`, which no stub answers.
  private func isOfOwn(_ session: Node) -> Bool {
    session.kind == .call && session.isNamed("URLSession") && session.hasArgument("configuration")
      && isOfSystem(session.argument("configuration")?.value)
      && !session.file.root.sourceHolds("protocolclasses") && !session.file.root.sourceHolds("urlprotocol")
  }

  /// `let session = URLSession.shared` in the test, or a session of its own that no stub answers.
  private func isShared(_ name: String?, in test: Node) -> Bool {
    guard let name else { return false }
    // A value of the test itself comes before a property of the suite.
    let own = test.descendants.filter { [.variable, .parameter].contains($0.kind) && $0.isNamed(name) }
    let properties = (test.owner?.allParts ?? []).flatMap { $0.children(.variable) }.filter { property in
      property.isNamed(name)
        && (property.flags.contains(.constant)
          || !test.file.nodes(.member, named: [name]).contains(where: \.isAssigned))
    }
    return (own.isEmpty ? properties : own).contains { variable in
      guard variable.kind == .variable, variable.name == name,
        let parts = variable.child(.initial)?.firstChild?.chain?.parts
      else { return false }
      if parts.count == 1, isOfOwn(parts[0]) { return true }
      return parts.count == 2 && isShared(parts[0], parts[1])
    }
  }
}
