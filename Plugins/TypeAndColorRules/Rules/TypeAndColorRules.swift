package import SwiftKitSDK

/// What holds of fonts and colours.
package let typeAndColorRules = Plugin(
  id: "type-and-color",
  version: "0.1.0",
  checks: [
    ColorSchemeHardcode(),
    ColorShorthand(),
    CurrencySign(),
    FixedDateFormat(),
    FontFixedSize(),
    FontStyleCount(),
    FormatString(),
    FormatStringWhole(),
    GradientFunctional(),
    HardcodedFontSize(),
    IconContainerMetrics(),
    JoinedList(),
    KitColor(),
    LocalizedKeyInterpolated(),
    LocalizedStringMacro(),
    MinimumScaleFactor(),
    NumberByText(),
    OpacityForHierarchy(),
    PluralByHand(),
    SearchByContains(),
    SmallestFont(),
    TextByPlus(),
    TextCaseForced(),
    WeekYearFormat(),
    WhiteBlackBackground(),
    WhiteBlackForeground(),
  ])
