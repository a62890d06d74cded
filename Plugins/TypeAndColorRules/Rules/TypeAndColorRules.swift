package import SwiftKitSDK

/// What holds of fonts and colours.
package let typeAndColorRules = Plugin(
  id: "type-and-color",
  version: "0.1.0",
  checks: [
    ColorSchemeHardcode(),
    ColorShorthand(),
    CurrencySign(),
    FontFixedSize(),
    FontStyleCount(),
    FormatString(),
    GradientFunctional(),
    HardcodedFontSize(),
    IconContainerMetrics(),
    JoinedList(),
    KitColor(),
    MinimumScaleFactor(),
    PluralByHand(),
    SearchByContains(),
    SmallestFont(),
    TextCaseForced(),
    WhiteBlackBackground(),
    WhiteBlackForeground(),
  ])
