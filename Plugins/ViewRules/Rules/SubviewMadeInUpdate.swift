import SwiftKitSDK

/// Each update puts another view, gesture or target on top of the last.
///
/// On a condition it may happen once. It does not where the condition asks for nothing but what the representable was given.
struct SubviewMadeInUpdate: Check {
  let id = "subview-made-in-update"
  let rules = [
    "performance/representables/subview-made-in-update", "from-uikit/side-by-side/representable-update-cheap",
  ]
  let severity = Severity.info
  let title = "a view, gesture or target that is added at each update"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = [
    "updateUIView & |addSubview|", "updateNSView & |addSubview|", "updateUIView & |addGestureRecognizer|",
    "updateUIView & |addArrangedSubview|", "updateUIView & |addTarget|", "updateUIView & |addChild|",
    "updateNSView & |addGestureRecognizer|", "updateNSView & |addArrangedSubview|", "updateUIView & |addInteraction|",
    "updateUIView & |addAction|", "updateUIView & |addSublayer|", "updateNSView & |addSublayer|",
    "updateNSView & |addTrackingArea|", "updateUIView & |insertSubview|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    for (function, _) in file.allUpdates where !function.isInPreview {
      // What is taken away first may be added.
      if function.descendants.contains(where: { $0.nameHolds("remove") }) { continue }
      if function.name?.hasPrefix("update") != true,
        function.owner?.allParts.contains(where: { $0.descendants.contains { $0.nameHolds("remove") } }) == true
      {
        continue
      }
      for call in function.descendants where call.kind == .call && call.isNamed(Self.adders) && call.isModifier {
        // Of a control; an alert or a menu is made anew.
        if call.isNamed("addAction"), !call.hasArgument("for") { continue }
        guard !isOfNew(call, in: function),
          !call.isConditional(in: function) || addsNew(call, in: function) && call.isDecidedByInput(in: function)
        else { continue }
        if call.isNamed("addSublayer"), function.sourceHolds("sublayers =") { continue }
        let name = function.name ?? ""
        let place =
          name.hasPrefix("update") ? "`\(name.replacing("update", with: "make"))`" : "the function that makes the view"
        report(
          call,
          "`\(call.name ?? "addSubview")` adds a new one on every update; call it once in \(place), and only set values here"
        )
      }
    }
  }

  /// Whether what it is added to is made here, too.
  private func isOfNew(_ call: Node, in function: Node) -> Bool {
    call.chain?.root.name.map { isMade($0, for: call, in: function) } == true
  }

  /// Whether it adds what is made here: what is there already is not added a second time.
  private func addsNew(_ call: Node, in function: Node) -> Bool {
    call.arguments.contains { argument in
      argument.value.kind == .chain && makes(argument.value)
        || argument.value.ownMemberName.map { isMade($0, for: call, in: function) } == true
    }
  }

  /// Whether the name is that of a variable in the function that begins with a new object.
  private func isMade(_ name: String, for call: Node, in function: Node) -> Bool {
    guard let variable = call.variable(named: name), variable.isInside(function) else { return false }
    return variable.child(.initial)?.firstChild.map(makes) == true
  }

  /// `UILabel()`
  private func makes(_ value: Node) -> Bool {
    guard let made = value.chain else { return false }
    return made.parts.count == 1 && made.root.kind == .call && made.root.isCapitalized
  }

  private static let adders = [
    "addSubview", "addArrangedSubview", "addGestureRecognizer", "addTarget", "addChild", "addInteraction",
    "insertSubview", "addAction", "addSublayer", "addTrackingArea",
  ]
}
