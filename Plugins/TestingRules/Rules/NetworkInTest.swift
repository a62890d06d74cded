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
      guard let parts = call.chain?.parts, parts.count >= 3, parts[0].isNamed("URLSession"), parts[1].isNamed("shared"),
        parts[2] == call, call.enclosingTest != nil
      else { continue }
      report(call, "this test depends on a server; pass in a stub session, or use a `URLProtocol`")
    }
  }
}
