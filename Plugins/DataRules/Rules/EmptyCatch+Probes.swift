import SwiftKitSDK

// A `do` whose failure is an answer: the value was not of that form, or nothing else is left that could be thrown.

extension EmptyCatch {
  /// Whether a `do` tries a value, and the code behind it goes on with the other answer:
  /// `do { try Address.validate(text); address = text } catch {}`, and then `return Filter(address: address)`.
  func isProbe(_ attempt: Node, _ clause: Node, _ forms: inout TriedForms) -> Bool {
    let calls = attempt.triedCalls
    guard clause.child(.body)?.statements.isEmpty == true, !calls.isEmpty, !attempt.awaits, let block = attempt.parent
    else { return false }
    if calls.allSatisfy({ $0.nameWords.first.map(Self.probing.contains) == true }) {
      return answers(attempt) && block.statements.first(where: attempt.isBefore).map(isOtherAnswer) == true
    }
    // One form after the other is made of the same value.
    return attempt.triesToMakeValues && forms.areSeveral(for: calls, in: block)
  }

  private func isOtherAnswer(_ statement: Node) -> Bool {
    [.return, .if].contains(statement.kind) || statement.kind == .statement && statement.isNamed("do", "throw")
  }

  /// Whether the end of this `do` tells apart whether it failed: it returns, or sets a local variable that had no value before,
  /// or a flag.
  private func answers(_ attempt: Node) -> Bool {
    guard let last = attempt.child(.body)?.statements.last else { return false }
    if last.kind == .return { return true }
    guard let target = last.assignment?.target, let name = target.ownMemberName,
      let variable = target.variable(named: name), variable.isBefore(attempt),
      let scope = variable.parent, [.body, .closure, .branch, .switchCase, .accessor].contains(scope.kind)
    else { return false }
    // `var isValid = false`
    return variable.child(.initial)?.firstChild.map { [.nil, .boolean].contains($0.kind) } ?? true
  }

  private static let probing: Set = ["parse", "validate"]

  /// Whether a loop waits and tries the same again until it is done, and the code behind it tells that nothing came of it:
  /// `for _ in 0..<9 { do { return try await ask() } catch {}; await Task.sleep(…) }`, and then `throw AskError.timedOut`.
  func isTriedAgain(_ attempt: Node) -> Bool {
    guard let loop = attempt.enclosing(.closure, .function, .for, .while), [.for, .while].contains(loop.kind),
      let tried = attempt.child(.body), tried.descendants.contains(where: { leaves($0, loop) }),
      loop.descendants.contains(where: { $0.isPause && !$0.isInside(attempt) }), let block = loop.parent
    else { return false }
    // What is done for each item is lost for each that fails.
    let pattern = loop.kind == .for ? loop.children.filter { $0.kind != .body } : []
    let items = Set(pattern.flatMap { [$0] + $0.descendants }.filter { $0.kind == .variable }.compactMap(\.name))
    let isForItems = tried.descendants.contains { part in
      [.member, .call].contains(part.kind) && part.isRoot && part.name.map(items.contains) == true
    }
    return !isForItems
      && block.statements.filter(loop.isBefore).contains { later in
        later.kind == .statement && later.isNamed("throw") || later.kind == .return && givesFailure(later)
      }
  }

  /// Whether this is a `return` or `break` out of the loop.
  private func leaves(_ statement: Node, _ loop: Node) -> Bool {
    if statement.kind == .return { return statement.enclosing(.closure, .function, .for, .while) == loop }
    return statement.kind == .statement && statement.isNamed("break")
      && statement.enclosing(.closure, .function, .for, .while, .switch) == loop
  }

  /// `return nil`, `return false`, `return .failed`, `return .failure(AskError.timedOut)`
  private func givesFailure(_ end: Node) -> Bool {
    guard let value = end.firstChild else { return false }
    if value.kind == .nil || value.kind == .boolean && value.number == 0 { return true }
    return value.chain?.parts.contains { !Self.failures.isDisjoint(with: $0.nameWords) } == true
  }

  private static let failures: Set = ["error", "fail", "failed", "failure"]

  /// Whether all that is tried is shown to people, and throws only that they closed it.
  func isOnlyDismissed(_ attempt: Node) -> Bool {
    let calls = attempt.triedCalls
    return !calls.isEmpty && calls.allSatisfy(\.throwsOnlyDismissal)
  }

  /// Whether the clauses before it name every case of the error that the type declares whose one method is tried:
  /// `catch CartService.PayError.empty`, of `let service: CartService`. Only the compiler asks for this one.
  func isForTheCompiler(_ clause: Node, of attempt: Node) -> Bool {
    let calls = attempt.triedCalls
    guard calls.count == 1, let parts = calls[0].chain?.parts.drop(while: { $0.isNamed("self") }), parts.count == 2,
      parts.last == calls[0], let service = parts.first?.name, let type = calls[0].typeName(of: service),
      let function = calls[0].functionOfModel
    else { return false }
    let patterns = attempt.children(.statement).filter { $0.isNamed("catch") && $0.isBefore(clause) }
      .flatMap { $0.children(.condition) }.map { $0.firstChild?.chain?.parts.compactMap(\.name) ?? [] }
    guard let first = patterns.first, first.count == 3, first[0] == type,
      patterns.allSatisfy({ $0.count == 3 && $0.dropLast() == first.dropLast() })
    else { return false }
    let cases = clause.file.project.cases(of: first[1])
    return !cases.isEmpty && Set(cases).isSubset(of: patterns.map { $0[2] })
      && function.throwsNothing(but: first[1], of: type)
  }
}

/// How many `do`s of a block make something of the same value, counted once for each block.
struct TriedForms {
  private var counts: [Node: [String: Int]] = [:]

  /// Whether another `do` of the block tries what one of these calls is given.
  fileprivate mutating func areSeveral(for calls: [Node], in block: Node) -> Bool {
    let counts = self.counts[block] ?? count(in: block)
    self.counts[block] = counts
    return calls.contains { $0.arguments.contains { counts[$0.value.source, default: 0] > 1 } }
  }

  private func count(in block: Node) -> [String: Int] {
    block.statements.reduce(into: [:]) { counts, statement in
      guard statement.kind == .statement, statement.isNamed("do"), statement.triesToMakeValues else { return }
      let values = statement.triedCalls.flatMap { $0.arguments.map(\.value.source) }
      for value in Set(values) { counts[value, default: 0] += 1 }
    }
  }
}

extension Node {
  /// Whether nothing leaves this function but errors of a type within a type: it says so, `throws(PayError)`, or throws no others
  /// and tries nothing.
  fileprivate func throwsNothing(but error: String, of type: String) -> Bool {
    let header = file.source(range.lowerBound..<(child(.body)?.range.lowerBound ?? range.upperBound))
    if header.contains("throws(\(error))") || header.contains("throws(\(type).\(error))") { return true }
    guard child(.body) != nil, descendants(.operator, named: "try").isEmpty else { return false }
    return descendants(.statement, named: "throw").allSatisfy { thrown in
      let names = thrown.firstChild?.chain?.parts.compactMap(\.name) ?? []
      return names.dropLast().last == error
    }
  }

  /// What the `try`s of this `do` call; nothing where one of them calls nothing.
  fileprivate var triedCalls: [Node] {
    let tries = child(.body)?.descendants(.operator, named: "try") ?? []
    let calls = tries.compactMap { mark in
      mark.parent?.children.compactMap { $0.chain?.parts.last }.last { $0.kind == .call }
    }
    return calls.count == tries.count ? calls : []
  }

  /// Whether each `try` of this `do` gives a value that a type makes: `let key = try Key(text)`, `_ = try Codec.key(text)`.
  fileprivate var triesToMakeValues: Bool {
    let tries = child(.body)?.descendants(.operator, named: "try") ?? []
    return !tries.isEmpty
      && tries.allSatisfy { mark in
        guard let operation = mark.parent, let made = operation.children.compactMap(\.chain).last else { return false }
        let isUsed =
          operation.assignment != nil || operation.parent.map { [.initial, .return].contains($0.kind) } == true
        return isUsed && made.parts.last?.kind == .call && made.parts.dropLast().allSatisfy(\.isCapitalized)
          && (made.parts.count > 1 || made.root.isCapitalized)
      }
  }
}
