import SwiftKitSDK

/// What is yielded after the end is dropped, and nobody is told.
struct YieldAfterFinish: Check {
  let id = "yield-after-finish"
  let rules = ["concurrency/continuations/yield-after-finish"]
  let severity = Severity.warning
  let title = "a value that is yielded after its stream has finished"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|finish| & |yield|"]

  func check(_ file: SourceFile, _ report: Report) {
    var yields = Dictionary(grouping: file.calls(named: "yield")) { $0.streamName ?? [] }.mapValues { $0[...] }
    let assigned = Dictionary(grouping: file.nodes(.operation).compactMap { $0.assignment?.target }) {
      $0.chain?.parts.compactMap(\.name) ?? []
    }
    for end in file.calls(named: "finish") {
      guard let chain = end.chain, chain.parts.last == end, chain.parts.count > 1, chain.isStatement,
        let code = chain.node.parent, code.kind != .file
      else { continue }
      guard let owner = end.streamName, let name = owner.first else { continue }
      // Both stand in source order, so what is before this end is before the later ones, too.
      while let first = yields[owner]?.first, !chain.node.isBefore(first) { yields[owner]?.removeFirst() }
      let late = yields[owner]?.prefix { $0.isInside(code) }.first { !$0.isOfOther(name, in: code) }
      guard let yield = late,
        assigned[owner]?.contains(where: { chain.node.isBefore($0) && $0.isBefore(yield) }) != true
      else { continue }
      report(
        yield, "`\(owner.joined(separator: "."))` has finished, so this value is dropped; yield first and finish last")
    }
  }
}

extension Node {
  /// What this is called on: `self`, `out` of `self.out.yield(1)`.
  fileprivate var streamName: [String]? { chain?.parts.dropLast().compactMap(\.name) }

  /// Whether a closure, function or block inside `code` gives the name another meaning here.
  fileprivate func isOfOther(_ name: String, in code: Node) -> Bool {
    ancestors.prefix { $0 != code }.contains { block in
      block.children(.parameter).contains { $0.isNamed(name) }
        || block.children(.variable).contains { $0.isNamed(name) }
    }
  }
}
