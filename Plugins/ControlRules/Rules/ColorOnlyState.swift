import SwiftKitSDK

/// Who cannot tell the colours apart, or does not see them, does not learn the state.
struct ColorOnlyState: Check {
  let id = "color-only-state"
  let rules = ["accessibility/elements/color-only-state"]
  let severity = Severity.info
  let title = "a state shown by colour alone"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals =
    ["|Circle|", "|Capsule|", "|RoundedRectangle|", "|Rectangle|"].beside("?", "|if|", "|switch|")
    + ["|Text|"].beside("?", "|if|")

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "fill", "foregroundStyle", "foregroundColor") where call.isViewModifier {
      guard let chain = call.chain, chain.isRooted(in: "Circle", "Capsule", "RoundedRectangle", "Rectangle", "Text"),
        !call.isInPreview, let choice = call.firstUnlabelled?.value.colorChoice,
        choice.colors.allSatisfy(isSignal), chain.isStatement, isAlone(chain, choice.condition),
        !chain.modifiers.contains(where: { $0.isAccessibility || $0.isNamed("overlay") }),
        !isDescribed(call.enclosingType), !saysIt(chain.root)
      else { continue }
      report(call, "colour alone shows this state; add a symbol, or an `accessibilityLabel` that names it")
    }
    for call in file.calls(named: "fill", "foregroundStyle", "foregroundColor") where call.isViewModifier {
      guard let chain = call.chain, chain.isRooted(in: "Circle", "Capsule", "RoundedRectangle", "Rectangle"),
        !call.isInPreview, chain.isStatement, let value = call.firstUnlabelled?.value,
        isColorOfState(value) || isOwnColorOfState(value),
        // A dot by itself stands beside what its user shows.
        chain.node.parent?.memberOfCode?.isNamed("body") != true,
        !chain.modifiers.contains(where: { $0.isAccessibility || $0.isNamed("overlay", "onTapGesture") }),
        !isDescribed(call.enclosingType)
      else { continue }
      report(call, "colour alone shows this state; add a symbol, or an `accessibilityLabel` that names it")
    }
  }

  /// `state.color`, where an enum of this file gives signals, and nothing else in the view asks for the state.
  private func isColorOfState(_ value: Node) -> Bool {
    guard value.kind == .chain, let parts = value.chain?.parts, parts.count == 2,
      parts.allSatisfy({ $0.kind == .member }), let state = parts[0].name, let color = parts[1].name,
      let owner = value.owner
    else { return false }
    let properties = value.file.nodes(.variable, named: [color]).filter { $0.owner?.kind == .enum && $0.code != nil }
    guard properties.count == 1, let owned = properties[0].owner?.name, let code = properties[0].code,
      value.variable(named: state)?.child(.type)?.isNamed(owned) == true, code.statements.count == 1,
      code.statements[0].kind == .switch, let type = properties[0].owner,
      !isNamed(type)
    else { return false }
    let colors = code.statements[0].outcomes
    return colors.count > 1 && colors.count(where: isSignal) > 1
      && owner.allParts.allSatisfy { part in
        part.descendants.allSatisfy { node in
          guard node.kind == .member || node.kind == .call else { return true }
          return node == parts[0]
            || !node.isNamed(state) && Self.told.union(["text", "title"]).isDisjoint(with: node.nameWords)
            || node.isNamed("Text")
        }
      }
  }

  /// A colour that the view itself chooses by a state, `switch order.phase { … }`, where it shows nothing else of that state.
  private func isOwnColorOfState(_ value: Node) -> Bool {
    guard let owner = value.owner, let member = value.colorMember, let name = member.name,
      let statements = member.code?.statements, statements.count == 1, case let choice = statements[0].returned,
      choice.kind == .switch, choice.children(.switchCase).allSatisfy(isOfEnum),
      let asked = choice.firstChild?.chain?.parts.drop(while: { $0.isNamed("self") }), asked.count < 3,
      asked.allSatisfy({ $0.kind == .member }), let state = asked.last,
      Set(choice.outcomes.filter(isSignal).compactMap(\.memberName)).count > 1
    else { return false }
    // What a function calls its parameter may have another name where it is called.
    let given = value.chain?.parts.first { $0.kind == .call && $0.isNamed(name) }?.arguments.first?.value.chain
    let holder = given?.root.name ?? (asked.count == 2 ? asked.first?.name : nil)
    let states = [state.nameWords] + (asked.count == 1 ? [given?.parts.last?.nameWords ?? []] : [])
    return owner.allParts.flatMap { Array($0.descendants) }.allSatisfy { node in
      guard node.kind == .member || node.kind == .call, !node.isNamed(name), !node.isInside(member) else { return true }
      if let chain = node.chain, let call = chain.node.callOfArgument {
        if call.isNamed(name) { return true }
        // A view that is given all of it may say its state.
        if chain.parts.count == 1, let holder, node.isNamed(holder) { return false }
      }
      let words = node.nameWords
      return Self.told.isDisjoint(with: words) && !states.contains { !$0.isEmpty && Set($0).isSubset(of: words) }
    }
  }

  /// `case .sent:`, `case .failed(let error):`, and no range or text, which is an amount or a word of its own.
  private func isOfEnum(_ switchCase: Node) -> Bool {
    switchCase.text == "default"
      || switchCase.children(.condition).allSatisfy { pattern in
        pattern.firstChild?.chain.map { $0.root.flags.contains(.implicit) || $0.root.isCapitalized } == true
      }
  }

  /// Whether a view of this file shows the name or symbol of these states.
  private func isNamed(_ type: Node) -> Bool {
    let names = type.allParts.flatMap { $0.children(.variable) }.filter {
      !Self.told.union(["icon", "image", "name", "symbol", "text", "title"]).isDisjoint(with: $0.nameWords)
    }.compactMap(\.name)
    return !names.isEmpty && type.file.nodes(.member, named: names).contains { $0.owner?.isView == true }
  }

  /// Whether a view says something to VoiceOver, and does not only hide from it.
  private func isDescribed(_ type: Node?) -> Bool {
    type?.descendants.contains { node in
      node.nameHolds("accessibility") && !node.isNamed("accessibilityHidden", "accessibilityIdentifier")
    } == true
  }

  /// Whether the words of a text depend on the state themselves: a number with its sign, the text of an error.
  private func saysIt(_ text: Node) -> Bool {
    text.isNamed("Text")
      && (text.hasArgument("format")
        || text.arguments.contains { argument in
          !Self.told.union(Self.measured).isDisjoint(with: argument.value.descendants.flatMap(\.nameWords))
            || !Self.told.union(Self.measured).isDisjoint(with: argument.value.nameWords)
        })
  }

  private static let measured: Set = [
    "amount", "balance", "change", "delta", "diff", "difference", "error", "formatted", "gain", "percent",
    "percentage", "price", "profit", "total",
  ]

  private func isSignal(_ value: Node) -> Bool {
    value.memberName.map(["red", "green", "yellow", "orange", "gray", "grey"].contains) == true
  }

  /// Whether nothing beside it can say what the colour says: it is all there is, or the condition is asked only here.
  private func isAlone(_ view: Chain, _ condition: Node) -> Bool {
    if !view.isRooted(in: "Text"), view.node.parent?.views.count == 1 || view.node.parent?.kind == .body {
      return condition.owner?.allParts.contains { isWritten(condition.source, in: $0) } != true
    }
    guard condition.kind == .chain, let parts = condition.chain?.parts, let last = parts.last, last.kind == .member,
      ["is", "has"].contains(last.nameWords.first), let name = last.name, let owner = condition.owner,
      Self.told.isDisjoint(with: parts.flatMap(\.nameWords))
    else { return false }
    return owner.allParts.allSatisfy { part in
      part.descendants.allSatisfy { node in
        guard node.kind == .member || node.kind == .call else { return true }
        if node.isNamed(name) { return node == last }
        // What is beside it may say the state in words.
        return parts.count == 1 || node.chain?.root.isNamed(parts[0].name ?? "") != true || node == parts[0]
          || Self.told.isDisjoint(with: node.nameWords)
      }
    }
  }

  private func isWritten(_ condition: String, in type: Node) -> Bool {
    type.descendants.contains { $0.kind == .call && $0.isNamed("Text") && $0.source.contains(condition) }
  }

  private static let told: Set = ["status", "state", "message", "description", "label", "selected"]
}

/// One of two colours: `isOn ? .green : .red`, or what an `if` gives and what comes otherwise.
private struct ColorChoice {
  let condition: Node
  let colors: [Node]

  init?(of statements: [Node]) {
    guard let choice = statements.first?.returned, let asked = choice.firstChild else { return nil }
    if choice.kind == .ternary, statements.count == 1 {
      (condition, colors) = (asked, Array(choice.children.dropFirst()))
    } else if choice.kind == .if, choice.child(.if) == nil, choice.children(.condition).count == 1,
      let condition = asked.firstChild, condition.kind != .variable
    {
      let branches = choice.children(.branch).map(\.statements)
      guard branches.allSatisfy({ $0.count == 1 }), statements.dropFirst().allSatisfy({ $0.kind == .return }) else {
        return nil
      }
      self.condition = condition
      colors = (branches.flatMap { $0 } + statements.dropFirst()).map(\.returned)
    } else {
      return nil
    }
    if colors.count != 2 { return nil }
  }
}

extension Node {
  /// The choice that this colour is, or the one that the property or function gives which it names.
  fileprivate var colorChoice: ColorChoice? {
    ColorChoice(of: kind == .ternary ? [self] : colorMember?.code?.statements ?? [])
  }

  /// The property or function of the type that gives this colour.
  fileprivate var colorMember: Node? {
    guard kind == .chain, let part = chain?.parts.first(where: { !$0.isNamed("self") }),
      !part.flags.contains(.implicit),
      !part.isCapitalized, let name = part.name, let owner
    else { return nil }
    let members = owner.allParts.flatMap { $0.children.filter { $0.isNamed(name) } }
    return members.count == 1 ? members[0] : nil
  }

  /// What a `return` gives; anything else itself.
  fileprivate var returned: Node { kind == .return ? firstChild ?? self : self }
}
