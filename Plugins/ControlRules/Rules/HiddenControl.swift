import SwiftKitSDK

/// Whoever cannot see it cannot press it either. What nobody sees, such as the carrier of a keyboard shortcut, is hidden for good reason.
struct HiddenControl: Check {
  let id = "hidden-control"
  let rules = ["accessibility/elements/hidden-control"]
  let severity = Severity.info
  let title = "a control that is hidden from VoiceOver"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|accessibilityHidden|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    var search = ControlSearch()
    var helpers: Set<Node> = []
    for call in file.calls(named: "accessibilityHidden") where call.isViewModifier && !call.isInPreview {
      guard call.firstUnlabelled?.value.kind == .boolean, call.firstUnlabelled?.value.number == 1,
        let chain = call.chain, !search.isUnseen(chain)
      else { continue }
      if let control = search.control(in: chain) {
        // The same may be offered as an action of the row.
        if search.offersMore(call.enclosingType) || isOneOfARow(call) { continue }
        tell(call, control, chain, report)
        continue
      }
      // A modifier of the project that hides what it is applied to.
      guard let helper = chain.node.enclosingMember, search.onlyView(of: helper) == chain.node,
        helpers.insert(helper).inserted
      else { continue }
      for use in call.modified where use.node != chain.node {
        guard let name = helper.name, let part = use.modifiers.first(where: { $0.isNamed(name) }),
          let control = search.control(in: use), !part.isInPreview, !search.offersMore(part.enclosingType),
          !isOneOfARow(part)
        else { continue }
        tell(part, control, use, report)
      }
    }
  }

  private func tell(_ call: Node, _ control: Chain, _ chain: Chain, _ report: Report) {
    let isWhole = control.root == chain.root
    report(
      call,
      "`\(call.name ?? "accessibilityHidden")` hides \(isWhole ? "this" : "the") \(control.rootName.code(or: "control"))\(isWhole ? "" : " in it") from VoiceOver; remove it, or offer an `accessibilityAction`"
    )
  }

  /// Whether what is around it is one element, or does the same when it is tapped; a container of elements hides none.
  private func isOneOfARow(_ call: Node) -> Bool {
    call.places.joined().contains { closure in
      guard let around = closure.call.chain else { return false }
      return around.hasModifier("onTapGesture", "accessibilityRepresentation")
        || around.modifiers(named: "accessibilityElement").contains {
          $0.argument("children")?.memberName != "contain"
        }
        || closure.call.isNamed("Button", "NavigationLink") && closure.call.labelClosure == closure.node
    }
  }
}

/// Looks for controls in what a file hides, and remembers what it found in each view, member and type.
private struct ControlSearch {
  /// A view or the code of a member, and how many members it may lead on to.
  private struct Place: Hashable {
    let node: Node
    let steps: Int
  }

  private var found: [Place: Chain?] = [:]
  private var unseen: [Node: Bool] = [:]
  private var offering: [Node: Bool] = [:]
  private var onlyViews: [Node: Node?] = [:]
  /// The members of a type that make views, by name.
  private var members: [Node: [String: [Node]]] = [:]

  /// The control that this is, or the first one of the container that it is, at any depth, or of the member of its type that makes it.
  ///
  /// Members may show each other, so that the steps from one to the next are counted.
  mutating func control(in view: Chain, following steps: Int = 5) -> Chain? {
    let place = Place(node: view.node, steps: steps)
    if let known = found[place] { return known }
    let control = isUnseen(view) ? nil : look(in: view, following: steps)
    found.updateValue(control, forKey: place)
    return control
  }

  private mutating func look(in view: Chain, following steps: Int) -> Chain? {
    if view.root.kind == .call, view.root.isNamed(Self.controls) { return view }
    if let code = codeOfMember(view) { return control(ofMember: code, following: steps) }
    guard view.root.kind == .call, view.root.isNamed(Self.containers) else { return nil }
    if let content = view.root.contentClosure { return first(of: content.views, following: steps) }
    // The name of a function stands for a closure.
    let argument = view.root.argument("content") ?? view.root.argument("root") ?? view.root.argument("rowContent")
    guard let function = argument?.value.chain, let code = codeOfMember(function) else { return nil }
    return control(ofMember: code, following: steps)
  }

  /// What `Chain.codeOfMember` says, with the members of each type listed once.
  private mutating func codeOfMember(_ view: Chain) -> Node? {
    guard let part = view.parts.first(where: { !$0.isNamed("self") }), part.kind == .member || part.kind == .call,
      !part.flags.contains(.implicit), !part.isCapitalized, let name = part.name, let type = view.node.owner
    else { return nil }
    let named = members[type] ?? Dictionary(grouping: type.viewMembers) { $0.name ?? "" }
    members[type] = named
    return named[name]?.first { !part.isInside($0) }?.code
  }

  /// The one view that a member without parameters makes.
  mutating func onlyView(of member: Node) -> Node? {
    if let known = onlyViews[member] { return known }
    let view = member.children(.parameter).isEmpty ? member.code?.onlyView?.node : nil
    onlyViews.updateValue(view, forKey: member)
    return view
  }

  mutating func isUnseen(_ view: Chain) -> Bool {
    if let known = unseen[view.node] { return known }
    let answer = view.isUnseen
    unseen[view.node] = answer
    return answer
  }

  private mutating func control(ofMember code: Node, following steps: Int) -> Chain? {
    guard steps > 0 else { return nil }
    let place = Place(node: code, steps: steps)
    if let known = found[place] { return known }
    let control = first(of: code.views, following: steps - 1)
    found.updateValue(control, forKey: place)
    return control
  }

  private mutating func first(of views: [Chain], following steps: Int) -> Chain? {
    for view in views {
      if let control = control(in: view, following: steps) { return control }
    }
    return nil
  }

  /// Whether the type offers actions of accessibility in place of controls.
  mutating func offersMore(_ type: Node?) -> Bool {
    guard let type else { return false }
    if let known = offering[type] { return known }
    let offers = type.descendants.contains {
      $0.isNamed(
        "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction", "accessibilityScrollAction",
        "accessibilityRepresentation")
    }
    offering[type] = offers
    return offers
  }

  private static let containers: Set = [
    "ControlGroup", "ForEach", "Form", "Grid", "GridRow", "Group", "GroupBox", "HStack", "LazyHGrid", "LazyHStack",
    "LazyVGrid", "LazyVStack", "List", "ScrollView", "Section", "VStack", "ZStack",
  ]

  private static let controls: Set = [
    "Button", "ColorPicker", "DatePicker", "DisclosureGroup", "EditButton", "Link", "Menu", "NavigationLink",
    "PasteButton", "PhotosPicker", "Picker", "SecureField", "ShareLink", "Slider", "Stepper", "TextEditor", "TextField",
    "Toggle",
  ]
}

extension Chain {
  /// Whether it is not to be seen, or takes no touch, or is there for its shortcut.
  fileprivate var isUnseen: Bool {
    hasModifier("keyboardShortcut", "hidden")
      || modifiers(named: "opacity", "allowsHitTesting").contains { $0.firstUnlabelled?.value.number == 0 }
      || modifiers(named: "disabled").contains { $0.firstUnlabelled?.value.number == 1 }
      || modifiers(named: "frame").contains { frame in
        // A `minWidth` of 0 takes no width away.
        ["width", "height", "maxWidth", "maxHeight"].contains { frame.argument($0)?.value.number == 0 }
      }
  }
}
