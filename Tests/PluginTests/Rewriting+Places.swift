import SwiftKitSDK

// Where a rewriting may change code.

extension Node {
  var isMember: Bool {
    [
      .function, .initializer, .variable, .case, .typealias, .declaration, .ifConfig, .struct, .class, .enum, .actor,
      .extension, .macro,
    ].contains(kind)
  }

  /// Whether an extension can hold it.
  var isMovable: Bool {
    switch kind {
    case .function: !flags.contains(.static) && child(.attribute) == nil && !hasModifier(keyword: "override")
    case .variable: child(.body) != nil && child(.attribute) == nil && child(.initial) == nil
    case .comment: true
    default: false
    }
  }

  var colon: Int? {
    guard let first = child(.inherited) else { return nil }
    let between = file.source(anchor.upperBound..<first.range.lowerBound)
    return between.filter { $0 != " " } == ":" ? anchor.upperBound : nil
  }
}

extension SourceFile {
  var bodies: [(node: Node, opening: Int)] {
    nodes(.variable, named: ["body"]).compactMap { variable in
      guard variable.enclosing(.struct, .extension)?.isView == true, let body = variable.child(.body) else {
        return nil
      }
      if variable.child(.type)?.name != "View" { return nil }
      return (body, body.range.lowerBound + 1)
    }
  }

  var viewRoots: [Node] {
    nodes(
      .call,
      named: [
        "Text", "Image", "Button", "VStack", "HStack", "ZStack", "List", "Form", "ScrollView", "Rectangle", "Circle",
        "Color", "Label", "Toggle", "TextField", "Menu", "NavigationStack",
      ]
    )
    .filter { $0.isRoot && $0.chain?.isStatement == true && $0.chain?.root == $0 }
  }

  var actionsAndFunctions: [Int] {
    nodes(.function).compactMap { function in
      guard function.child(.type) == nil, let body = function.child(.body) else { return nil }
      return body.range.lowerBound + 1
    }
      + nodes(.closure).compactMap { closure in
        guard closure.isAction, closure.child(.parameter) == nil, closure.child(.capture) == nil,
          let first = closure.statements.first
        else { return nil }
        if closure.parent?.parent?.isNamed(
          "run", "forEach", "withAnimation", "alert", "swipeActions", "dropDestination") == true
        {
          return nil
        }
        return first.range.lowerBound
      }
  }
}
