import SwiftKitSDK

/// A space, an ampersand or an accent in a value gives another query, or no URL.
struct QueryByInterpolation: Check {
  let id = "query-by-interpolation"
  let rules = ["data/requests/query-by-interpolation"]
  let severity = Severity.info
  let title = "a URL whose query is built with string interpolation"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|URL| & =\\("]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "URL") where call.isRoot && !call.isInPreview {
      guard let text = call.argument("string")?.value.resolved, text.kind == .string, case let written = text.source,
        let query = written.firstRange(of: "?")?.upperBound, written[query...].contains("=\\("),
        text.children(.argument).contains(where: isText), !text.children(.argument).contains(where: isEscaped)
      else { continue }
      report(
        call,
        "a space or `&` in a value breaks this URL; add the values with `URLComponents` or `appending(queryItems:)`")
    }
  }

  /// Neither a number nor an identity.
  private func isText(_ interpolation: Node) -> Bool {
    guard let value = interpolation.firstChild, value.number == nil else { return false }
    let words = Set((value.chain?.parts ?? []).flatMap(\.nameWords))
    return words.isDisjoint(with: ["id", "count", "page", "limit", "offset", "width", "height", "size", "index"])
  }

  private func isEscaped(_ interpolation: Node) -> Bool {
    let source = interpolation.source.lowercased()
    return ["encod", "escap", "percent"].contains { source.contains($0) }
  }
}
