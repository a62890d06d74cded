import SwiftKitSDK

/// The test fails without the server and is slow with it.
struct NetworkInTest: Check {
  let id = "network-in-test"
  let rules = ["testing/suites/network-in-test"]
  let severity = Severity.warning
  let title = "a test that uses the network"
  let group: CheckGroup? = .testing
  let basis: Basis? = .convention
  let literals = ["|URLSession| & @Test", "|URLSession| & |XCTestCase|"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "data", "download", "upload", "dataTask", "bytes") where call.isModifier {
      guard let parts = call.chain?.parts, let test = call.enclosingTest else { continue }
      let isDirect = parts.count >= 3 && isShared(parts[0], parts[1]) && parts[2] == call
      guard isDirect || parts.count == 2 && isShared(parts[0].name, in: test) else { continue }
      report(call, "this test depends on a server; pass in a stub session, or use a `URLProtocol`")
    }
  }

  private func isShared(_ type: Node, _ member: Node) -> Bool {
    type.isNamed("URLSession") && member.isNamed("shared")
  }

  /// `let session = URLSession.shared` in the test.
  private func isShared(_ name: String?, in test: Node) -> Bool {
    test.descendants.contains { variable in
      guard variable.kind == .variable, variable.name == name,
        let parts = variable.child(.initial)?.firstChild?.chain?.parts
      else { return false }
      return parts.count == 2 && isShared(parts[0], parts[1])
    }
  }
}
