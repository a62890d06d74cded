import SwiftKitSDK

/// A Label aligns symbols across rows, adapts to its place and is read as one.
///
/// Not in a toolbar, which would drop its text, nor for a dot, a symbol that moves or has another size than the text, or a row that
/// is read as one already. Those with a set font, width or looks of their own, and rows that are tapped, are for
/// `label-over-hstack-styled`.
struct LabelOverHStack: Check {
  let id = "label-over-hstack"
  let rules = ["layout-and-lists/rows/label-over-hstack"]
  let severity = Severity.info
  let title = "an HStack of a symbol and a text"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|HStack| & |systemName|"]
  let suggests = true
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) { check(file, report, styled: false) }

  /// Reports those with a set font, looks of their own or a tap, or all others.
  func check(_ file: SourceFile, _ report: Report, styled: Bool) {
    for stack in file.calls(named: "HStack") where stack.isRoot && !stack.isInPreview {
      guard let shown = stack.content?.views, shown.count == 2,
        // A member of the view may make the symbol: `HStack { icon; Text(title) }`.
        case let views = shown.map({ $0.chain?.made.node ?? $0 }), let image = views[0].chain,
        views[0].viewName == "Image", image.root.hasArgument("systemName"), views[1].viewName == "Text",
        !image.hasModifier("background", "clipShape", "resizable", "overlay", "onTapGesture", "symbolEffect"),
        image.modifiers(named: "frame").allSatisfy(isColumn),
        !isOfOtherSize(views[0], than: views[1]), !isDot(image.root), stack.toolbar == nil,
        // Closer than a label sets them.
        (stack.argument("spacing")?.value.number ?? 8) >= 4,
        isStyled(views[0], beside: views[1], in: stack) == styled, !stack.isReadAsOne
      else { continue }
      report(
        stack,
        "this `HStack` contains a symbol and its text; use `Label(_:systemImage:)`, which aligns and scales both",
        suggestion: label(of: shown[1], beside: shown[0], in: stack))
    }
  }

  private func isStyled(_ image: Node, beside text: Node, in stack: Node) -> Bool {
    image.chain?.modifiers.contains { $0.nameWords.first == "font" || isColumn($0) } == true
      || looks(of: image) != looks(of: text)
      || stack.chain?.hasModifier("onTapGesture", "gesture") == true
  }

  /// `frame(width: 24)`, which lines up the texts of several rows, as labels do by themselves.
  private func isColumn(_ modifier: Node) -> Bool {
    let labels = modifier.arguments.map(\.label)
    return modifier.isNamed("frame") && (labels.contains("width") || labels.contains("minWidth"))
      && labels.allSatisfy { ["width", "minWidth", "alignment"].contains($0) }
  }

  /// The font and the colour that a view is given.
  private func looks(of view: Node) -> [[String]] {
    [["font"], ["foregroundStyle", "foregroundColor"]].map { names in
      (view.chain?.modifiers ?? []).filter { $0.isNamed(names) }.flatMap { $0.arguments.map(\.node.source) }
    }
  }

  /// Whether the symbol has a font that is not also that of the text; two text styles grow together.
  private func isOfOtherSize(_ image: Node, than text: Node) -> Bool {
    let fonts = [image, text].map { view in
      (view.chain?.modifiers ?? []).filter { $0.nameWords.first == "font" && !$0.isNamed("fontWeight") }
    }
    let sources = fonts.map { $0.map { $0.arguments.map(\.node.source) } }
    guard !fonts[0].isEmpty, sources[0] != sources[1] else { return false }
    return fonts[1].isEmpty || !fonts[0].allSatisfy(isTextStyle)
  }

  /// `font(.footnote)`, `font(.title2.bold())`, `font(.system(.body))`.
  private func isTextStyle(_ font: Node) -> Bool {
    font.descendants(.member).contains { style in
      style.isNamed(Self.textStyles) && (style.flags.contains(.implicit) || style.chain?.root.isNamed("Font") == true)
    }
  }

  private static let textStyles = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2",
  ]

  /// `circle.fill`, which marks a state and is no symbol of what the text says.
  private func isDot(_ image: Node) -> Bool {
    ["circle", "circle.fill"].contains(image.argument("systemName")?.value.text)
  }

  /// Both keep their modifiers; none where a comment would be lost.
  private func label(of text: Node, beside image: Node, in stack: Node) -> [Edit] {
    let (first, last) = (image.range, text.range)
    let gaps = [
      stack.range.lowerBound..<first.lowerBound, first.upperBound..<last.lowerBound,
      last.upperBound..<stack.range.upperBound,
    ]
    guard stack.content?.statements.count == 2, first.upperBound <= last.lowerBound,
      gaps.allSatisfy({ !stack.file.source($0).contains("/") })
    else { return [] }
    return [
      Edit(
        stack.anchor.lowerBound..<stack.range.upperBound, "Label { \(text.source) } icon: { \(image.source) }")
    ]
  }
}
