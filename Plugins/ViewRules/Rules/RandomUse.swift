import SwiftKitSDK

/// What a value that is drawn at random in a view is for.
enum RandomUse {
  /// How an animation runs: no update changes what is shown.
  case timing
  /// Where a shape or picture is, how it is turned, how strong it is: its jump says nothing wrong.
  case decoration
  case content

  /// The use of a value, by what it is handed to, also behind the name of a constant or of a property.
  init(of value: Node) { self = RandomUse.use(of: value, following: 2) }

  private static func use(of value: Node, following steps: Int) -> RandomUse {
    for outer in value.ancestors {
      switch outer.kind {
      case .argument:
        let argument = outer.parent?.arguments.first { $0.node == outer }
        if let use = argument.flatMap({ use(of: $0) }) { return use }
      case .variable:
        return steps > 0 ? use(of: names(of: outer), following: steps - 1) : .content
      case .closure, .function, .condition: return .content
      default: break
      }
    }
    return .content
  }

  private static func use(of names: [Node], following steps: Int) -> RandomUse {
    let uses = names.map { use(of: $0, following: steps) }
    if uses.isEmpty || uses.contains(.content) { return .content }
    return uses.contains(.decoration) ? .decoration : .timing
  }

  /// Where a local constant, or a property of a view, is named.
  private static func names(of variable: Node) -> [Node] {
    guard let name = variable.name, let block = variable.parent else { return [] }
    if block == variable.enclosingType {
      return variable.child(.type)?.source.hasPrefix("some ") == true ? [] : variable.uses(ofMember: name, in: block)
    }
    return block.descendants(.member, named: name).filter { $0.isRoot && variable.isBefore($0) }
  }

  /// Nil for a call that hands the value on, such as `.degrees(angle)`.
  private static func use(of argument: Argument) -> RandomUse? {
    guard let call = argument.node.parent, call.kind == .call else { return nil }
    if call.isNamed("animation") && argument.label == nil || call.isNamed(animations) && isOfAnimation(call) {
      return .timing
    }
    return decorates(call, argument) ? .decoration : nil
  }

  /// `.easeIn(duration: …)` and `Animation.spring(…).delay(…)`; a view of the project may have a `speed`, too.
  private static func isOfAnimation(_ call: Node) -> Bool {
    guard let root = call.chain?.root else { return false }
    return root.flags.contains(.implicit) || root.isNamed("Animation")
  }

  private static func decorates(_ call: Node, _ argument: Argument) -> Bool {
    if call.isRoot {
      // The size of a view of the project: `Bubble(size: size)`.
      guard let label = argument.label, sizes.contains(label), let name = call.name else { return false }
      return call.file.project.conforms(name, to: "View", "Shape")
    }
    guard let chain = call.chain, chain.node.descendants(.call, named: "Text", "Label", "Button", "TextField").isEmpty
    else { return false }
    return call.isNamed(effects) || call.isNamed("frame") && chain.root.isNamed(shapes)
  }

  private static let animations = [
    "bouncy", "delay", "easeIn", "easeInOut", "easeOut", "interactiveSpring", "interpolatingSpring", "linear",
    "repeatCount", "smooth", "snappy", "speed", "spring", "timingCurve",
  ]
  private static let effects = [
    "blur", "offset", "opacity", "position", "rotation3DEffect", "rotationEffect", "scaleEffect", "trim",
  ]
  private static let shapes = [
    "Capsule", "Circle", "Color", "Ellipse", "Path", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
  ]
  private static let sizes: Set = ["size", "width", "height"]
}
