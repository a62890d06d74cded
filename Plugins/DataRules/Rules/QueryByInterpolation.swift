import SwiftKitSDK

/// A space, an ampersand or an accent in a value gives another query, or no URL.
struct QueryByInterpolation: Check {
  let id = "query-by-interpolation"
  let rules = ["data/requests/query-by-interpolation"]
  let severity = Severity.info
  let title = "a URL whose query is built with string interpolation"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|URL| & =\\(", "|URLComponents| & =\\(", "|URL| & =\" +"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for query in file.nodes(.member, named: ["query"]) where query.isAssigned && !query.isInPreview {
      guard let parts = query.chain?.parts.filter({ $0.kind != .optional && $0.kind != .force }), parts.count == 2,
        let name = parts[0].name,
        query.variable(named: name)?.child(.initial)?.firstChild?.chain?.root.isNamed("URLComponents") == true,
        let text = query.chain?.node.parent?.assignment?.value, text.kind == .string, text.source.contains("=\\("),
        text.children(.argument).contains(where: { $0.firstChild.map(isText) == true }),
        !text.children(.argument).contains(where: isEscaped)
      else { continue }
      report(query, "an `&` in a value breaks this query; set `queryItems`, which escapes the values")
    }
    for call in file.calls(named: "URL") where call.isRoot && !call.isInPreview {
      guard let text = call.argument("string")?.value,
        ([text.resolved] + text.writtenOutcomes).contains(where: { isJoined($0) || isWritten($0) })
      else { continue }
      report(
        call,
        "a space or `&` in a value breaks this URL; add the values with `URLComponents` or `appending(queryItems:)`")
    }
  }

  /// `"https://example.com/search?q=\(query)"`; `isOpen` says that the query began in a text before this one.
  private func isWritten(_ text: Node, isOpen: Bool = false) -> Bool {
    guard text.kind == .string, case let written = text.source,
      let query = isOpen ? written.startIndex : written.firstRange(of: "?")?.upperBound
    else {
      return false
    }
    let place = text.range.lowerBound + written[..<query].utf8.count
    return written[query...].contains("=\\(")
      && text.children(.argument).contains { $0.range.lowerBound >= place && $0.firstChild.map(isText) == true }
      && !text.children(.argument).contains { isEscaped($0) || $0.firstChild.map { isEscaped($0.resolved) } == true }
  }

  /// `"https://example.com/search?q=" + query`, `path + "?q=\(query)"`.
  private func isJoined(_ text: Node) -> Bool {
    let parts = text.joinedParts
    var isOpen = false
    for part in parts {
      if isWritten(part, isOpen: isOpen) { return true }
      if part.kind == .string, part.source.contains("?") { isOpen = true }
    }
    return zip(parts, parts.dropFirst()).contains { left, right in
      guard let written = left.text, left.kind == .string, right.kind == .chain else { return false }
      return written.contains("?") && written.hasSuffix("=") && isText(right) && !isEscaped(right)
        && !isEscaped(right.resolved)
    }
  }

  /// Neither a number nor an identity.
  private func isText(_ value: Node) -> Bool {
    guard value.number == nil else { return false }
    // `Self.subject`, `Keys.kind`: a constant that somebody has looked at.
    if let parts = value.chain?.parts, parts[0].isCapitalized, parts.allSatisfy({ $0.kind == .member }) { return false }
    if let last = value.chain?.parts.last, last.isNamed("uuidString") || last.isRoot && last.isNamed("String") {
      return false
    }
    if value.sourceHolds("bundleidentifier") { return false }
    let words = Set((value.chain?.parts ?? []).flatMap(\.nameWords))
    return words.isDisjoint(with: Self.plain)
  }

  /// Words for numbers, and for tokens, whose letters need no escaping.
  private static let plain: Set = [
    "id", "count", "page", "limit", "offset", "width", "height", "size", "index", "latitude", "longitude", "lat", "lon",
    "lng", "token", "timestamp",
  ]

  private func isEscaped(_ interpolation: Node) -> Bool {
    let source = interpolation.source.lowercased()
    return ["encod", "escap", "percent"].contains { source.contains($0) }
  }
}
