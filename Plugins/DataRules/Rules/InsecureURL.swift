import SwiftKitSDK

/// Anyone on the network can read and change it, and the system blocks it by default.
struct InsecureURL: Check {
  let id = "insecure-url"
  let rules = ["data/requests/insecure-url"]
  let severity = Severity.warning
  let title = "a URL without encryption"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["http://"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "URL", "URLComponents", "URLRequest") where call.isRoot && !call.isInPreview {
      guard let value = call.argument("string")?.value, value.kind == .string, let text = value.text,
        text.hasPrefix("http://"), case let host = text.dropFirst(7).prefix(while: { !"/:?".contains($0) }),
        host.contains("."), !Self.local.contains(where: host.hasPrefix), !host.hasSuffix(".local"),
        !host.hasSuffix(".example"), !isForTrial(call)
      else { continue }
      report(
        value, "HTTP is unencrypted, and the system blocks it by default; use HTTPS",
        suggestion: value.source.hasPrefix("\"http://")
          ? [Edit(value.range.lowerBound + 5..<value.range.lowerBound + 5, "s")] : [])
    }
  }

  /// Whether the name of what it is in says that nobody meets it: a preview, a mock.
  private func isForTrial(_ call: Node) -> Bool {
    call.ancestors.contains { node in
      [.struct, .class, .enum, .extension, .function, .variable].contains(node.kind)
        && (node.nameHolds("preview") || node.nameHolds("mock") || node.nameHolds("sample")
          || node.nameHolds("fixture"))
    }
  }

  private static let local = ["127.", "10.", "192.168.", "172.16.", "0.0.", "169.254."]
}
