import SwiftKitSDK

/// A blur of one's own follows neither appearance nor contrast nor Reduce Transparency.
///
/// Views of UIKit and AppKit that blur are reported once a type, and blurred colours and plates behind or over a view.
/// Blurred pictures and glows, round or wide, are decoration, and a blur that a value drives is an animation.
struct CustomBlur: Check {
  let id = "custom-blur"
  let rules = ["liquid-glass/layers/custom-blur"]
  let severity = Severity.info
  let title = "a custom blur instead of a material"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["UIVisualEffectView", "UIBlurEffect", "NSVisualEffectView", "blur"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if !file.imports("UIKit") && !file.imports("AppKit") || file.imports("SwiftUI") { systemViews(file, report) }
    for blur in file.calls(named: "blur") where blur.isViewModifier && !blur.isInPreview {
      guard let radius = (blur.argument("radius") ?? blur.firstUnlabelled)?.value.constantNumber,
        (1...40).contains(radius),
        let chain = blur.chain, isPlate(chain), isBehindOrOver(blur)
      else { continue }
      report(blur, "a blurred colour ignores the user's appearance settings; use a `Material`")
    }
  }

  private func systemViews(_ file: SourceFile, _ report: Report) {
    let names = ["UIVisualEffectView", "UIBlurEffect", "NSVisualEffectView"]
    let uses = file.nodes(.call, named: names) + file.nodes(.type, named: names) + file.nodes(.inherited, named: names)
    var seen: Set<String> = []
    for use in uses.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where !use.isInPreview {
      guard !isOfUIKit(use), seen.insert(use.enclosingType?.name ?? "").inserted else { continue }
      let framework = use.name?.hasPrefix("NS") == true ? "AppKit" : "UIKit"
      report(
        use, "\(use.name.code(or: "a blur view")) is from \(framework); use a `Material`, or `glassEffect` on controls")
    }
  }

  /// Whether it stands in a view or controller of UIKit, which has no materials.
  private func isOfUIKit(_ use: Node) -> Bool {
    let inherited = (use.enclosingType?.allParts ?? []).flatMap { $0.children(.inherited) }.compactMap(\.name)
    return inherited.contains { ($0.hasPrefix("UI") || $0.hasPrefix("NS")) && !$0.hasSuffix("Representable") }
      || inherited.contains { $0.hasSuffix("ViewController") }
  }

  private func isPlate(_ chain: Chain) -> Bool {
    if chain.root.flags.contains(.implicit) { return true }
    return chain.root.isNamed("Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule")
  }

  /// Whether it lies at the bottom of a stack of several views.
  private func isAtBottom(_ blur: Node, of stack: Node) -> Bool {
    guard stack.isNamed("ZStack"), let content = stack.contentClosure, content.statements.count > 1 else {
      return false
    }
    return content.statements.first == blur.chain?.node
  }

  /// Itself, or by the name of the member which it is.
  private func isBehindOrOver(_ blur: Node, following steps: Int = 2) -> Bool {
    for node in blur.ancestors {
      switch node.kind {
      case .call:
        if node.isModifier { return node.isNamed("background", "overlay") }
        if isAtBottom(blur, of: node) { return true }
      case .function, .variable:
        guard steps > 0, node == blur.chain?.node.parent?.memberOfCode, node.code?.onlyView?.node == blur.chain?.node,
          let name = node.name, let owner = node.owner, !node.isNamed("body")
        else { return false }
        return node.uses(ofMember: name, in: owner).contains { isBehindOrOver($0, following: steps - 1) }
      case .struct: return false
      default: continue
      }
    }
    return false
  }
}
