import SwiftKitSDK

/// A view lives in a window, not on the screen: with several windows, `UIScreen.main` is wrong, and it is deprecated.
///
/// Files of UIKit alone are left to whoever checks UIKit.
struct ScreenBounds: Check {
  let id = "uiscreen-bounds"
  let rules = ["layout-and-lists/frames/uiscreen-bounds"]
  let severity = Severity.info
  let title = "UIScreen.main"
  let group: CheckGroup? = .deprecation
  let basis: Basis? = .apple
  let literals = ["UIScreen"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.imports("UIKit") && !file.imports("SwiftUI") || file.isOfTests { return }
    for screen in file.nodes(.member, named: ["UIScreen"]) where screen.isRoot && !screen.isInPreview {
      guard let chain = screen.chain, chain.parts.count > 1, chain.parts[1].isNamed("main"),
        // It is only what is left when there is no window.
        !isFallback(chain), !isOfNoView(chain)
      else { continue }
      let better = file.settings.deploymentTarget >= 17 ? "the layout, `containerRelativeFrame`" : "the layout"
      report(
        screen, "`UIScreen.main` is deprecated and may not be the view's screen; use \(better) or the window's screen")
    }
  }

  /// The window that an app of one window makes, and the pixels that a picture is drawn or asked for with.
  private func isOfNoView(_ chain: Chain) -> Bool {
    if chain.node.parent?.parent?.isNamed("UIWindow") == true { return true }
    // Only a screen has a brightness.
    if chain.parts.dropFirst(2).first?.isNamed("brightness") == true { return true }
    guard chain.parts.dropFirst(2).first?.isNamed("scale", "nativeScale") == true else { return false }
    guard let type = chain.node.enclosingType, type.kind != .extension else { return false }
    return !type.isView && type.name?.hasSuffix("View") != true && !type.conforms(to: "ViewModifier", "Shape")
  }

  /// `window?.bounds ?? UIScreen.main.bounds`, `proxy.size.width > 0 ? proxy.size.width : UIScreen.main.bounds.width`
  private func isFallback(_ chain: Chain) -> Bool {
    if chain.node.parent?.kind == .ternary, chain.node.isInside(closureOf: "GeometryReader") { return true }
    guard let operation = chain.node.parent, operation.kind == .operation else { return false }
    return operation.children.contains { $0.isNamed("??") && $0.isBefore(chain.node) }
  }
}
