import SwiftKitSDK

/// Glass that reacts to touches promises a control; on a label there is none.
///
/// Reported where the view is a text or picture of a body, or a stack of nothing else, outside of every control and gesture.
struct GlassInteractiveOnLabel: Check {
  let id = "glass-interactive-on-label"
  let rules = ["liquid-glass/interaction/glass-interactive-on-label"]
  let severity = Severity.warning
  let title = "interactive glass on something that is not a control"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|glassEffect| & |interactive|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for glass in file.calls(named: "glassEffect") where glass.isViewModifier && !glass.isInPreview {
      guard let chain = glass.chain, isText(chain), let mark = mark(of: glass),
        !chain.modifiers.contains(where: { $0.isNamed(Self.gestures) }), isOfBody(glass)
      else { continue }
      report(
        mark,
        "interactive glass suggests a control, but \(chain.root.name.code(or: "this")) is not one; remove `.interactive()`"
      )
    }
  }

  /// Whether it is a text or picture, or a stack of them, some on a condition or with plain shapes beside them.
  private func isText(_ view: Chain) -> Bool {
    if view.isRooted(in: "Text", "Label", "Image", "ProgressView") { return true }
    guard view.isRooted(in: "VStack", "HStack"), let content = view.root.contentClosure,
      content.statements.allSatisfy({ [.chain, .if, .switch].contains($0.kind) })
    else { return false }
    let views = content.laidOutViews
    let texts = views.filter { !isDecoration($0) }
    return !texts.isEmpty && texts.allSatisfy(isText)
      && !views.contains { $0.modifiers.contains { $0.isNamed(Self.gestures) } }
  }

  /// Whether it only fills the place between texts: a dot, a line, a space.
  private func isDecoration(_ view: Chain) -> Bool {
    view.isRooted(in: "Circle", "Capsule", "Rectangle", "RoundedRectangle", "Ellipse", "Divider", "Spacer")
  }

  /// The `interactive()` of its glass, wherever that is made.
  private func mark(of glass: Node) -> Node? {
    let values = glass.firstUnlabelled?.value.outcomes ?? []
    return values.compactMap { value in
      value.chain?.parts.first { part in
        part.isNamed("interactive")
          && (part.arguments.isEmpty || part.firstUnlabelled?.value.kind == .boolean && part.source.contains("true"))
      }
    }.first
  }

  /// Whether it stands in a body, within containers and layers only: elsewhere it may be the label of a control.
  ///
  /// In a member that the body shows at one place, that place is asked.
  private func isOfBody(_ glass: Node, following steps: Int = 3) -> Bool {
    let closures = glass.enclosingClosures
    guard
      closures.allSatisfy({ closure in
        closure.call.isRoot
          ? Self.containers.contains(closure.call.name ?? "")
          : closure.call.isNamed(Self.places) || closure.call.isNamed("overlay", "background") && closure.isOnPicture
      })
    else { return false }
    // A gesture on a container around it reaches it, too.
    guard closures.allSatisfy({ $0.call.chain?.modifiers.contains { $0.isNamed(Self.gestures) } != true }) else {
      return false
    }
    // A whole view may be the label of a control, too, and some are called after one.
    if let name = glass.enclosingType?.name, ["Button", "Label", "Chip", "Control"].contains(where: name.contains) {
      return false
    }
    guard let member = glass.enclosingMember else { return true }
    if member.isWholeBody { return member.enclosingType?.isView == true }
    guard steps > 0, let use = member.onlyUse, use.modifiers.allSatisfy({ $0 == use.root || $0.isNamed(Self.plain) })
    else {
      return false
    }
    return isOfBody(use.root, following: steps - 1)
  }

  /// Modifiers that make no control of a view.
  private static let plain: Set = [
    "padding", "frame", "offset", "opacity", "font", "foregroundStyle", "foregroundColor", "zIndex", "glassEffectID",
    "transition", "bold", "lineLimit", "background", "overlay", "layoutPriority", "fixedSize", "glassEffectUnion",
  ]
  private static let gestures = [
    "onTapGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onLongPressGesture", "draggable",
    "contextMenu",
    "hoverEffect", "onDrag",
  ]
  /// Modifiers whose content stands beside a view or on a screen of its own, whatever they are applied to.
  private static let places = [
    "safeAreaInset", "safeAreaBar", "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination",
  ]
  fileprivate static let containers: Set = [
    "VStack", "HStack", "ZStack", "Group", "GlassEffectContainer", "ScrollView", "List", "Section", "LazyVStack",
    "LazyHStack",
    "NavigationStack", "ForEach", "Form", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "GeometryReader", "TimelineView",
    "ViewThatFits",
  ]
}

extension Node.Closure {
  /// Whether the modifier that this belongs to is applied to a picture or container, and to no control.
  fileprivate var isOnPicture: Bool {
    guard let view = call.chain, let root = view.root.name else { return false }
    // A property that holds a picture.
    guard let name = view.rootName else { return ["Image", "Text"].contains(call.typeName(of: root)) }
    return GlassInteractiveOnLabel.containers.contains(name)
      || view.isRooted(
        in: "Image", "AsyncImage", "Text", "Label", "Color", "Rectangle", "RoundedRectangle", "Circle", "Capsule",
        "LinearGradient", "Map", "VideoPlayer")
  }
}
