import SwiftKitSDK

/// White and black text stays as it is when the appearance changes, and is then not seen.
///
/// On a fill of known colour either is right, so this looks for any fill at all: behind the view, around it, or anywhere in
/// its type. What a type without one is laid on, another file may say.
struct WhiteBlackForeground: Check {
  let id = "white-black-foreground"
  let rules = ["color/text/white-black-foreground"]
  let severity = Severity.info
  let title = "white or black text without a fill behind it"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let literals = ["|white|", "|black|"]
  // Most such text lies on a fill that another view draws.
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    attributes(file, report)
    for modifier in file.calls(named: "foregroundStyle", "foregroundColor", "tint") where modifier.isViewModifier {
      guard !modifier.isInPreview, modifier.arguments.count == 1, let value = modifier.firstUnlabelled?.value,
        let color = flatColor(value) ?? fixed(value) ?? usual(of: value), let chain = modifier.chain,
        isText(chain),
        !hasFill(around: modifier)
      else { continue }
      report(
        color, "\(word(for: color)) text is invisible in light or dark mode; use `.primary`",
        suggestion: color.chain?.node == value ? styled(color, in: value) : [])
    }
  }

  /// `text.foregroundColor = .black` of an attributed text.
  private func attributes(_ file: SourceFile, _ report: Report) {
    for operation in file.nodes(.operation) where !operation.isInPreview {
      guard let assignment = operation.assignment, let parts = assignment.target.chain?.parts, parts.count > 1,
        parts.last?.isNamed("foregroundColor") == true, let name = parts[0].name,
        operation.typeName(of: name) == "AttributedString", let color = flatColor(assignment.value),
        !hasFill(around: operation)
      else { continue }
      report(color, "\(word(for: color)) text is invisible in light or dark mode; use `.primary`")
    }
  }

  /// `white` or `black`, as the name of the colour or the number of `Color(white: 1)` says.
  private func word(for color: Node) -> String { color.name ?? (color.number == 0 ? "black" : "white") }

  /// The colour that a constant gives; what has a default may be set to another.
  private func fixed(_ value: Node) -> Node? {
    let values = value.writtenOutcomes
    return values.count == 1 ? flatColor(values[0]) : nil
  }

  /// The white of `isOn ? .white : .secondary`, which is the usual one of two shades; beside `.primary` it marks a selection.
  ///
  /// So is the black of `isOn ? .accentColor : .black`; white beside a colour mostly lies on that colour, as a fill.
  private func usual(of value: Node) -> Node? {
    guard value.kind == .ternary, !isChosenByAppearance(value) else { return nil }
    let choices = value.writtenOutcomes
    let names = choices.compactMap(\.memberName)
    let flat = choices.compactMap(flatColor)
    if names.contains(where: Self.shades.contains) { return flat.first }
    return names.contains(where: Self.marks.contains) ? flat.first { $0.isNamed("black") } : nil
  }

  /// `scheme == .dark ? .orange : .black`, and `isLight ? .black : .orange`.
  private func isChosenByAppearance(_ value: Node) -> Bool {
    let conditions = ([value] + value.descendants).filter { $0.kind == .ternary }.compactMap(\.firstChild)
    return conditions.contains { condition in
      ([condition] + condition.descendants).contains { !Self.appearances.isDisjoint(with: $0.nameWords) }
    }
  }

  private static let appearances: Set = ["dark", "light", "scheme"]
  private static let shades: Set = ["secondary", "tertiary", "gray"]
  private static let marks: Set = [
    "accentColor", "blue", "green", "indigo", "orange", "pink", "purple", "red", "teal", "tint",
  ]

  /// `.primary`, or `.secondary` for what was made weaker.
  private func styled(_ color: Node, in value: Node) -> [Edit] {
    let isWeak = value.chain?.parts.last != color
    return [
      Edit(color.anchor.lowerBound..<(isWeak ? value.range : color.anchor).upperBound, isWeak ? "secondary" : "primary")
    ]
  }

  /// The `white` of `.white`, `Color.white`, `.white.opacity(0.8)` and `Color(uiColor: .white)`, and the number of `Color(white: 1)`.
  private func flatColor(_ value: Node) -> Node? {
    guard value.kind == .chain, let chain = value.chain else { return nil }
    if chain.isRooted(in: "Color"), chain.parts.count == 1, chain.root.arguments.count == 1 {
      let argument = chain.root.arguments[0]
      if argument.label == "white" { return [0, 1].contains(argument.value.number) ? argument.value : nil }
      return [nil, "uiColor", "nsColor"].contains(argument.label) ? flatKitColor(argument.value) : nil
    }
    let color =
      chain.root.flags.contains(.implicit)
      ? chain.root : chain.root.isNamed("Color") ? chain.parts.dropFirst().first : nil
    guard let color, color.kind == .member, color.isNamed("white", "black") else { return nil }
    return chain.parts.allSatisfy { $0 == color || $0.isNamed("Color", "opacity") } ? color : nil
  }

  /// `.white` and `UIColor.white`
  private func flatKitColor(_ value: Node) -> Node? {
    guard value.kind == .chain, let parts = value.chain?.parts, let last = parts.last, last.kind == .member,
      last.isNamed("white", "black")
    else { return nil }
    let isOfKit = parts.count == 2 && parts[0].isNamed("UIColor", "NSColor")
    return parts.count == 1 && last.flags.contains(.implicit) || isOfKit ? last : nil
  }

  /// Shapes and pictures may well be white or black.
  private func isText(_ chain: Chain) -> Bool {
    !chain.isRooted(
      in: "Circle", "Capsule", "Rectangle", "RoundedRectangle", "Ellipse", "Path", "Image", "ProgressView", "Divider")
      && chain.root.name?.hasSuffix("Shape") != true
  }

  /// Whether anything is filled in the type, or in a file without one.
  private func hasFill(around modifier: Node) -> Bool {
    let isApplied = modifier.modified.contains { $0.node != modifier.chain?.node }
    // What a view modifier is laid on, those who apply it say.
    let places = isApplied ? [modifier.file.root] : modifier.enclosingType?.allParts ?? [modifier.outermost]
    if !isApplied, let type = modifier.enclosingType, type.kind != .extension, !type.isView { return true }
    return places.contains { place in
      place.descendants.contains { node in
        switch node.kind {
        case .call, .member:
          node.isNamed(Self.fills)
            || node.name.map { name in Self.parts.contains(where: name.contains(bytesOf:)) } == true
            || node.isNamed("Color") && node.isRoot && node.chain?.isStatement == true
            || node.isNamed("ZStack") && hasBackdrop(node)
        default: false
        }
      }
    }
  }

  /// Whether a stack lays something over what is no text.
  private func hasBackdrop(_ stack: Node) -> Bool {
    (stack.contentClosure?.laidOutViews ?? []).contains {
      !$0.isRooted(in: "Text", "Label", "HStack", "VStack", "EmptyView", "Spacer", "Button", "Toggle")
    }
  }

  private static let fills: Set = [
    "background", "fill", "overlay", "glassEffect", "buttonStyle", "colorScheme", "preferredColorScheme",
    "listRowBackground", "containerBackground", "presentationBackground", "toolbarBackground", "AsyncImage", "mask",
    "blendMode", "colorInvert", "colorMultiply", "VideoPlayer", "Map", "Canvas",
  ]
  private static let parts = ["Gradient", "Background", "Material", "Photo", "Video", "Camera"]
}

extension Node {
  /// The outermost chain around this node.
  fileprivate var outermost: Node {
    ancestors.filter { $0.kind == .chain }.last ?? self
  }
}
