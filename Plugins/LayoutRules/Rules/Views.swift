import SwiftKitSDK

// What layout checks ask of views.

extension Node {
  /// The views that a builder's closure lists: its statements, short of declarations.
  var views: [Node] {
    statements.flatMap { node -> [Node] in
      switch node.kind {
      case .variable, .function: []
      case .ifConfig: node.statements
      default: [node]
      }
    }
  }

  /// The closure that is the content of this call of a container.
  var content: Node? { (argument("content")?.value).flatMap { $0.kind == .closure ? $0 : nil } ?? closures.first }

  /// The name of the call that this chain begins with: `Text` of `Text("a").bold()`.
  var viewName: String? {
    guard kind == .chain, let root = chain?.root, root.kind == .call, !root.flags.contains(.implicit) else {
      return nil
    }
    return root.name
  }

  /// Whether this is a view that a body, or a member that a body consists of, shows.
  var isBodyRoot: Bool {
    guard let body = parent else { return false }
    if body.kind == .return { return body.isBodyRoot }
    return body.memberOfCode?.isWholeBody == true
  }

  /// Whether it stands in a closure or an argument of a modifier of one of these names.
  func isInside(modifier names: String...) -> Bool {
    ancestors.contains { ancestor in
      guard ancestor.kind == .argument, let call = ancestor.parent else { return false }
      return call.isNamed(names) && call.isModifier
    }
  }

  /// Whether this view, or one around it in the same member, combines what it holds for VoiceOver, or stands for it.
  var isReadAsOne: Bool {
    let around = enclosingClosures.map(\.call).filter(\.isRoot)
    return ([self] + around).contains { view in
      view.chain?.modifiers(named: "accessibilityElement").contains { element in
        element.argument("children")?.memberName != "contain"
      } == true
    }
  }

  /// Whether a name of the type or member around it says that it is a card, or whatever `word` is.
  func isPart(of word: String) -> Bool {
    ancestors.contains { ancestor in
      [.struct, .extension, .variable, .function].contains(ancestor.kind) && ancestor.nameWords.contains(word)
    }
  }
}

extension Chain {
  /// The shape with round corners among the arguments of `call`: the number of its radius.
  static func radius(of call: Node) -> Node? {
    if call.isNamed("cornerRadius") { return call.firstUnlabelled?.value }
    return call.arguments.lazy.flatMap { argument -> [Node] in
      // `.background { RoundedRectangle(cornerRadius: 12).fill(.blue) }`
      let written = argument.value.kind == .closure ? argument.value.onlyView : argument.value.chain
      let view = written?.codeOfMember?.onlyView ?? written?.node.resolved.chain ?? written
      guard let root = view?.root else { return [] }
      let shape = view?.parts.first { $0.isNamed("RoundedRectangle", "rect") } ?? root
      return shape.argument("cornerRadius").map { [$0.value] } ?? []
    }.first
  }
}

/// Names of SwiftUI's views by what they are for.
enum ViewNames {
  static let shapes: Set = [
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Path", "UnevenRoundedRectangle",
    "ConcentricRectangle", "ContainerRelativeShape",
  ]
  static let fills: Set = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Image",
    "AsyncImage", "Spacer", "EmptyView", "Map", "Canvas", "VideoPlayer",
  ]
  static let texts: Set = [
    "Text", "Label", "Button", "TextField", "SecureField", "Toggle", "Picker", "Menu", "Link", "NavigationLink",
    "Stepper", "DatePicker", "HStack", "VStack", "LazyVStack", "LazyHStack", "Form", "LabeledContent", "ShareLink",
  ]
}
