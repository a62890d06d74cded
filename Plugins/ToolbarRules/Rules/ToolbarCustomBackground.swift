import SwiftKitSDK

/// Since iOS 26 bars float on glass; a colour, material or gradient behind them hides it.
///
/// In an app for older systems, in code for iOS 26 alone.
struct ToolbarCustomBackground: Check {
  let id = "toolbar-custom-background"
  let rules = ["toolbars-and-navigation/bars/toolbar-custom-background"]
  let severity = Severity.warning
  let title = "a custom background behind a bar"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["toolbarBackground"] + ["appearance"].beside("UINavigationBar", "UIToolbar", "UITabBar")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for background in file.calls(named: "toolbarBackground") where background.isModifier && !background.isInPreview {
      guard isOfGlass(background), let value = background.firstUnlabelled?.value,
        value.writtenOutcomes.contains(where: isStyle)
      else { continue }
      report(background, "a custom background hides the bar's glass; leave the bar's background to the system")
    }
    let paints = !file.nodes([.call, .member], named: Self.paints).isEmpty
    for appearance in file.calls(named: "appearance") where !appearance.isInPreview {
      guard isOfGlass(appearance), let chain = appearance.chain, chain.root.kind == .member,
        chain.root.isNamed("UINavigationBar", "UIToolbar", "UITabBar"), chain.parts[1] == appearance,
        // The font of a title hides nothing.
        !chain.parts.dropFirst(2).contains(where: { $0.nameHolds("text") || !paints && $0.nameHolds("appearance") })
      else { continue }
      report(
        chain.root, "the appearance of `\(chain.root.name ?? "UIKit")` hides the glass of bars; leave it to the system")
    }
  }

  /// Whether bars are of glass wherever this runs.
  private func isOfGlass(_ node: Node) -> Bool {
    node.file.settings.deploymentTarget >= 26 || node.isAvailable(since: 26)
  }

  /// What gives the appearance of a bar a background; one without has only fonts and colours of titles.
  private static let paints = [
    "backgroundColor", "backgroundEffect", "backgroundImage", "configureWithOpaqueBackground",
    "configureWithTransparentBackground",
  ]

  /// Whether it is a colour, a material or a gradient for sure: a variable may hold a Visibility.
  private func isStyle(_ value: Node) -> Bool {
    if value.kind == .ternary { return value.children.dropFirst().contains(where: isStyle) }
    guard value.kind == .chain, let chain = value.chain else { return false }
    if chain.root.flags.contains(.implicit) { return !chain.root.isNamed("hidden", "automatic", "visible") }
    return chain.root.isNamed(
      "Color", "Material", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
      "Gradient", "AnyShapeStyle")
  }
}
