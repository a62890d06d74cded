import SwiftKitSDK

/// The spacing of a container is the distance at which its shapes begin to melt together.
struct GlassContainerSpacingExtreme: Check {
  let id = "glass-container-spacing-extreme"
  let rules = ["liquid-glass/containers/glass-container-spacing-extreme"]
  let severity = Severity.info
  let title = "a GlassEffectContainer whose spacing is 0, above 40 or below that of its stack"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["GlassEffectContainer"]

  func check(_ file: SourceFile, _ report: Report) {
    for container in file.calls(named: "GlassEffectContainer") where container.isRoot && !container.isInPreview {
      guard let value = container.argument("spacing")?.value,
        let spacing = value.constantNumber ?? value.constantNumbers.min()
      else { continue }
      // The smaller one of two that are chosen between says enough only where it is too large.
      if value.constantNumber == nil, spacing <= 40 { continue }
      if spacing == 0 {
        report(
          container, "a container with a spacing of 0 never blends its shapes; leave the spacing out, or use 8 to 40")
      } else if spacing > 40 {
        report(container, "a container with a spacing above 40 blends shapes that are far apart; use 40 or less")
      } else if let inner = spacingOfStack(in: container), spacing < inner {
        report(
          container,
          "the container's spacing is smaller than its stack's, so nothing blends at rest; make it at least as large")
      }
    }
  }

  private func spacingOfStack(in container: Node) -> Double? {
    guard let stack = container.contentClosure?.onlyViewOrMembers, stack.isRooted(in: "HStack", "VStack") else {
      return nil
    }
    return stack.root.argument("spacing")?.value.constantNumber
  }
}
