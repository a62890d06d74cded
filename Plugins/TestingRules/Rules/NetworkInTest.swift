import SwiftKitSDK

/// The test fails without the server and is slow with it.
struct NetworkInTest: Check {
  let id = "network-in-test"
  let rules = ["testing/suites/network-in-test"]
  let severity = Severity.warning
  let title = "a test that uses the network"
  let group: CheckGroup? = .testing
  let basis: Basis? = .convention
  let literals = ["|URLSession|", "urlSession: .shared"].beside("@Test", "|XCTestCase|")

  func check(_ file: SourceFile, _ report: Report) {
    checkHandedOver(file, report)
    for call in file.calls(named: "data", "download", "upload", "dataTask", "bytes") where call.isModifier {
      guard let parts = call.chain?.parts, let test = call.enclosingTest else { continue }
      let isDirect = parts.count >= 3 && isShared(parts[0], parts[1]) && parts[2] == call
      guard isDirect || parts.count == 2 && isShared(parts[0].name, in: test) else { continue }
      report(call, "this test depends on a server; pass in a stub session, or use a `URLProtocol`")
    }
  }

  /// `NewsClient(session: .shared)` in a test or as a property of a suite.
  private func checkHandedOver(_ file: SourceFile, _ report: Report) {
    for argument in file.nodes(.argument, named: ["session", "urlSession"]) {
      guard let call = argument.parent, call.kind == .call, call.isCapitalized,
        let parts = argument.firstChild?.chain?.parts,
        // `session: .shared` may be the app's own session.
        parts.count == 2 && isShared(parts[0], parts[1])
          || parts.count == 1 && parts[0].isNamed("shared") && argument.isNamed("urlSession"),
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

  /// `let session = URLSession.shared` in the test, or a session of its own that no stub answers.
  private func isShared(_ name: String?, in test: Node) -> Bool {
    test.descendants.contains { variable in
      guard variable.kind == .variable, variable.name == name,
        let parts = variable.child(.initial)?.firstChild?.chain?.parts
      else { return false }
      if parts.count == 1, parts[0].kind == .call, parts[0].isNamed("URLSession"), parts[0].hasArgument("configuration")
      {
        return !test.file.root.sourceHolds("protocolclasses") && !test.file.root.sourceHolds("urlprotocol")
          && isOfSystem(parts[0].argument("configuration")?.value)
      }
      return parts.count == 2 && isShared(parts[0], parts[1])
    }
  }
}
