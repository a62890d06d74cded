import SwiftKitSDK

/// Looks for code that finishes transactions, or hands them to code that may; what it has found out about a function of the file it
/// does not look for again.
struct FinishSearch {
  /// The functions of the file that finish some.
  private let finishing: Set<Node>
  /// What is known of functions that are given a transaction: whether they may finish it.
  private var answers: [Place: Bool] = [:]

  /// A function, and how many functions may still be followed from it.
  private struct Place: Hashable {
    let function: Node
    let steps: Int
  }

  init(in file: SourceFile) {
    finishing = Set(file.calls(named: "finish").flatMap { $0.ancestors.filter { $0.kind == .function } })
  }

  /// Whether code finishes one of these values, keeps it or hands it to code that may; of a function of this file it is known
  /// what that does with it.
  mutating func mayFinish(
    _ names: Set<String>, in code: Node, following steps: Int = 2, takenOutBy takers: Set<Node> = []
  ) -> Bool {
    for use in code.descendants {
      if use.kind == .call, use.isNamed("finish") { return true }
      // `await settleAll()` is given none, and goes through those that are not finished itself.
      if !finishing.isEmpty, let function = use.calledHere, finishing.contains(function) { return true }
      guard use.kind == .member, use.isRoot, let name = use.name, names.contains(name), let chain = use.chain else {
        continue
      }
      if let last = chain.parts.last, takers.contains(last) { continue }
      guard chain.parts.count == 1 else {
        if chain.parts.last?.kind == .call { return true }
        continue
      }
      guard let call = chain.node.callOfArgument else {
        if chain.node.parent.map({ ![.initial, .switch, .condition].contains($0.kind) }) == true { return true }
        continue
      }
      if !takers.contains(call), mayFinish(givenTo: call, following: steps) { return true }
    }
    return false
  }

  private mutating func mayFinish(givenTo call: Node, following steps: Int) -> Bool {
    guard steps > 0, let function = call.calledHere, let body = function.child(.body) else { return true }
    let place = Place(function: function, steps: steps)
    if let known = answers[place] { return known }
    let given = Set(function.children(.parameter).compactMap(\.name))
    let answer = mayFinish(given.union(body.ownValues), in: body, following: steps - 1)
    answers[place] = answer
    return answer
  }
}

extension Node {
  /// The names that code gives to values of its own, transactions among them.
  var ownValues: Set<String> { Set(descendants(.variable).compactMap(\.name) + ["$0"]) }
}
