import SwiftKitSDK

/// What is yielded after the end is dropped, and nobody is told.
///
/// So is what comes behind a branch that finishes the stream and does not leave.
struct YieldAfterFinish: Check {
  let id = "yield-after-finish"
  let rules = ["concurrency/continuations/yield-after-finish"]
  let severity = Severity.info
  let title = "a value that is yielded after its stream has finished"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|finish| & |yield|"]

  func check(_ file: SourceFile, _ report: Report) {
    var yields = Dictionary(grouping: file.calls(named: "yield")) { $0.streamName ?? [] }.mapValues { $0[...] }
    let assigned = Dictionary(grouping: file.nodes(.operation).compactMap { $0.assignment?.target }) {
      $0.chain?.parts.compactMap(\.name) ?? []
    }
    let ends = file.calls(named: "finish").filter { end in
      end.chain.map { $0.parts.last == end && $0.parts.count > 1 && $0.isStatement } == true
    }
    checkLoops(ends, file, report)
    checkFunctions(ends, file, report)
    checkBranches(ends, file, report) { owner, end, yield in
      assigned[owner]?.contains { end.isBefore($0) && $0.isBefore(yield) } == true
    }
    for end in ends {
      guard let chain = end.chain, let code = chain.node.parent, code.kind != .file else { continue }
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

  /// `finish` in a pass of a loop that goes on with the next one, which yields.
  private func checkLoops(_ ends: [Node], _ file: SourceFile, _ report: Report) {
    for end in ends {
      guard let chain = end.chain, let branch = chain.node.parent, branch.kind == .branch,
        let last = branch.statements.last,
        last.kind == .statement && last.isNamed("continue") && last.source == "continue" || last == chain.node,
        let body = branch.enclosing(.body, .closure), body.kind == .body,
        let loop = body.parent, [.for, .while].contains(loop.kind), let owner = end.streamName,
        let name = owner.first(where: { $0 != "self" }), chain.parts.allSatisfy({ $0.kind != .subscript }),
        // Another stream in each pass, or in its place.
        !isReplaced(name, file),
        !loop.descendants.contains(where: { [.variable, .parameter].contains($0.kind) && $0.isNamed(name) }),
        let yield = body.descendants(.call, named: "yield").first(where: {
          $0.streamName == owner && !$0.isInside(branch) && !$0.isOfOther(name, in: body)
            // What comes before may be the last pass.
            && (last != chain.node || branch.isBefore($0) && !$0.isAlternative(to: branch))
        })
      else { continue }
      report(
        yield,
        "`\(owner.joined(separator: "."))` has finished in an earlier pass, so this value is dropped; leave the loop after `finish`"
      )
    }
  }

  /// `finish` in a branch that goes on to what comes behind it, which yields.
  private func checkBranches(
    _ ends: [Node], _ file: SourceFile, _ report: Report, isAssigned: ([String], Node, Node) -> Bool
  ) {
    var reported: Set<Node> = []
    for end in ends {
      // After a failure there is no value to lose, and loops are looked at by their passes.
      guard end.arguments.isEmpty, let chain = end.chain, chain.parts.allSatisfy({ $0.kind != .subscript }),
        let owner = end.streamName, let name = owner.first(where: { $0 != "self" }),
        end.enclosing(.body, .closure)?.parent.map({ [.for, .while].contains($0.kind) }) != true,
        // What else the branch does may put another stream in its place.
        chain.node.parent?.statements.last == chain.node || !isReplaced(name, file),
        let yield = chain.node.yieldBehindBranch(to: owner), !isAssigned(owner, chain.node, yield),
        reported.insert(yield).inserted
      else { continue }
      report(
        yield,
        "`\(owner.joined(separator: "."))` may have finished in the branch above, and then this value is dropped; yield it before `finish`, or leave after `finish`"
      )
    }
  }

  /// `close()`, a function of the type that finishes the stream, and then `yield`.
  private func checkFunctions(_ ends: [Node], _ file: SourceFile, _ report: Report) {
    for end in ends {
      guard let chain = end.chain, let body = chain.node.parent, body.kind == .body,
        let function = body.parent, function.kind == .function, let title = function.name, let owner = end.streamName,
        chain.parts.allSatisfy({ $0.kind != .subscript }),
        !body.descendants.contains(where: { $0.kind == .return && $0.isBefore(chain.node) }),
        let name = owner.first(where: { $0 != "self" }), let stream = end.variable(named: name),
        stream.parent == stream.enclosingType, stream.flags.contains(.constant) || stream.isPrivate,
        !isReplaced(name, file)
      else { continue }
      for call in file.calls(named: title) where call.calledHere == function {
        guard let place = call.chain?.node, let code = place.parent, call.chain?.isStatement == true,
          let yield = code.statements.lazy.filter({ place.isBefore($0) && $0.kind == .chain }).compactMap({
            $0.chain?.parts.last
          }).first(where: { $0.isNamed("yield") && $0.streamName == owner && $0.variable(named: name) == stream })
        else { continue }
        report(
          yield,
          "`\(title)` has finished `\(owner.joined(separator: "."))`, so this value is dropped; yield first and finish last"
        )
      }
    }
  }

  /// Whether anything but an initialiser puts another stream in the place of this one.
  private func isReplaced(_ name: String, _ file: SourceFile) -> Bool {
    file.nodes(.operation).compactMap(\.assignment).contains { given in
      given.value.source != "nil" && given.target.enclosing(.initializer) == nil
        && ([given.target] + Array(given.target.descendants)).contains { target in
          target.kind == .chain && target.chain?.parts.last?.isNamed(name) == true
        }
    }
  }
}

extension Node {
  /// What this is called on: `self`, `out` of `self.out.yield(1)`.
  fileprivate var streamName: [String]? { chain?.parts.dropLast().compactMap(\.name) }

  /// The yield behind the `if` or `switch` that this statement is in a branch of, where the branch goes on to it.
  fileprivate func yieldBehindBranch(to stream: [String]) -> Node? {
    guard let branch = parent, [.branch, .switchCase].contains(branch.kind), branch.parent?.kind != .guard,
      !branch.descendants.contains(where: { isBefore($0) && $0.mayLeave }),
      // `else if` is part of the `if` before it.
      let choice = branch.ancestors.first(where: { [.if, .switch].contains($0.kind) && $0.parent?.kind != .if }),
      let code = choice.parent, code.kind != .file
    else { return nil }
    for statement in code.statements where choice.isBefore(statement) {
      let yield = statement.descendants(.call, named: "yield").first {
        $0.streamName == stream && $0.isCertain(in: code) && !$0.isOfOther(stream[0], in: code)
      }
      if let yield { return yield }
      if statement.mayLeave || statement.descendants.contains(where: \.mayLeave) { return nil }
    }
    return choice.yieldBehindBranch(to: stream)
  }

  /// Whether what comes behind this may not be reached.
  private var mayLeave: Bool {
    kind == .return || kind == .guard || kind == .statement && isNamed("throw", "break", "continue")
      || kind == .call && isNamed("fatalError", "preconditionFailure")
  }

  /// Whether this happens whenever `code` runs so far.
  private func isCertain(in code: Node) -> Bool {
    !ancestors.prefix { $0 != code }.contains {
      [.branch, .switchCase, .ternary, .closure, .function, .for, .while].contains($0.kind)
        || $0.kind == .statement && $0.isNamed("do", "catch")
    }
  }

  /// Whether a closure, function or block inside `code` gives the name another meaning here.
  fileprivate func isOfOther(_ name: String, in code: Node) -> Bool {
    ancestors.prefix { $0 != code }.contains { block in
      block.children(.parameter).contains { $0.isNamed(name) }
        || block.children(.variable).contains { $0.isNamed(name) }
    }
  }
}
