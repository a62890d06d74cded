import SwiftKitSDK

/// What acts is a button: it can be focused, is announced as one, and reacts to keyboard, pointer and pencil.
///
/// Not where VoiceOver is told, where the place or the number of taps matters, where a tap only takes the focus away, around other
/// controls, which no button may hold, where `SpareTap` says that nobody needs it or `QuietTap` that it does nothing, or where a comment
/// says why it is no button.
struct TapGestureNotButton: Check {
  let id = "tap-gesture-not-button"
  let rules = ["buttons/semantics/tap-gesture-not-button"]
  let severity = Severity.info
  let title = "onTapGesture instead of a button"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["onTapGesture", "|gesture| & |TapGesture|"]

  func check(_ file: SourceFile, _ report: Report) {
    let closing = ClosingButtons(in: file)
    for tap in file.calls(named: "onTapGesture") where tap.isViewModifier && !tap.isInPreview {
      guard let chain = tap.chain, !tap.hasArgument("count"), !tap.hasArgument("coordinateSpace"), acts(tap),
        !isControl(chain), !isDescribed(tap), !holdsControls(chain, before: tap), !isExplained(tap, chain),
        SpareTap(tap)?.isSpare(beside: closing) != true, QuietTap(tap)?.isQuiet != true
      else { continue }
      report(tap, "VoiceOver and the keyboard do not see `onTapGesture` as a button; use `Button`")
    }
    for gesture in file.calls(named: "gesture") where gesture.isViewModifier && !gesture.isInPreview {
      guard let tap = gesture.firstUnlabelled?.value.resolved.chain, tap.root.isNamed("TapGesture"),
        tap.root.arguments.isEmpty,
        let end = tap.modifiers(named: "onEnded").first, acts(end), let chain = gesture.chain, !isControl(chain),
        !isDescribed(gesture), !holdsControls(chain, before: gesture), !isExplained(gesture, chain)
      else { continue }
      report(gesture, "VoiceOver and the keyboard do not see a `TapGesture` as a button; use `Button`")
    }
  }

  private func isControl(_ chain: Chain) -> Bool {
    chain.root.kind == .call
      && chain.root.isNamed(
        "Button", "Toggle", "Menu", "NavigationLink", "Link", "Picker", "DatePicker", "TextField", "SecureField",
        "TextEditor", "Slider", "Stepper", "Map", "Color", "Spacer", "GeometryReader", "ScrollView", "Canvas")
      || chain.root.isNamed("Color")
  }

  /// Whether controls are among what is tapped: the tap is for the room around them.
  private func holdsControls(_ chain: Chain, before tap: Node) -> Bool {
    chain.node.descendants(.call, named: "Button", "Toggle", "NavigationLink", "Menu", "Picker", "Slider", "TextField")
      .contains {
        $0.isRoot && $0.isBefore(tap) && !$0.isInside(closureOf: "contextMenu", "swipeActions", "sheet", "alert")
      }
  }

  /// Whether a comment at the view or just above it speaks of buttons.
  private func isExplained(_ tap: Node, _ chain: Chain) -> Bool {
    tap.file.nodes(.comment).contains { comment in
      comment.range.lowerBound < tap.range.upperBound && comment.range.upperBound + 200 > chain.node.range.lowerBound
        && comment.sourceHolds("button")
    }
  }

  /// Whether VoiceOver knows, by what is said on this chain or on one around it.
  private func isDescribed(_ tap: Node) -> Bool {
    tap.ancestors.contains { node in
      guard node.kind == .chain, let chain = node.chain else { return false }
      return chain.hasModifier(
        "accessibilityAddTraits", "accessibilityAction", "accessibilityActions", "accessibilityHidden",
        "accessibilityRepresentation", "accessibility")
    }
  }

  /// Whether it stands in the style of a button, or in a type inside of one.
  private func isOfStyle(_ tap: Node) -> Bool {
    tap.ancestors.contains {
      Node.Kind.types.contains($0.kind) && $0.conforms(to: "ButtonStyle", "PrimitiveButtonStyle")
    }
  }

  /// Whether the action does more than to end typing.
  private func acts(_ tap: Node) -> Bool {
    guard let action = tap.arguments.first?.value else { return false }
    // The style of a button makes its own gesture.
    if tap.enclosingMember?.isNamed("makeBody") == true || isOfStyle(tap) { return false }
    if action.kind != .closure { return action.kind != .nil }
    // A place in the view: a drawing, a map or a player.
    if let place = action.child(.parameter), place.name != "_", place.name != nil { return false }
    let named = action.descendants.filter { ($0.kind == .member || $0.kind == .call) && $0.name != nil }
    return !named.isEmpty && !onlyClearsFocus(action)
      && !named.contains {
        $0.nameHolds("focus") || $0.nameHolds("keyboard") || $0.nameHolds("endediting") || $0.nameHolds("resignfirst")
      }
  }

  /// `field = nil` of a `@FocusState`, `window?.makeFirstResponder(nil)`, also in a task, and nothing else.
  private func onlyClearsFocus(_ code: Node) -> Bool {
    let statements = code.statements
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        if let assignment = statement.assignment {
          let (target, value) = (assignment.target.ownMemberName, assignment.value)
          return target.flatMap { code.variable(named: $0) }?.hasAttribute("FocusState") == true
            && (value.kind == .nil || value.kind == .boolean && value.number == 0)
        }
        guard let call = statement.bare.chain?.parts.last else { return false }
        if call.isNamed("Task", "async"), let closure = call.closures.last { return onlyClearsFocus(closure) }
        return call.isNamed("makeFirstResponder") && call.firstUnlabelled?.value.kind == .nil
      }
  }
}
