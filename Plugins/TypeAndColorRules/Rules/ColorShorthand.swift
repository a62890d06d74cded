import SwiftKitSDK

/// `foregroundStyle` looks for `.brand` among styles; a colour declared on `Color` alone is not there.
///
/// Reported where the project declares the colour on `Color` and not on `ShapeStyle`.
struct ColorShorthand: Check {
  let id = "color-init-shorthand"
  let rules = ["color/tokens/color-init-shorthand"]
  let severity = Severity.info
  let title = "a project colour with a leading dot where a style is expected"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = [
    "|foregroundStyle|", "|fill|", "|stroke|", "|strokeBorder|", "|border|", "|background|", "|overlay|",
    "|backgroundStyle|",
  ]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    guard !file.project.declares("Color"), !file.project.declares("ShapeStyle") else { return }
    let calls = file.calls(
      named: "foregroundStyle", "fill", "stroke", "strokeBorder", "border", "background", "overlay", "backgroundStyle")
    for call in calls where call.isViewModifier {
      let values =
        call.isNamed("foregroundStyle")
        ? call.arguments.filter { $0.label == nil } : call.firstUnlabelled.map { [$0] } ?? []
      for name in values.flatMap({ names(in: $0.value) }) {
        guard let color = name.name, !Self.known.contains(color), isOfColorOnly(color, in: file) else { continue }
        let start = name.anchor.lowerBound
        report(
          name, "`\(color)` is a `Color`, not a style; write `Color.\(color)` or declare it on `ShapeStyle`",
          edits: file.source(start - 1..<start) == "." ? [Edit(start - 1..<start - 1, "Color")] : [])
      }
    }
  }

  /// The `brand` of `.brand`, of `.brand.opacity(0.5)`, and of both branches of a choice.
  private func names(in value: Node) -> [Node] {
    if value.kind == .ternary {
      // One branch that says `Color` makes the other one a colour, too.
      let branches = Array(value.children.dropFirst())
      let areImplicit = branches.allSatisfy { $0.chain?.root.flags.contains(.implicit) == true && $0.kind == .chain }
      return areImplicit ? branches.flatMap(names) : []
    }
    guard value.kind == .chain, let root = value.chain?.root, root.flags.contains(.implicit) else { return [] }
    return [root]
  }

  private func isOfColorOnly(_ name: String, in file: SourceFile) -> Bool {
    guard file.project.hasStatic(name, in: "Color"), !file.project.hasStatic(name, in: "ShapeStyle") else {
      return false
    }
    return !["Shape", "Material", "HierarchicalShapeStyle", "LinearGradient", "View"].contains {
      file.project.hasStatic(name, in: $0)
    }
  }

  /// What SwiftUI has as styles.
  private static let known: Set = [
    "accentColor", "background", "bar", "black", "blue", "blendMode", "brown", "clear", "cyan", "fill", "foreground",
    "gray", "green", "image", "indigo", "link", "mint", "opacity", "orange", "pink", "placeholder", "primary", "purple",
    "quaternary", "quinary", "red", "regularMaterial", "secondary", "selection", "separator", "shadow", "teal",
    "tertiary", "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial", "ultraThinMaterial", "white",
    "windowBackground", "yellow", "linearGradient", "radialGradient", "angularGradient", "ellipticalGradient",
    "conicGradient", "materialActiveAppearance", "init", "color",
  ]
}
