import SwiftKitSDK

extension Rewriting {
  /// Where views stand.
  static let views: [Rewriting] = [
    viewStatements(
      "in a property",
      "struct Host_: View { var body: some View { VStack { part_ } }\n@ViewBuilder private var part_: some View {\n",
      "\n} }"),
    viewStatements(
      "in a function",
      "struct Host_: View { var body: some View { VStack { part_(1) } }\n@ViewBuilder private func part_(_ n: Int) -> some View {\n",
      "\n} }"),
    viewStatements(
      "in an extension",
      "struct Host_: View { var body: some View { VStack { part_ } } }\nextension Host_ {\n@ViewBuilder var part_: some View {\n",
      "\n} }"),
    viewStatements("in a body", "import SwiftUI\nstruct Host_: View {\nlet id_: Int\nvar body: some View {\n", "\n} }"),
    viewStatements("behind a let", "struct Host_: View {\nvar body: some View {\nlet n_ = 1\n", "\n} }"),
    viewStatements(
      "in a loop", "struct Host_: View {\nvar body: some View { VStack { ForEach(lines_) { line_ in\n", "\n} } } }"),
    Rewriting(name: "body moved to a property") { file in
      file.bodies.map {
        Edit($0.opening..<$0.opening, " content_\n}\n@ViewBuilder private var content_: some View {\n")
      }
    },
    Rewriting(name: "body moved to a function") { file in
      file.bodies.map {
        Edit($0.opening..<$0.opening, " makeContent_()\n}\n@ViewBuilder private func makeContent_() -> some View {\n")
      }
    },
    Rewriting(name: "body with get and return") { file in
      file.bodies.flatMap { body -> [Edit] in
        guard let first = body.node.firstChild, body.node.children.allSatisfy({ $0 == first && $0.kind == .chain })
        else { return [] }
        let (start, end) = (first.range.lowerBound, first.range.upperBound)
        return [Edit(start..<start, "get {\nreturn "), Edit(end..<end, "\n}")]
      }
    },
    Rewriting(name: "conformance to View in an extension") { file in
      file.nodes(.struct).flatMap { type -> [Edit] in
        let inherited = type.children(.inherited)
        guard inherited.count == 1, inherited[0].isNamed("View"), let name = type.name,
          let body = type.children(.variable).first(where: { $0.isNamed("body") }), let colon = type.colon
        else { return [] }
        let after = type.children.filter { body.isBefore($0) }
        guard after.allSatisfy({ $0.isMovable }) else { return [] }
        let start = body.range.lowerBound
        return [
          Edit(colon..<inherited[0].range.upperBound, ""), Edit(start..<start, "}\nextension \(name): View {\n"),
        ]
      }
    },
    Rewriting(name: "a modifier behind each view") { file in
      file.viewRoots.map { Edit($0.range.upperBound..<$0.range.upperBound, ".accessibilityIdentifier(\"id_\")") }
    },
    Rewriting(name: "a modifier at the end of each view") { file in
      file.viewRoots.compactMap { $0.chain?.node.range.upperBound }.map {
        Edit($0..<$0, "\n.accessibilityIdentifier(\"id_\")")
      }
    },
    Rewriting(name: "the last modifier in #if os(iOS)") { file in
      file.viewRoots.flatMap { root -> [Edit] in
        guard let chain = root.chain, let last = chain.parts.last, last != root, last.kind == .call,
          last.parent == chain.node
        else { return [] }
        let (start, end) = (last.range.lowerBound, last.range.upperBound)
        return [Edit(start..<start, "\n#if os(iOS)\n"), Edit(end..<end, "\n#endif\n")]
      }
    },
  ]

  private static func viewStatements(_ name: String, _ before: String, _ after: String) -> Rewriting {
    Rewriting(name: "views \(name)") { file in
      let all = file.root.children.filter { $0.kind != .comment && $0.kind != .import }
      guard let first = all.first, let last = all.last,
        all.allSatisfy({
          ($0.kind == .chain && $0.chain?.root.isCapitalized == true && $0.chain?.root.kind == .call) || $0.kind == .if
        })
      else { return [] }
      let (start, end) = (first.range.lowerBound, last.range.upperBound)
      return [Edit(start..<start, before), Edit(end..<end, after)]
    }
  }
}
