import SwiftKitSDK

/// A tap that nobody needs: a hidden switch, or a second way to what a button does already.
struct SpareTap {
  private let tap: Node
  private let view: Chain
  private let action: Node

  init?(_ tap: Node) {
    guard let view = tap.chain, let action = tap.arguments.first?.value, action.kind == .closure else { return nil }
    (self.tap, self.view, self.action) = (tap, view, action)
  }

  var isSpare: Bool { isHiddenSwitch || repeatsWhatIsPassed || repeatsClosing }

  /// `showsDebugMenu.toggle()`, `easterEgg.toggle()`, or a tap on a version text that counts or toggles something.
  private var isHiddenSwitch: Bool {
    let flags = action.descendants.compactMap { node -> Node? in
      if node.kind == .call, node.isNamed("toggle") { return node.chain?.parts.dropLast().last }
      return node.change?.target.chain?.parts.last
    }
    guard !flags.isEmpty else { return false }
    let words = Set(flags.flatMap(\.nameWords))
    if !words.isDisjoint(with: ["easter", "debug", "dev", "developer"]) || words.isSuperset(of: ["build", "number"]) {
      return true
    }
    // Who counts taps on the version waits for the seventh.
    guard action.descendants.contains(where: { $0.kind == .operator && $0.isNamed("+=") }) else { return false }
    return view.node.descendants.contains { node in
      node.isBefore(tap) && node.nameWords.contains("version") && (node.kind == .member || node.kind == .call)
    }
  }

  /// `Row(onExpand: { expand(item) }).onTapGesture { expand(item) }`: the row has its own control for that.
  private var repeatsWhatIsPassed: Bool {
    let calls = Set(calls(in: action))
    guard !calls.isEmpty else { return false }
    let passed = view.node.descendants.filter { argument in
      argument.kind == .argument && argument.isBefore(tap) && argument.name?.hasPrefix("on") == true
        && argument.firstChild?.kind == .closure
    }
    return calls.isSubset(of: passed.flatMap { self.calls(in: $0) })
  }

  /// Whether the tap only closes, as a button of the same type does: a backdrop beside a close button.
  private var repeatsClosing: Bool {
    let steps = steps(of: action)
    guard !steps.isEmpty, steps.allSatisfy(closes) else { return false }
    let texts = steps.map(\.source)
    let owner = tap.owner
    // A view has a few buttons; where there are hundreds, none is the one that closes.
    return tap.file.calls(named: "Button").lazy.filter { $0.owner == owner }.prefix(64).contains { button in
      button.closures.contains { !$0.isInside(tap) && self.steps(of: $0).map(\.source) == texts }
    }
  }

  /// `isShown = false`, `selected = nil`, `dismiss()`, `onClose()`.
  private func closes(_ step: Node) -> Bool {
    if let value = step.assignment?.value { return value.kind == .nil || value.kind == .boolean && value.number == 0 }
    return step.chain?.parts.last?.isNamed("dismiss", "close", "onClose", "onDismiss", "onCancel") == true
  }

  /// The statements of an action, those of an animation in its place.
  private func steps(of code: Node) -> [Node] {
    code.statements.flatMap { statement -> [Node] in
      guard let call = statement.chain?.root, call.isNamed("withAnimation"), let closure = call.closures.last else {
        return [statement]
      }
      return steps(of: closure)
    }
  }

  /// The calls of its own functions in an action, as they are written.
  private func calls(in code: Node) -> [String] {
    code.descendants.filter { node in
      node.kind == .call && node.isRoot && !node.isCapitalized && !node.isNamed("withAnimation")
        && node.chain?.isStatement == true
    }.map(\.source)
  }
}
