import SwiftKitSDK

/// A modifier that branches inside changes the type of the view, and with it its identity and state.
///
/// Reported are functions of `extension View` that get what to apply, and those and view modifiers that ask a flag of their own and
/// apply what could get a value that does nothing instead.
struct ConditionalModifier: Check {
  let id = "conditional-modifier"
  let rules = ["performance/identity/conditional-modifier"]
  let severity = Severity.info
  let title = "a modifier that is applied conditionally"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = [
    "View & |func| & |Self| & |if|", "View & |func| & |Self| & |switch|", "|ViewModifier| & |content| & |if|",
    "|View| & |extension| & |ViewBuilder| & |self| & |else|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    for body in file.nodes(.function, named: ["body"]) where !body.isInPreview {
      guard body.enclosingType?.conforms(to: "ViewModifier") == true, let choice = body.child(.body)?.statements.first,
        choice.kind == .if, choice.children(.branch).count == 2, body.child(.body)?.statements.count == 1,
        !choice.descendants.contains(where: { $0.kind == .available }),
        case let branches = choice.children(.branch).compactMap(\.onlyView), branches.count == 2,
        branches.allSatisfy({ $0.root.isNamed("content") }), branches.contains(where: { $0.parts.count == 1 }),
        choice.children(.condition).allSatisfy({ isOwnFlag($0, of: body) }),
        // What takes a closure, such as a menu or a gesture, has no value that does nothing; a layer may be empty.
        branches.allSatisfy({
          $0.modifiers.allSatisfy {
            ($0.closures.isEmpty || $0.isNamed("overlay", "background")) && !$0.nameHolds("gesture")
          }
        })
      else { continue }
      report(choice, Self.branchMessage)
    }
    for function in file.nodes(.function) where function.enclosingType?.isNamed("View") == true && !function.isInPreview
    {
      if let choice = choiceByFlag(function) {
        report(choice, Self.branchMessage)
        continue
      }
      let parameters = function.children(.parameter)
      guard
        case let transforms = parameters.filter(takesSelf).compactMap(\.name), !transforms.isEmpty,
        parameters.contains(where: { !transforms.contains($0.name ?? "") && isCondition($0) }),
        let choice = function.child(.body)?.statements.first(where: { $0.kind == .if || $0.kind == .switch }),
        choice.descendants.contains(where: { $0.kind == .call && $0.isNamed(transforms) }),
        choice.descendants.contains(where: {
          $0.kind == .member && $0.isNamed("self") && $0.chain?.parts.count == 1 && $0.chain?.isStatement == true
        })
      else { continue }
      report(
        function,
        "\(function.name.code(or: "this modifier")) changes the view's identity when its condition changes; use a modifier whose value depends on the condition"
      )
    }
  }

  private static let branchMessage =
    "this branch changes the view's identity when its condition changes; use modifiers whose values depend on the condition"

  /// The `if` that this function consists of, where it changes the view by what its caller passes, or leaves it as it is:
  /// `if isLocked { blur(radius: 6) } else { self }`.
  private func choiceByFlag(_ function: Node) -> Node? {
    guard let statements = function.child(.body)?.statements, statements.count == 1, case let choice = statements[0],
      choice.kind == .if, !choice.descendants.contains(where: { $0.kind == .available }),
      case let branches = choice.children(.branch), branches.count == 2,
      case let views = branches.compactMap(\.onlyView), views.count == 2, views.contains(where: isSelf),
      let changed = views.first(where: { !isSelf($0) }), changed.root.isNamed("self") || changed.root.isModifier,
      changed.modifiers.allSatisfy({ $0.isNamed(Self.adjustable) }),
      choice.children(.condition).allSatisfy({ condition in
        function.children(.parameter).contains { $0.name != nil && $0.name == askedName(condition) }
      })
    else { return nil }
    return choice
  }

  private func isSelf(_ view: Chain) -> Bool { view.parts.count == 1 && view.root.isNamed("self") }

  /// Modifiers of which some value changes nothing; a layer may be empty.
  private static let adjustable: Set = [
    "accessibilityHidden", "allowsHitTesting", "background", "blur", "bold", "border", "brightness", "contrast",
    "disabled", "fontWeight", "foregroundColor", "foregroundStyle", "frame", "grayscale", "italic",
    "lineLimit", "offset", "opacity", "overlay", "padding", "redacted", "rotationEffect", "saturation", "scaleEffect",
    "shadow", "strikethrough", "textCase", "tint", "underline", "zIndex",
  ]

  /// What `isActive`, `!isActive` and `count > 0` ask.
  private func askedName(_ condition: Node) -> String? {
    guard let asked = condition.firstChild else { return nil }
    let parts = Array(asked.children)
    let compared = asked.kind == .operation && parts.count == 3 ? parts[0] : nil
    return (asked.negated ?? compared ?? asked).ownMemberName
  }

  /// Whether it asks a property of the modifier, which may change.
  private func isOwnFlag(_ condition: Node, of body: Node) -> Bool {
    guard let name = askedName(condition) else { return false }
    return body.owner?.allParts.flatMap { $0.children(.variable) }.contains { property in
      // A widget is drawn anew for another mode or size.
      property.isNamed(name) && property.code == nil
        && property.child(.attribute)?.source.contains("\\.widget") != true
    } == true
  }

  /// `(Self) -> Result`, `(Self, Value) -> Result`.
  private func takesSelf(_ parameter: Node) -> Bool {
    let type = parameter.child(.type)?.source ?? ""
    return type.contains("(Self)") || type.contains("(Self,")
  }

  private func isCondition(_ parameter: Node) -> Bool {
    let type = parameter.child(.type)?.source ?? ""
    return type.hasSuffix("Bool") || type.hasSuffix("Bool>") || type.hasSuffix("?")
  }
}
