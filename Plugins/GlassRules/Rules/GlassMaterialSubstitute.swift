import SwiftKitSDK

/// `ultraThinMaterial` behind a control is how glass was imitated before there was glass.
///
/// Looked at is what runs on iOS 26 alone, in an app for it or behind an availability. A fallback for older systems or for
/// Reduce Transparency may use it, and so may content that scrolls or is a caption of a picture: materials part its layers.
struct GlassMaterialSubstitute: Check {
  let id = "glass-material-substitute"
  let rules = ["liquid-glass/layers/glass-material-substitute"]
  let severity = Severity.info
  let title = "ultraThinMaterial instead of glass"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["ultraThinMaterial"]

  func check(_ file: SourceFile, _ report: Report) {
    for material in file.nodes(.member, named: ["ultraThinMaterial"]) where !material.isInPreview {
      guard file.settings.deploymentTarget >= 26 || material.isAvailable(since: 26), isBackground(material),
        !material.isFallback(before: 26), !isForReducedTransparency(material), !isContent(material)
      else { continue }
      report(
        material,
        "`ultraThinMaterial` only imitates glass; use `glassEffect` on controls or `.regularMaterial` behind content")
    }
  }

  private func isBackground(_ material: Node) -> Bool {
    guard let chain = material.chain, chain.root == material || chain.root.isNamed("Material", "ShapeStyle") else {
      return false
    }
    for node in material.ancestors {
      if node.kind == .call {
        return node.isModifier && node.isNamed("background", "fill", "overlay", "presentationBackground")
      }
      // A property of the view stands for it.
      if node.kind == .initial, let property = node.parent, property.kind == .variable,
        let name = property.name, let owner = property.owner, property.parent == property.enclosingType
      {
        let uses =
          property.flags.contains(.static)
          ? property.file.nodes(.member, named: [name]).filter {
            $0.chain?.root.isNamed(owner.name ?? "", "Self") == true
          }
          : property.uses(ofMember: name, in: owner)
        return uses.contains { use in
          use.chain?.node.callOfArgument.map { $0.isModifier && $0.isNamed("background", "fill") } == true
            && !use.isFallback(before: 26) && !isForReducedTransparency(use) && !isContent(use)
        }
      }
      if ![.argument, .chain, .ternary, .closure].contains(node.kind) { return false }
    }
    return false
  }

  private func isForReducedTransparency(_ material: Node) -> Bool {
    material.ancestors.contains { node in
      guard node.kind == .if || node.kind == .ternary, let condition = node.firstChild else { return false }
      return ([condition] + condition.descendants).contains {
        $0.nameHolds("transparency")
      }
    }
  }

  /// Whether it is content wherever it is shown, by way of a member of the view too.
  private func isContent(_ material: Node) -> Bool { material.places.allSatisfy(isContent(in:)) }

  private func isContent(in closures: [Node.Closure]) -> Bool {
    for closure in closures {
      if closure.call.isModifier, closure.call.isNamed("overlay", "safeAreaInset", "safeAreaBar", "toolbar") {
        return isCaption(closure)
      }
      if closure.call.isNamed("List", "Form", "ScrollView", "LazyVStack", "LazyVGrid", "LazyHStack", "LazyHGrid") {
        return true
      }
    }
    return false
  }

  /// What lies over a picture and has nothing to tap belongs to the picture.
  private func isCaption(_ overlay: Node.Closure) -> Bool {
    overlay.call.isNamed("overlay") && overlay.call.chain?.root.isMedia == true
      && !overlay.node.shownNodes.contains { $0.kind == .call && $0.isNamed(Self.controls) }
  }

  private static let controls = [
    "Button", "Menu", "Toggle", "Slider", "Stepper", "Picker", "Link", "NavigationLink", "ShareLink", "TextField",
    "onTapGesture", "gesture",
  ]
}
