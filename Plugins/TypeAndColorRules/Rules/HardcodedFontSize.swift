import SwiftKitSDK

/// A font of fixed size does not grow with the text size that people choose.
///
/// Reported are texts, and symbols beside a text, on screens that have room to grow; nothing of a page or picture that is drawn.
/// Constants that make up a scale of fonts are the place for sizes, and are not reported; those of a `fixedSize` are, which says that
/// the font never grows, and so is a size among constants that are text styles.
struct HardcodedFontSize: Check {
  let id = "hardcoded-font-size"
  let rules = ["typography/sizes/hardcoded-font-size"]
  let severity = Severity.warning
  let title = "a fixed font size"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["size:", "ofSize:", "fixedSize:"]
  let suggests = true
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    // People do not choose a size for the text of all apps on a Mac or on a television.
    let systems = Set(file.settings.systems.keys)
    guard systems != ["macOS"], systems != ["tvOS"], !file.isOfTests, !isOfFixedSpace(file), !draws(file) else {
      return
    }
    for font in file.calls(where: Self.makers.contains) where !font.isInPreview {
      guard isFont(font), hasFixedSize(font), !isConstant(font), !isScaled(font), !font.isWithoutTextSize,
        !isOfPage(font)
      else { continue }
      let shown = FixedFont(font)
      guard shown.isRead else { continue }
      report(
        font.argument("fixedSize")?.node ?? font,
        shown.isSymbol
          ? "this image stays small beside text that people enlarge; use a text style such as `.title3`, or `@ScaledMetric`"
          : "a fixed font size ignores the text size that people choose; use a text style",
        suggestion: style(for: font))
    }
  }

  /// A widget, a Live Activity or a car's screen: the system gives it its room, and no more.
  private func isOfFixedSpace(_ file: SourceFile) -> Bool {
    ["WidgetKit", "ActivityKit", "CarPlay"].contains(where: file.imports)
  }

  /// Whether it makes pages or pictures: those have one size, whichever text size people choose.
  private func draws(_ file: SourceFile) -> Bool {
    let name = file.path.split(separator: "/").last ?? ""
    return name.contains("PDF") || !file.nodes([.call, .type], named: Self.renderers).isEmpty
      || !file.calls(named: "CGContext").isEmpty
  }

  private static let renderers = ["ImageRenderer", "UIGraphicsPDFRenderer", "UIGraphicsImageRenderer"]

  /// Whether a type around it is named after pages: `struct InvoicePDF`.
  private func isOfPage(_ font: Node) -> Bool {
    font.ancestors.contains { [.struct, .class, .enum, .extension].contains($0.kind) && $0.nameHolds("pdf") }
  }

  private static let makers: Set = [
    "system", "custom", "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont", "UIFont",
  ]

  /// `.system`, `Font.system`, `UIFont.systemFont`, `UIFont(name: "Inter", size: 15)`.
  private func isFont(_ call: Node) -> Bool {
    guard let chain = call.chain else { return false }
    if call.isNamed("UIFont") { return call.isRoot && call.hasArgument("name") }
    if chain.root == call { return call.flags.contains(.implicit) }
    return chain.parts[1] == call && chain.root.kind == .member && chain.root.isNamed("Font", "UIFont")
  }

  private func hasFixedSize(_ call: Node) -> Bool {
    if call.isNamed("custom") {
      if call.argument("fixedSize")?.value.constantNumber != nil { return true }
      // One of a plain size grows with the text of a body from iOS 14 on.
      return call.file.settings.deploymentTarget < 14 && call.argument("size")?.value.constantNumber != nil
        && !call.hasArgument("relativeTo")
    }
    guard let size = (call.argument("size") ?? call.argument("ofSize"))?.value else { return false }
    return size.constantNumber != nil || isChoice(size) || isConverted(size)
  }

  /// One fixed size or another; who asks for the text size chooses by it.
  private func isChoice(_ size: Node) -> Bool {
    guard size.kind == .ternary, let condition = size.firstChild else { return false }
    return !["type", "category", "accessib"].contains(where: condition.sourceHolds) && !size.constantNumbers.isEmpty
  }

  /// `CGFloat(15)`
  private func isConverted(_ size: Node) -> Bool {
    guard let chain = size.chain, size.kind == .chain, chain.parts.count == 1,
      chain.isRooted(in: "CGFloat", "Double")
    else { return false }
    return chain.root.firstUnlabelled?.value.constantNumber != nil
  }

  /// The style whose usual size is the nearest; none for a size that only ornaments have.
  private func style(for font: Node) -> [Edit] {
    guard font.isNamed("system"), font.chain?.root.isNamed("UIFont") == false,
      let size = font.argument("size")?.value.constantNumber, (9...40).contains(size),
      font.arguments.allSatisfy({ ["size", "weight", "design"].contains($0.label ?? "") }),
      !font.source.contains("/")
    else { return [] }
    let style = Self.styles.min { abs($0.size - size) < abs($1.size - size) }?.name ?? "body"
    let design = font.argument("design").map { "system(.\(style), design: \($0.value.source))" }
    let weight = font.argument("weight").map { ".weight(\($0.value.source))" }
    return [Edit(font.anchor.lowerBound..<font.range.upperBound, (design ?? style) + (weight ?? ""))]
  }

  private static let styles: [(name: String, size: Double)] = [
    ("largeTitle", 34), ("title", 28), ("title2", 22), ("title3", 20), ("body", 17), ("callout", 16),
    ("subheadline", 15),
    ("footnote", 13), ("caption", 12),
  ]

  /// `UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))`, or only what a text is measured with.
  private func isScaled(_ font: Node) -> Bool {
    font.ancestors.contains {
      $0.kind == .call && $0.isNamed("scaledFont", "size", "width", "height", "boundingRect") && !$0.isNamed("UIFont")
    }
  }

  /// Whether it is part of a scale; one that says that it stays fixed is no better there.
  private func isConstant(_ call: Node) -> Bool {
    !call.hasArgument("fixedSize")
      && call.ancestors.contains { node in
        node.kind == .variable && node.flags.contains(.static)
          || node.kind == .extension && node.isNamed("Font", "UIFont")
      } && !isAmongStyles(call)
  }

  /// Whether half of the constants that it stands among, or more, are text styles: they grow, and this one does not.
  private func isAmongStyles(_ call: Node) -> Bool {
    guard let constants = call.enclosing(.variable)?.parent?.children(.variable) else { return false }
    let styles = constants.count(where: isStyle)
    return styles > 0 && styles >= constants.count - styles
  }

  /// `static let title = Font.title3.bold()`, `static let note = Font.system(.footnote)`.
  private func isStyle(_ constant: Node) -> Bool {
    let value = constant.child(.initial)?.firstChild ?? constant.code?.statements.last
    return value?.descendants(.member).contains { $0.isNamed(Self.styleNames) } == true
  }

  private static let styleNames = styles.map { $0.name } + ["headline", "caption2"]
}
