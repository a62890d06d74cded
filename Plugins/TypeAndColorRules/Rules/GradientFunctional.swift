import SwiftKitSDK

/// Gradients cost contrast and add no meaning to what people work with.
///
/// A gradient that ends in nothing is a fade, and belongs to pictures.
struct GradientFunctional: Check {
  let id = "gradient-functional"
  let rules = ["color/surfaces/gradient-functional"]
  let severity = Severity.info
  let title = "a gradient on a row, cell, card or button"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["Gradient", ".gradient"]

  func check(_ file: SourceFile, _ report: Report) {
    let names = [
      "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "linearGradient",
      "radialGradient", "angularGradient", "ellipticalGradient",
    ]
    for gradient in file.nodes(.member, named: ["gradient"]) where !gradient.isRoot && !gradient.isInPreview {
      guard let name = place(of: gradient), fills(gradient) || isOfRow(gradient) else { continue }
      report(
        gradient,
        "a gradient on `\(name)` draws the eye away from content; use a plain colour, and keep gradients for hero images"
      )
    }
    for gradient in file.nodes(.call, named: names) where gradient.isRoot && !gradient.isInPreview {
      guard let name = place(of: gradient), fills(gradient) || isOfRow(gradient), !isFade(gradient) else { continue }
      report(
        gradient,
        "a gradient on `\(name)` draws the eye away from content; use a plain colour, and keep gradients for hero images"
      )
    }
  }

  /// The type that people work with whose code this is, or any where it is a row's background.
  private func place(of gradient: Node) -> String? {
    guard let name = gradient.enclosingType?.name else { return nil }
    return isWorking(name) || isOfRow(gradient) ? name : nil
  }

  /// Whether this is behind a row of a list, at once or by a member of the view.
  private func isOfRow(_ gradient: Node) -> Bool {
    if gradient.ancestors.contains(where: { $0.kind == .call && $0.isNamed("listRowBackground") }) { return true }
    guard let member = gradient.enclosingMember, let name = member.name, let owner = member.owner,
      !member.isNamed("body")
    else { return false }
    return member.uses(ofMember: name, in: owner).contains {
      $0.chain?.node.callOfArgument?.isNamed("listRowBackground") == true
    }
  }

  /// `SaveButton`, `ItemRowView`, `PrimaryButtonStyle`, not `BrandHeaderCard`.
  private func isWorking(_ name: String) -> Bool {
    var name = name[...]
    for ending in ["View", "Style", "Content", "Modifier", "Label"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return ["Row", "Button", "Cell", "Card"].contains { name.hasSuffix($0) }
      && !["Hero", "Brand", "Header", "Onboarding", "Promo", "Banner"].contains { name.contains($0) }
  }

  /// Whether it is a background or a fill; not the colour of text or a line, nor a mask.
  private func fills(_ gradient: Node) -> Bool {
    for node in gradient.ancestors {
      switch node.kind {
      case .call:
        if node.isNamed("background", "fill", "backgroundStyle") { return true }
        if node.isModifier { return false }
      case .variable:
        // A property that a fill names.
        guard let name = node.name, let owner = node.owner else { return false }
        return node.uses(ofMember: name, in: owner).contains { use in
          use.chain?.node.callOfArgument?.isNamed("background", "fill", "backgroundStyle") == true
        }
      // The first view of a ZStack lies behind the others.
      case .closure:
        guard let stack = node.callOfArgument, stack.isNamed("ZStack"), node.views.count > 1 else { continue }
        return node.views.first.map { gradient == $0.root } == true
      case .function, .struct: return false
      default: continue
      }
    }
    return false
  }

  private func isFade(_ gradient: Node) -> Bool {
    gradient.descendants.contains { node in
      node.kind == .member && node.isNamed("clear")
        || node.kind == .call && node.isNamed("opacity") && node.firstUnlabelled?.value.number == 0
    }
  }
}
