import SwiftKitSDK

/// Since iOS 26 a sheet below full height shows the system's glass; a fill or a material hides it.
///
/// The system's own backgrounds are left alone, and so is `.clear`, through which the screen behind is meant to be seen, and
/// what a variable holds.
struct SheetCustomBackground: Check {
  let id = "sheet-custom-background"
  let rules = ["sheets/surface/sheet-custom-background"]
  let severity = Severity.info
  let title = "a custom background on a sheet"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["presentationBackground", "sheet"]

  func check(_ file: SourceFile, _ report: Report) {
    for background in file.calls(named: "presentationBackground") where background.isViewModifier {
      guard !background.isInPreview, isCustom(background), !coversAll(background) else { continue }
      report(background, "a custom background hides the sheet's glass; leave it out")
    }
    for sheet in file.calls(named: "sheet") where sheet.isViewModifier && !sheet.isInPreview {
      guard let view = sheet.contentClosure?.onlyView,
        let background = [view, view.bodyOfView].compactMap(\.self).lazy.compactMap(covering).first
      else { continue }
      report(background, "a background that fills the sheet hides its glass; leave it out")
    }
  }

  /// The background of this view that goes to all edges: `.background(Color.red.ignoresSafeArea())`.
  private func covering(_ view: Chain) -> Node? {
    view.modifiers(named: "background").first { background in
      isCustom(background)
        && (view.hasModifier("ignoresSafeArea")
          || background.firstUnlabelled?.value.chain?.hasModifier("ignoresSafeArea") == true)
    }
  }

  /// A full screen cover has no glass.
  private func coversAll(_ background: Node) -> Bool {
    background.enclosingClosures.first { $0.call.isNamed("sheet", "popover", "fullScreenCover") }?.call
      .isNamed("fullScreenCover") == true
  }

  private func isCustom(_ background: Node) -> Bool {
    guard let value = background.firstUnlabelled?.value else { return !background.closures.isEmpty }
    guard value.kind == .chain, let chain = value.chain else { return false }
    if chain.root.flags.contains(.implicit) {
      return !chain.root.isNamed("background", "windowBackground", "clear") && !isOfSystem(chain.root)
    }
    guard chain.root.isNamed(Self.styles) || chain.root.name == "Material" else { return false }
    return !([chain.node] + chain.node.descendants).contains(where: isOfSystem)
  }

  /// `systemBackground`, `secondarySystemBackground`, whoever brings them.
  private func isOfSystem(_ node: Node) -> Bool {
    guard node.kind == .member, let name = node.name else { return false }
    return ["system", "secondarySystem", "tertiarySystem"].contains { name.hasPrefix($0) }
  }

  private static let styles = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Gradient",
    "AnyShapeStyle",
  ]
}
