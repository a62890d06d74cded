import SwiftKitSDK

/// A content transition shows only where the change is animated. Whoever hands a value to a view may animate it, an object of another
/// file may change its values inside of `withAnimation`, and a timer changes without a value.
struct StillContentTransition: Check {
  let id = "still-content-transition"
  let rules = ["motion/transitions/still-content-transition"]
  let severity = Severity.info
  let title = "a content transition that nothing animates"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|contentTransition|"]

  func check(_ file: SourceFile, _ report: Report) {
    // Anything in the file that animates may animate this.
    let isAnimated = ["withAnimation", "animation", "transaction"].contains { !file.nodes(.call, named: [$0]).isEmpty }
    for call in file.calls(named: "contentTransition") where call.isViewModifier && !call.isInPreview && !isAnimated {
      guard call.chain?.modifiers.contains(where: { $0.isNamed("animation", "phaseAnimator") }) == false,
        !call.isInside(closureOf: "phaseAnimator", "keyframeAnimator", "TimelineView"),
        // A symbol that is replaced moves by itself.
        call.firstUnlabelled?.value.chain?.root.isNamed("identity", "symbolEffect") != true,
        ([call] + call.modifierUses).contains(where: { use in
          use.owner?.children(.variable).contains { $0.hasAttribute("State") } == true
        }), !showsGivenValue(call), !showsTimer(call), !showsOtherObject(call)
      else { continue }
      report(call, "nothing animates this change, so `contentTransition` has no effect; add `.animation(_:value:)`")
    }
  }

  /// Whether what it shows is a value that the view is made with, and not only constants beside state of the view itself:
  /// `price * count` changes with the count.
  private func showsGivenValue(_ call: Node) -> Bool {
    let shown = call.chain?.root.descendants(.member).filter(\.isRoot) ?? []
    let showsState = shown.contains { ownProperty($0)?.hasAttribute("State") == true }
    return shown.contains { value in
      guard let property = ownProperty(value), isGiven(property) else { return false }
      // An object changes by itself, and a value of it as well.
      let isConstant = property.flags.contains(.constant) && value.chain?.parts.count == 1
      return !(showsState && isConstant)
    }
  }

  /// `Text(timerInterval: start...end)` and `Text(start, style: .timer)`.
  private func showsTimer(_ call: Node) -> Bool {
    guard let root = call.chain?.root else { return false }
    return ([root] + root.descendants).contains { part in
      guard part.kind == .call, part.isNamed("Text") else { return false }
      let isRelative = part.argument("style")?.memberName.map(["timer", "relative", "offset"].contains) == true
      return isRelative || part.hasArgument("timerInterval")
    }
  }

  /// Whether all that it shows and that changes is of objects whose types other files declare.
  private func showsOtherObject(_ call: Node) -> Bool {
    guard let view = call.chain?.root else { return false }
    let shown = view.descendants(.member).filter { $0.isRoot && !isDetail($0, in: view) }
    let changing = shown.compactMap { source(of: $0, following: 4) }.filter { property in
      property.child(.attribute) != nil
        && (!property.hasAttribute("Environment") || environmentType(of: property) != nil)
    }
    return !changing.isEmpty && changing.allSatisfy(isOtherObject)
  }

  private func isOtherObject(_ property: Node) -> Bool {
    let type =
      property.plainType?.name ?? property.child(.initial)?.firstChild?.chain?.root.name
      ?? environmentType(of: property)
    if let type, !property.file.nodes(Node.Kind.types, named: [type]).isEmpty { return false }
    if property.hasAttribute("State") { return type.map(property.file.project.kinds(of:))?.contains("class") == true }
    return property.hasAttribute("StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable")
  }

  /// `Shop` of `@Environment(Shop.self)`; the values of key paths, such as the locale, hardly ever change.
  private func environmentType(of property: Node) -> String? {
    let key = property.children(.attribute).first { $0.isNamed("Environment") }?.firstUnlabelled?.value.chain?.root
    return key.flatMap { $0.isCapitalized ? $0.name : nil }
  }

  /// Whether a value only says how another one is shown: `locale` of `count.formatted(.number.locale(locale))`.
  private func isDetail(_ value: Node, in view: Node) -> Bool {
    let own = value.chain?.node
    return value.ancestors.prefix { $0 != view }.contains { around in
      guard around.kind == .chain, around != own, let root = around.chain?.root, root.kind == .member else {
        return false
      }
      return root.flags.contains(.implicit) || ownProperty(root)?.child(.attribute) != nil
    }
  }

  /// The property of the view that a value comes from, by way of local constants and the elements of loops.
  private func source(of value: Node, following steps: Int) -> Node? {
    if let property = ownProperty(value) { return property }
    guard steps > 0, !value.flags.contains(.implicit), let name = value.name else { return nil }
    let held = value.variable(named: name)?.child(.initial)?.firstChild?.chain?.root
    let loop = value.enclosingClosures.first { $0.node.children(.parameter).contains { $0.isNamed(name) } }
    let origin = held ?? loop?.call.firstUnlabelled?.value.chain?.root
    return origin.flatMap { source(of: $0, following: steps - 1) }
  }

  private func ownProperty(_ value: Node) -> Node? {
    guard !value.flags.contains(.implicit), let name = value.name, let property = value.variable(named: name),
      property.parent == property.enclosingType
    else { return nil }
    return property
  }

  private func isGiven(_ property: Node) -> Bool {
    property.child(.attribute) == nil && property.child(.initial) == nil && property.code == nil
  }
}
