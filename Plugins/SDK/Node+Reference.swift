// What a name stands for, as far as its own file tells.

extension Node {
  /// The value that this expression stands for: where it is the name of a variable with a value, or of a computed property of
  /// one expression, that value; else itself.
  public var resolved: Node {
    guard let variable = namedVariable else { return self }
    if let value = variable.child(.initial)?.firstChild { return value }
    guard let statements = variable.code?.statements, statements.count == 1 else { return self }
    return statements[0].kind == .return ? statements[0].firstChild ?? self : statements[0]
  }

  /// The value that this name stands for where it is made anew each time the code around it runs: that of a local variable, or
  /// of a computed property of one expression.
  public var freshValue: Node? {
    guard let variable = namedVariable else { return nil }
    if let value = variable.child(.initial)?.firstChild {
      let isLocal = variable.parent.map { Self.blocks.contains($0.kind) } == true
      return isLocal ? value : nil
    }
    return variable.code == nil ? nil : resolved
  }

  /// The variable that this names: `inset`, `self.inset`, `Self.inset` or `Metrics.inset` of a type of this file.
  private var namedVariable: Node? {
    if let name = ownMemberName {
      return variable(named: name)
    }
    if let constant = extendingConstant { return constant }
    guard kind == .chain, let parts = chain?.parts, parts.count == 2, parts[0].kind == .member, parts[0].isCapitalized,
      parts[1].kind == .member, let type = parts[0].isNamed("Self") ? owner?.name : parts[0].name,
      let name = parts[1].name
    else { return nil }
    return file.nodes(.variable, named: [name]).first { variable in
      variable.flags.contains(.static) && variable.parent?.isNamed(type) == true
    }
  }

  /// The constant that `.gentle` names, where an extension in this file, `extension Animation`, declares the only one of that name.
  private var extendingConstant: Node? {
    guard kind == .chain, let parts = chain?.parts, parts.count == 1, parts[0].kind == .member,
      parts[0].flags.contains(.implicit), let name = parts[0].name, case let all = file.nodes(.variable, named: [name]),
      all.count == 1, all[0].flags.contains(.static), all[0].parent?.kind == .extension
    else { return nil }
    return all[0]
  }

  /// The values that this may be: those of the branches of a ternary, an `if` or a `switch`, and in place of the name of a
  /// constant, of a computed property or of a function of the type what these give, and in place of a parameter or of a
  /// property without a value what the calls in this file pass.
  public var outcomes: [Node] { outcomes(of: .anyCall) }

  /// The outcomes that the declarations of this file give, without what calls pass.
  public var writtenOutcomes: [Node] { outcomes(of: .noCall) }

  /// The values that this constant, computed property or function gives, without what calls pass.
  public var given: [Node] { givenValues(.noCall).flatMap(\.writtenOutcomes) }

  /// What calls pass counts as a value: of every function, only of those that no other file can call, or never.
  private enum Passed { case anyCall, knownCalls, noCall }

  private func outcomes(of passed: Passed) -> [Node] {
    var budget = 64
    let found = outcomes(following: 3, passed, &budget)
    // What may be so many values is no choice that a reader follows.
    return budget < 0 ? [self] : found
  }

  /// `budget` is how many expressions may still be looked at: choices inside of choices multiply.
  private func outcomes(following steps: Int, _ passed: Passed, _ budget: inout Int) -> [Node] {
    budget -= 1
    if budget < 0 { return [] }
    switch kind {
    case .ternary: return children.dropFirst().flatMap { $0.outcomes(following: steps, passed, &budget) }
    case .if, .switch:
      let branches = children.filter { [.branch, .switchCase, .if].contains($0.kind) }
      return branches.flatMap { branch in
        branch.kind == .if
          ? branch.outcomes(following: steps, passed, &budget)
          : branch.statements.last.map {
            ($0.kind == .return ? $0.firstChild ?? $0 : $0).outcomes(following: steps, passed, &budget)
          } ?? []
      }
    case .operation where bare != self: return bare.outcomes(following: steps, passed, &budget)
    case .operation:
      let operators = children(.operator)
      guard !operators.isEmpty, operators.allSatisfy({ $0.isNamed("??") }) else { return [self] }
      return children.filter { $0.kind != .operator }.flatMap { $0.outcomes(following: steps, passed, &budget) }
    default: break
    }
    guard steps > 0 else { return [self] }
    // The numbers of another type are its own to choose: `metrics.height`.
    let ofModel = passed == .knownCalls ? nil : valuesOfModel
    let values = passedValues(passed) ?? (namedVariable ?? calledFunction)?.givenValues(passed) ?? ofModel ?? []
    return values.isEmpty || values.count > 8
      ? [self] : values.flatMap { $0.outcomes(following: steps - 1, passed, &budget) }
  }

  /// The function of the type that this calls, where there is one of that name.
  private var calledFunction: Node? {
    guard kind == .chain, let parts = chain?.parts.drop(while: { $0.isNamed("self", "Self") }), parts.count == 1,
      let call = parts.first, call.kind == .call, !call.flags.contains(.implicit), let name = call.name
    else { return nil }
    let members = owner?.allParts ?? [file.root]
    let functions = file.nodes(.function, named: [name]).filter { $0.parent.map(members.contains) == true }
    return functions.count == 1 ? functions[0] : nil
  }

  /// What this constant, computed property or function gives; nothing for a variable that is written.
  private func givenValues(_ passed: Passed) -> [Node] {
    if let value = child(.initial)?.firstChild { return flags.contains(.constant) ? [value] : [] }
    guard let code else { return valuesOfMemberwiseCalls(passed) }
    let statements = code.statements
    if statements.count == 1, statements[0].kind != .return { return [statements[0]] }
    return code.descendants.filter { $0.kind == .return && $0.enclosing(.closure, .function, .variable) == self }
      .compactMap(\.firstChild)
  }

  /// What the calls in this file pass for the parameter that this names; nil where it names none.
  private func passedValues(_ passed: Passed) -> [Node]? {
    guard let name = ownMemberName, chain?.parts.count == 1, let code = enclosing(.function, .initializer),
      case let parameters = code.children(.parameter), let parameter = parameters.first(where: { $0.isNamed(name) }),
      let called = code.kind == .function ? code.name : owner?.name
    else { return nil }
    if passed == .noCall { return [] }
    if passed == .knownCalls, !(code.kind == .function ? code.isOnlyCalledHere : owner?.isPrivate == true) { return [] }
    let unlabelled = parameters.prefix { $0 != parameter }.filter { $0.text == "_" }.count
    return calls(of: called).filter { !$0.isInside(code) }.compactMap { call in
      let standard = parameter.child(.initial)?.firstChild
      guard parameter.text == "_" else { return call.argument(parameter.text ?? name)?.value ?? standard }
      let plain = call.arguments.filter { $0.label == nil && !$0.isTrailingClosure }
      return unlabelled < plain.count ? plain[unlabelled].value : standard
    }
  }

  /// The calls of that name outside of previews; none where there are so many that they are no choice.
  private func calls(of name: String) -> [Node] {
    let calls = file.nodes(.call, named: [name])
    return calls.count > 24 ? [] : calls.filter { !$0.isInPreview }
  }

  /// Whether no other file is likely to call this: a private function, or a helper of a view.
  private var isOnlyCalledHere: Bool {
    isPrivate || owner?.isPrivate == true || owner?.isView == true && !hasModifier(keyword: "public", "static")
  }

  /// What the calls in this file pass for this property without a value of its own.
  private func valuesOfMemberwiseCalls(_ passed: Passed) -> [Node] {
    guard kind == .variable, !flags.contains(.static), let name, let type = parent, Kind.types.contains(type.kind),
      let made = type.name, passed == .anyCall || passed == .knownCalls && type.isPrivate,
      flags.contains(.constant) || !file.nodes(.member, named: [name]).contains(where: \.isAssigned)
    else { return [] }
    return calls(of: made).compactMap { $0.argument(name)?.value }
  }

  /// The variable that `name` means here: a local one before this, or a property of the type; nil where it means a parameter
  /// or the element of a loop.
  public func variable(named name: String) -> Node? {
    let declared = file.nodes(.variable, named: [name])
    let isOfSelf = kind != .closure && chain?.root.isNamed("self") == true
    let local = declared.last { variable in
      variable.scope.map { Self.blocks.contains($0.kind) && isInside($0) } == true && variable.isBefore(self)
    }
    if !isOfSelf, let holder = holder(ofParameter: name), local?.isInside(holder) != true { return nil }
    if !isOfSelf, let local { return local }
    let parts = owner?.allParts ?? []
    return declared.first { variable in variable.parent.map(parts.contains) == true }
      ?? declared.first { $0.ancestors.allSatisfy { $0.kind == .file || $0.kind == .ifConfig } }
  }
}

extension Node {
  /// Whether the name means a parameter of a function or closure around this, or the element of a loop.
  public func isNameOfParameter(_ name: String) -> Bool { holder(ofParameter: name) != nil }

  /// The function, closure or loop around this that gives the name to a value of its own, the nearest one.
  private func holder(ofParameter name: String) -> Node? {
    ancestors.first { around in
      switch around.kind {
      case .function, .initializer, .closure: around.children(.parameter).contains { $0.isNamed(name) }
      case .for:
        around.child(.body).map(isInside) == true
          && around.children(.variable).contains { element in
            element.isNamed(name) || element.descendants.contains { $0.kind == .variable && $0.isNamed(name) }
          }
      default: false
      }
    }
  }

  private static let blocks: [Kind] = [.body, .closure, .branch, .accessor, .switchCase, .if, .while]

  /// What this variable is known in: the block around it, also where it is bound by a condition.
  fileprivate var scope: Node? {
    guard let condition = parent, condition.kind == .condition else { return parent }
    return condition.parent?.kind == .guard ? condition.parent?.parent : condition.parent
  }
}

extension Chain {
  /// The code of the member that makes this view, where one of its own type does: of `header`, `self.header` and
  /// `header(for: item)`.
  public var codeOfMember: Node? {
    guard let part = parts.first(where: { !$0.isNamed("self") }), part.kind == .member || part.kind == .call,
      !part.flags.contains(.implicit), !part.isCapitalized, let name = part.name
    else { return nil }
    return node.owner?.viewMembers.first { $0.isNamed(name) && !part.isInside($0) }?.code
  }

  /// This view, or, where it only names a member of its type, the one view that the member makes: of `header` the stack of
  /// `var header: some View { HStack { … } }`.
  public var made: Chain {
    var view = self
    // A member of a member of a member is as far as anyone goes.
    for _ in 0..<3 {
      guard view.parts.count(where: { !$0.isNamed("self") }) == 1, let next = view.codeOfMember?.onlyView else { break }
      view = next
    }
    return view
  }
}

extension Chain {
  /// This view as it is shown: where a member of its type makes it and nothing else, the one place that names that member.
  public var shown: Chain {
    guard let member = node.parent?.memberOfCode, node.parent?.onlyView?.node == node else { return self }
    return member.onlyUse ?? self
  }
}

extension Node {
  /// The one place in its type that shows this member.
  public var onlyUse: Chain? {
    guard let name, !isNamed("body"), let owner, case let uses = uses(ofMember: name, in: owner), uses.count == 1,
      let use = uses[0].chain, use.isStatement
    else { return nil }
    return use
  }

  /// The number that this is, or that the constant has which it names.
  public var constantNumber: Double? {
    if let number { return number }
    guard kind == .chain, case let values = outcomes(of: .knownCalls), values.count == 1 else { return nil }
    return values[0].number
  }

  /// The numbers that this may be, those of a ternary or of the constants that it names; none where one of them is not known.
  public var constantNumbers: [Double] {
    let values = outcomes(of: .knownCalls)
    let numbers = values.compactMap(\.number)
    return numbers.count == values.count ? numbers : []
  }

  /// The one view of this content, looked up where a member of the type makes it: the content is a closure, or the name of a
  /// function.
  public var onlyViewOrMembers: Chain? {
    if kind == .chain { return chain?.codeOfMember?.onlyView }
    return onlyView?.made
  }
}
