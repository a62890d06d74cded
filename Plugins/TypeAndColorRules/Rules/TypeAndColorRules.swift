package import SwiftKitSDK

/// What holds of fonts and colours.
package let typeAndColorRules = Plugin(
  id: "type-and-color",
  version: "0.1.0",
  checks: [
    ColorSchemeHardcode(),
    ColorShorthand(),
    FontStyleCount(),
    GradientFunctional(),
    HardcodedFontSize(),
    IconContainerMetrics(),
    MinimumScaleFactor(),
    WhiteBlackBackground(),
    WhiteBlackForeground(),
  ])
