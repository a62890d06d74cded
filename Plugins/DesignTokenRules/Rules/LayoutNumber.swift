import SwiftKitSDK

/// A number that places views: what it is for, the literal, and where it is used.
struct LayoutNumber {
  /// A margin is what a list or a scroll view keeps free around its content, where the system has numbers of its own.
  enum Purpose { case padding, margin, spacing, radius, side }

  let purpose: Purpose
  let value: Double
  let node: Node
  /// The literal itself, or the name that stands for it.
  let use: Node

  /// The literals of a file in paddings, spacings, corner radii and frames, those of both branches of a choice too; not
  /// those of previews.
  ///
  /// - Parameter followsNames: whether the literal of a constant of the view counts too, where its name is used; each once.
  static func all(in file: SourceFile, followsNames: Bool = false) -> [LayoutNumber] {
    var numbers: [LayoutNumber] = []
    var named: Set<Node> = []
    for call in calls(in: file) where !call.isInPreview {
      for (purpose, value) in values(of: call) {
        for number in value.numbers where number.kind != .operation || isLiteral(number) {
          numbers.append(LayoutNumber(purpose: purpose, value: abs(number.number ?? 0), node: number, use: number))
        }
        guard followsNames else { continue }
        for literal in value.literalsOfMember where named.insert(literal).inserted {
          numbers.append(LayoutNumber(purpose: purpose, value: abs(literal.number ?? 0), node: literal, use: value))
        }
      }
    }
    return numbers
  }

  /// The steps of an ascending scale around the number, `8 or 12`.
  func nearestSteps(of scale: [Double]) -> String {
    [scale.last { $0 < value }, scale.first { $0 > value }].compactMap { $0?.shortText }.joined(separator: " or ")
  }

  private static func isLiteral(_ node: Node) -> Bool { node.number != nil }

  /// The calls that may hold such numbers, in source order.
  private static func calls(in file: SourceFile) -> [Node] {
    let calls =
      file.calls(named: "padding", "frame", "cornerRadius", "listRowInsets", "contentMargins", "safeAreaPadding")
      + file.calls(
        withArgument: "spacing", "horizontalSpacing", "verticalSpacing", "cornerRadius", "topLeadingRadius",
        "topTrailingRadius", "bottomLeadingRadius", "bottomTrailingRadius")
    return Set(calls).sorted { $0.isBefore($1) || $1.isInside($0) }
  }

  private static func values(of call: Node) -> [(Purpose, Node)] {
    switch call.name {
    case "padding" where call.isViewModifier:
      let values = call.arguments.map(\.value)
      if values.count == 1, let sides = insets(values[0]) { return sides.map { (.padding, $0) } }
      return values.last.map { [(.padding, $0)] } ?? []
    case "listRowInsets" where call.isViewModifier, "contentMargins" where call.isViewModifier,
      "safeAreaPadding" where call.isViewModifier:
      let values = call.arguments.filter { $0.label == nil }.map(\.value)
      return values.flatMap { insets($0) ?? [$0] }.map { (.margin, $0) }
    case "frame" where call.isViewModifier:
      return ["width", "height"].compactMap { call.argument($0).map { (.side, $0.value) } }
    case "cornerRadius" where call.isViewModifier:
      return call.firstUnlabelled.map { [(.radius, $0.value)] } ?? []
    default:
      return call.arguments.compactMap { argument in
        switch argument.label {
        case "spacing" where isStack(call), "horizontalSpacing" where isStack(call),
          "verticalSpacing" where isStack(call):
          (.spacing, argument.value)
        case "cornerRadius" where isShape(call): (.radius, argument.value)
        case "topLeadingRadius", "topTrailingRadius", "bottomLeadingRadius", "bottomTrailingRadius":
          (.radius, argument.value)
        default: nil
        }
      }
    }
  }

  /// The values of `EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)`.
  private static func insets(_ value: Node) -> [Node]? {
    guard let insets = value.chain?.root, insets.isNamed("EdgeInsets", "init") else { return nil }
    return insets.arguments.map(\.value)
  }

  private static func isStack(_ call: Node) -> Bool {
    call.isNamed(
      "HStack", "VStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "GlassEffectContainer",
      "GridItem",
      "HStackLayout", "VStackLayout", "safeAreaInset", "safeAreaBar")
  }

  private static func isShape(_ call: Node) -> Bool {
    call.isNamed("RoundedRectangle", "rect", "UnevenRoundedRectangle", "Rect")
      || call.name?.hasPrefix("Rounded") == true
  }
}

extension Node {
  /// The numbers that a constant or computed property of the type around this gives, where this names one: `5` of
  /// `let inset: CGFloat = 5`.
  fileprivate var literalsOfMember: [Node] {
    guard ownMemberName != nil else { return [] }
    return writtenOutcomes.filter { $0 != self && $0.number != nil && $0.kind != .boolean && !$0.isInTokenFile }
  }

  /// Whether this stands where the names for numbers are defined, and not where they are used.
  var isInTokenFile: Bool {
    ancestors.contains { node in
      guard node.kind == .extension || Kind.types.contains(node.kind), let name = node.name else { return false }
      return ["CGFloat", "Double"].contains(name)
        || ["Spacing", "Radius", "Tokens", "Theme", "Metrics", "Layout", "Constants"].contains(where: name.hasSuffix)
          && !node.isView
    }
  }
}
