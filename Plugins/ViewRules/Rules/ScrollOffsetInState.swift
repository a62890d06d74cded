import SwiftKitSDK

/// A state that holds the offset updates the view at every frame of scrolling.
struct ScrollOffsetInState: Check {
  let id = "scroll-offset-in-state"
  let rules = ["performance/state/scroll-offset-in-state", "focus-and-scrolling/scrolling/read-scroll-offset"]
  let severity = Severity.info
  let title = "state that is written at each step of scrolling"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|onScrollGeometryChange|", "|onPreferenceChange|", "|onGeometryChange| & |frame| & |in|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "onScrollGeometryChange", "onPreferenceChange", "onGeometryChange")
    where call.isViewModifier {
      let isScroll = call.isNamed("onScrollGeometryChange") || readsPlace(call)
      guard !call.isInPreview, let action = action(of: call),
        case let statements = (action.child(.body) ?? action).statements, statements.count == 1,
        isScroll ? isNumber(call.argument("for")?.value) : call.firstUnlabelled?.value.sourceHolds("offset") == true,
        let statement = statements.first, let assignment = statement.assignment,
        let name = assignment.target.ownMemberName ?? ofModel(assignment.target, around: call),
        assignment.target.ownMemberName == nil || isState(name, around: call),
        isMade(statement, ofParameterOf: action)
      else { continue }
      report(
        statement,
        "`\(name)` updates the view on every frame of scrolling; keep only what you need, such as `isScrolled`")
    }
  }

  /// What is run at each change: a closure, or the function of the type that is named in its place.
  private func action(of call: Node) -> Node? {
    guard let name = (call.argument("action") ?? call.argument("perform"))?.value.ownMemberName else {
      return call.closures.last
    }
    let functions = (call.owner?.allParts ?? []).flatMap { $0.children(.function) }.filter { $0.isNamed(name) }
    return functions.count == 1 ? functions[0] : nil
  }

  /// `onGeometryChange` that takes where the content of a scroll view stands: `$0.frame(in: .scrollView).minY`.
  private func readsPlace(_ call: Node) -> Bool {
    guard call.isNamed("onGeometryChange"), let reading = call.closures.first else { return false }
    return reading.descendants(.call, named: "frame").contains { frame in
      guard let space = frame.argument("in")?.value.chain?.parts.last,
        frame.chain?.parts.last?.isNamed("minX", "minY", "origin", "maxX", "maxY") == true
      else { return false }
      // Who asks for the space of the scroll view is in one, wherever that stands.
      return space.isNamed("scrollView") || space.isNamed("global") && isScrolled(call)
    }
  }

  /// Whether it stands in a scroll view, by way of members and views of this file, too.
  private func isScrolled(_ call: Node) -> Bool {
    call.places.contains { $0.contains { $0.call.isNamed("ScrollView", "List") } }
  }

  private func isNumber(_ value: Node?) -> Bool {
    value?.chain?.root.isNamed("CGFloat", "Double", "CGPoint", "CGRect", "ScrollGeometry") == true
  }

  private func isState(_ name: String, around call: Node) -> Bool {
    call.enclosingType?.allParts.flatMap { $0.children(.variable) }.contains {
      $0.isNamed(name) && $0.hasAttribute("State", "Binding")
    } == true
  }

  /// `model.offset` of an observable class of this file that the view holds.
  private func ofModel(_ target: Node, around call: Node) -> String? {
    guard let parts = target.chain?.parts, target.kind == .chain, parts.count == 2,
      parts.allSatisfy({ $0.kind == .member }), let model = parts[0].name, let name = parts[1].name,
      let property = call.variable(named: model),
      property.hasAttribute("State", "Bindable", "Environment", "StateObject"),
      let stored = target.propertyOfModel, stored.code == nil, stored.child(.attribute) == nil,
      stored.parent?.kind == .class, stored.parent?.hasAttribute("Observable") == true
    else { return nil }
    return "\(model).\(name)"
  }

  /// Whether the value is the parameter or a number made of it, `-y` or `max(0, y)`, and no answer to a question about it.
  private func isMade(_ statement: Node, ofParameterOf action: Node) -> Bool {
    if statement.descendants.contains(where: {
      $0.kind == .ternary || $0.kind == .operator && $0.isNamed(Self.questions)
    }) {
      return false
    }
    return statement.children.dropFirst(2).flatMap { [$0] + $0.descendants }.contains { node in
      guard [.member, .call].contains(node.kind), node.isRoot, let name = node.name else { return false }
      return name.hasPrefix("$") || action.children(.parameter).contains { $0.isNamed(name) }
    }
  }

  private static let questions = ["<", ">", "<=", ">=", "==", "!=", "&&", "||", "!"]
}
