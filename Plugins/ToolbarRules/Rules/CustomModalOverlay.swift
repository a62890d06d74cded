import SwiftKitSDK

/// A presentation traps focus, hides what is behind from VoiceOver and can be dismissed by gesture; a scrim in a stack
/// does none of that.
///
/// One that grows from a place measured in a coordinate space is an effect no presentation offers, and so are drawers and
/// what points at parts of the screen.
struct CustomModalOverlay: Check {
  let id = "custom-modal-overlay"
  let rules = ["sheets/presentation/custom-modal-overlay"]
  let severity = Severity.info
  let title = "a modal made of a stack and a scrim"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|ZStack|", "|overlay|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.calls(named: "coordinateSpace").isEmpty else { return }
    let places = file.calls(named: "ZStack").filter(\.isRoot) + file.calls(named: "overlay").filter(\.isViewModifier)
    for place in places where !place.isInPreview {
      guard let closure = place.contentClosure else { continue }
      // What a function of the view makes counts as if it stood here.
      let content = closure.onlyView?.codeOfMember ?? closure
      // In a stack the modal lies on top, so it comes last; whatever is only laid over may be all there is.
      let last = Array(content.children).last { ![.parameter, .capture, .attribute].contains($0.kind) }
      guard let condition = last, condition.kind == .if, presents(condition) || covers(condition),
        isScrimmed(place.isNamed("ZStack") ? content : condition)
      else { continue }
      report(
        place,
        "this modal is an overlay, so VoiceOver still reads what is behind it; use `sheet`, `fullScreenCover` or `alert`"
      )
    }
  }

  /// Whether the condition is a flag such as `showModal` or `isPopupPresented`.
  private func presents(_ choice: Node) -> Bool {
    choice.children(.condition).contains { condition in
      guard let value = condition.firstChild, value.kind == .chain, let name = value.memberName?.lowercased() else {
        return false
      }
      return ["show", "is", "present", "display"].contains { name.hasPrefix($0) }
        && ["sheet", "modal", "popup", "dialog", "presented", "alert", "popover"].contains { name.contains($0) }
    }
  }

  /// Whether it shows controls above a scrim that fills the screen, or anything above one that a tap dismisses, whatever its
  /// flag is called.
  private func covers(_ choice: Node) -> Bool {
    guard choice.children(.branch).count == 1, let shown = choice.child(.branch),
      let asked = choice.child(.condition)?.firstChild,
      [.chain, .variable, .operation].contains(asked.kind), isScrimmed(shown)
    else { return false }
    let parts = parts(of: shown)
    let fills = parts.flatMap { $0.descendants(.call, named: "ignoresSafeArea", "edgesIgnoringSafeArea") }.contains {
      call in
      call.chain.map { isScrimmed($0.node) } == true
    }
    guard fills else { return false }
    func makes(_ isMeant: (Node) -> Bool) -> Bool {
      parts.contains { part in part.descendants.contains { $0.kind == .call && isMeant($0) } }
    }
    return makes { $0.isNamed(Self.controls) }
      || makes(isTapOnScrim) && makes { $0.isCapitalized && $0.isRoot && !$0.isNamed(Self.ofScrims) }
        && !isOwnEffect(choice)
  }

  /// Whether this is a tap on the scrim that does something, and is not only there to keep taps from what is behind.
  private func isTapOnScrim(_ call: Node) -> Bool {
    guard call.isNamed("onTapGesture"), let scrim = call.chain else { return false }
    let acts = call.closures.first.map { !$0.statements.isEmpty } ?? call.hasArgument("perform")
    return acts
      && (scrim.root.isNamed("Color", "Rectangle") && isScrimmed(scrim.node)
        || scrim.codeOfMember.map(isScrimmed) == true)
  }

  /// Whether its names say that it slides in from the side, or leads through the screen.
  private func isOwnEffect(_ choice: Node) -> Bool {
    choice.children(.condition).contains { $0.sourceHolds("menu") }
      || Self.ownEffects.contains { choice.sourceHolds($0) }
  }

  private static let ofScrims = ["Color", "Rectangle", "Spacer", "ZStack", "VStack", "HStack", "Group"]
  private static let ownEffects: [StaticString] = [
    "drawer", "sidebar", "sidemenu", "spotlight", "coach", "tooltip", "tutorial", "onboarding",
  ]

  private static let controls = [
    "Button", "TextField", "SecureField", "Toggle", "Stepper", "Slider", "Picker", "DatePicker",
  ]

  /// What is shown, with the code of the members and the views of this file that are named there.
  private func parts(of shown: Node) -> [Node] {
    [shown]
      + shown.descendants.filter { $0.kind == .chain }.compactMap(\.chain).flatMap { view -> [Node] in
        if let code = view.codeOfMember { return [code] }
        guard view.root.kind == .call, view.root.isCapitalized, let name = view.root.name else { return [] }
        return view.node.file.nodes(.struct, named: [name]).filter { !view.node.isInside($0) }
      }
  }

  /// `Color.black.opacity(0.4)`, or a shape filled so.
  private func isScrimmed(_ place: Node) -> Bool {
    parts(of: place).contains { part in
      part.descendants(.member, named: "black").contains(where: isScrim)
    }
  }

  private func isScrim(_ black: Node) -> Bool {
    guard let chain = black.chain else { return false }
    // `Color(.black)` is the same colour.
    let color = chain.node.callOfArgument.flatMap { $0.isNamed("Color") ? $0 : nil } ?? black
    guard let next = color.chain?.parts.first(where: { $0.range.lowerBound > color.range.lowerBound && $0 != color })
    else { return false }
    return next.isNamed("opacity") && !black.ancestors.contains { $0.kind == .call && $0.isNamed("shadow") }
  }
}
