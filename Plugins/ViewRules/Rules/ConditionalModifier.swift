import SwiftKitSDK

/// A modifier that branches inside changes the type of the view, and with it its identity and state.
///
/// A function of `extension View` that takes a transformation and a condition, and what applies modifiers by a flag of its own, the
/// body of a view modifier or such a function: `if isLoading { redacted(reason: .placeholder) } else { self }`. Not for modifiers
/// that have no value which does nothing.
struct ConditionalModifier: Check {
  let id = "conditional-modifier"
  let rules = ["performance/identity/conditional-modifier"]
  let severity = Severity.info
  let title = "a modifier that is applied conditionally"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = [
    "View & |func| & |Self| & |if|", "View & |func| & |Self| & |switch|", "|ViewModifier| & |content| & |if|",
    "|extension| & |View| & |func| & |Bool| & |self| & |else|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    for body in file.nodes(.function, named: ["body"]) where !body.isInPreview {
      guard body.enclosingType?.conforms(to: "ViewModifier") == true, let choice = body.onlyChoice,
        let branches = branches(of: choice),
        branches.allSatisfy({ $0.root.isNamed("content") }), branches.contains(where: { $0.parts.count == 1 }),
        choice.children(.condition).allSatisfy({ isOwnFlag($0, of: body) }),
        branches.allSatisfy({ $0.modifiers.allSatisfy(mayDoNothing) })
      else { continue }
      reportBranch(choice, report)
    }
    for function in file.nodes(.function) where function.enclosingType?.isNamed("View") == true && !function.isInPreview
    {
      guard function.parent?.kind == .extension, let choice = function.onlyChoice, let branches = branches(of: choice),
        branches.contains(where: { $0.parts.count == 1 && $0.root.isNamed("self") }),
        branches.allSatisfy({ $0.root.isNamed("self") || isApplied($0.root, by: function) }),
        choice.children(.condition).allSatisfy({ isFlag($0, givenTo: function) }),
        branches.allSatisfy({ $0.modifiers.allSatisfy { mayDoNothing($0) && !isOneOfKinds($0) } })
      else { continue }
      reportBranch(choice, report)
    }
    for function in file.nodes(.function) where function.enclosingType?.isNamed("View") == true && !function.isInPreview
    {
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

  private func reportBranch(_ choice: Node, _ report: Report) {
    report(
      choice,
      "this branch changes the view's identity when its condition changes; use modifiers whose values depend on the condition"
    )
  }

  /// The two views of an `if` with an `else`; nil where it asks which system it is.
  private func branches(of choice: Node) -> [Chain]? {
    guard choice.children(.branch).count == 2, !choice.descendants.contains(where: { $0.kind == .available }) else {
      return nil
    }
    let branches = choice.children(.branch).compactMap(\.onlyView)
    return branches.count == 2 ? branches : nil
  }

  /// `padding()`, which is applied to the view itself; not `transform(self)` of a parameter.
  private func isApplied(_ call: Node, by function: Node) -> Bool {
    call.isModifier && !function.children(.parameter).contains { $0.name == call.name }
  }

  /// What takes a closure, such as a menu or a gesture, has no value that does nothing; a layer may be empty.
  private func mayDoNothing(_ modifier: Node) -> Bool {
    (modifier.closures.isEmpty || modifier.isNamed("overlay", "background")) && !modifier.nameHolds("gesture")
  }

  /// Whether its values are of types of their own, `buttonStyle(.plain)`, or it ties the view to something else, so that a
  /// condition cannot choose among them.
  private func isOneOfKinds(_ modifier: Node) -> Bool {
    modifier.name?.hasSuffix("Style") == true && !modifier.isNamed("foregroundStyle", "backgroundStyle")
      || modifier.isNamed(
        "focused", "matchedGeometryEffect", "matchedTransitionSource", "navigationTransition", "searchable")
  }

  /// `isLoading`, `!isLoading`: a parameter of the function, to which the file does not give the same value always.
  private func isFlag(_ condition: Node, givenTo function: Node) -> Bool {
    guard let asked = condition.firstChild, let flag = (asked.negated ?? asked).ownMemberName,
      let parameter = function.children(.parameter).first(where: { $0.isNamed(flag) }),
      parameter.child(.type)?.source == "Bool", let name = function.name
    else { return false }
    let given = function.file.calls(named: name).filter { $0.isModifier && !$0.isInPreview }.map { call in
      (parameter.text == "_" ? call.firstUnlabelled : call.argument(parameter.text ?? flag))?.value.kind
    }
    return given.isEmpty || !given.allSatisfy { $0 == .boolean || $0 == nil }
  }

  /// `isActive`, `!isActive`, `count > 0`: a property of the modifier, which may change.
  private func isOwnFlag(_ condition: Node, of body: Node) -> Bool {
    guard let asked = condition.firstChild else { return false }
    let parts = Array(asked.children)
    let compared = asked.kind == .operation && parts.count == 3 ? parts[0] : nil
    guard let name = (asked.negated ?? compared ?? asked).ownMemberName else { return false }
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

extension Node {
  /// The `if` that is all the code of this function, also in a `Group`.
  fileprivate var onlyChoice: Node? {
    guard let statements = child(.body)?.statements, statements.count == 1 else { return nil }
    if statements[0].kind == .if { return statements[0] }
    guard let view = child(.body)?.onlyView, view.parts.count == 1, view.isRooted(in: "Group"),
      let inner = view.root.contentClosure?.statements, inner.count == 1, inner[0].kind == .if
    else { return nil }
    return inner[0]
  }
}
