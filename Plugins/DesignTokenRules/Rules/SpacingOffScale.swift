import DesignTokens
import SwiftKitSDK

/// Steps make a rhythm that the eye follows; a value between two of them breaks it.
///
/// The scale is that of the profile `tokens`, and in `system` every step that the documents know.
struct SpacingOffScale: Check {
  let id = "spacing-off-scale"
  let rules = ["design-tokens/spacing/spacing-off-scale"]
  let severity = Severity.info
  let title = "a padding or spacing that is not on the scale"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let options: [CheckOption] = [
    .numbers("scale", standard: "the steps of the profile", about: "The padding and spacing values on the scale.")
  ]
  let literals = ["padding", "pacing"]

  func check(_ file: SourceFile, _ report: Report) {
    let scale = file.settings.numbers("scale", of: self)?.sorted() ?? Self.scale(of: file.settings.profile)
    for number in LayoutNumber.all(in: file, followsNames: true)
    where number.purpose == .padding || number.purpose == .spacing {
      guard number.value > 1, !scale.contains(number.value), !number.node.isInTokenFile else { continue }
      let near = number.nearestSteps(of: scale)
      report(
        at: number.node.range,
        "\(number.value.shortText) is not on the spacing scale, so spacing looks uneven; use \(near)")
    }
  }

  private static func scale(of profile: Settings.Profile) -> [Double] {
    switch profile {
    case .tokens: [0] + TokenSet.bundled(.tokens).spacing.steps.map(\.value)
    case .system: [0, 4, 8, 12, 16, 20, 24, 32, 40, 48]
    }
  }
}
