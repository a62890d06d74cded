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
    ["|Circle| & ?", "|Capsule| & ?", "|RoundedRectangle| & ?", "|Rectangle| & ?", "|Text| & ?"]
    + ["|Circle|", "|Capsule|", "|RoundedRectangle|", "|Rectangle|"].beside("|switch|")

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "fill", "foregroundStyle", "foregroundColor") where call.isViewModifier {
      guard let chain = call.chain, chain.isRooted(in: "Circle", "Capsule", "RoundedRectangle", "Rectangle", "Text"),
        !call.isInPreview, let value = call.firstUnlabelled?.value.colorChoice, case let parts = Array(value.children),
        parts.count == 3, isSignal(parts[1]), isSignal(parts[2]), chain.isStatement, isAlone(chain, parts[0]),
        !chain.modifiers.contains(where: { $0.isAccessibility || $0.isNamed("overlay") }),
        !isDescribed(call.enclosingType), !saysIt(chain.root)
      else { continue }
      report(call, "colour alone shows this state; add a symbol, or an `accessibilityLabel` that names it")
    }
    for call in file.calls(named: "fill", "foregroundStyle", "foregroundColor") where call.isViewModifier {
      guard let chain = call.chain, chain.isRooted(in: "Circle", "Capsule", "RoundedRectangle", "Rectangle"),
        !call.isInPreview, chain.isStatement, let value = call.firstUnlabelled?.value, isColorOfState(value),
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

extension Node {
  /// The ternary that this colour is, or the one that the property or function gives which it names.
  fileprivate var colorChoice: Node? {
    if kind == .ternary { return self }
    guard kind == .chain, let part = chain?.parts.first(where: { !$0.isNamed("self") }),
      !part.flags.contains(.implicit),
      !part.isCapitalized, let name = part.name, let owner
    else { return nil }
    let members = owner.allParts.flatMap { $0.children.filter { $0.isNamed(name) } }
    guard members.count == 1, let statements = members[0].code?.statements, statements.count == 1 else { return nil }
    let value = statements[0].kind == .return ? statements[0].firstChild : statements[0]
    return value?.kind == .ternary ? value : nil
  }
}
