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

  /// A tap that only closes, as one of the buttons of its type does, is spare, too: a backdrop beside a close button.
  func isSpare(beside closing: ClosingButtons) -> Bool {
    isHiddenSwitch || repeatsWhatIsPassed || closing.include(action, of: tap)
  }

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

  /// `Row(onExpand: { expand(item) }).onTapGesture { expand(item) }`: the row has its own control for all that the tap does.
  private var repeatsWhatIsPassed: Bool {
    let steps = action.steps
    guard steps.contains(where: { $0.chain != nil }) else { return false }
    let passed = view.node.descendants.filter { argument in
      argument.kind == .argument && argument.isBefore(tap) && argument.nameWords.first == "on"
        && argument.firstChild?.kind == .closure
    }
    return Set(steps.map(\.source)).isSubset(of: passed.compactMap(\.firstChild).flatMap { $0.steps.map(\.source) })
  }
}

/// The buttons of a file that only close something, by their type and what they do.
struct ClosingButtons {
  private struct Key: Hashable {
    let owner: Node?
    let steps: [String]
  }

  private var actions: [Key: [Node]] = [:]

  init(in file: SourceFile) {
    for button in file.calls(named: "Button") {
      for action in button.closures {
        guard let steps = action.closingSteps else { continue }
        actions[Key(owner: button.owner, steps: steps), default: []].append(action)
      }
    }
  }

  /// Whether one of them, outside of a tap, does the same as its action.
  func include(_ action: Node, of tap: Node) -> Bool {
    guard let steps = action.closingSteps else { return false }
    return actions[Key(owner: tap.owner, steps: steps)]?.contains { !$0.isInside(tap) } == true
  }
}

extension Node {
  /// The statements of an action, those of an animation in its place.
  fileprivate var steps: [Node] {
    statements.flatMap { statement -> [Node] in
      guard let call = statement.chain?.root, call.isNamed("withAnimation"), let closure = call.closures.last else {
        return [statement]
      }
      return closure.steps
    }
  }

  /// The steps of an action as they are written, if it only closes something.
  fileprivate var closingSteps: [String]? {
    let steps = self.steps
    return steps.isEmpty || !steps.allSatisfy(\.closes) ? nil : steps.map(\.source)
  }

  /// `isShown = false`, `selected = nil`, `dismiss()`, `onClose()`.
  private var closes: Bool {
    if let value = assignment?.value { return value.kind == .nil || value.kind == .boolean && value.number == 0 }
    return chain?.parts.last?.isNamed("dismiss", "close", "onClose", "onDismiss", "onCancel") == true
  }
}
