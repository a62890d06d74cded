import DesignTokens
import SwiftKitSDK

/// Radii near each other but not equal look like errors.
///
/// Half of a fixed side is a circle, and a radius that a value chooses is a morph. What is meant to be round is a capsule, and
/// no huge number.
struct RadiusOffScale: Check {
  let id = "radius-off-scale"
  let rules = ["design-tokens/shape/radius-off-scale"]
  let severity = Severity.info
  let title = "a corner radius that is not on the scale"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let options: [CheckOption] = [
    .numbers("scale", standard: "the steps of the profile", about: "The corner radii on the scale.")
  ]
  let literals = ["ornerRadius", "eadingRadius", "railingRadius"]

  func check(_ file: SourceFile, _ report: Report) {
    let scale = (file.settings.numbers("scale", of: self) ?? Self.scale(of: file.settings.profile)).sorted()
    for number in LayoutNumber.all(in: file, followsNames: true) where number.purpose == .radius {
      guard number.value > 0, !scale.contains(number.value), number.node.parent?.kind != .ternary,
        !number.node.isInTokenFile, !isHalfOfSide(number)
      else { continue }
      if number.value >= 999 {
        // A shape with one round end is no capsule.
        if number.use.parent?.name?.hasSuffix("ingRadius") == true { continue }
        report(at: number.node.range, "\(number.value.shortText) is not a radius; use a `Capsule` for fully round ends")
        continue
      }
      let near = number.nearestSteps(of: scale)
      report(
        at: number.node.range,
        "\(number.value.shortText) is not on the radius scale, so this corner differs from others; use \(near)")
    }
  }

  private static func scale(of profile: Settings.Profile) -> [Double] {
    switch profile {
    case .tokens: TokenSet.bundled(.tokens).radius.steps.map(\.value)
    case .system: [8, 10, 12, 14, 16, 20, 24]
    }
  }

  /// Whether the view around is twice as high or wide, so that the ends are round.
  private func isHalfOfSide(_ number: LayoutNumber) -> Bool {
    number.use.ancestors.contains { node in
      guard node.kind == .chain, let chain = node.chain else { return false }
      return chain.modifiers(named: "frame").contains { frame in
        ["width", "height"].contains { frame.argument($0)?.value.constantNumber == number.value * 2 }
      }
    }
  }
}
