package import SwiftKitSDK

/// What holds of buttons and other controls.
package let controlRules = Plugin(
  id: "control",
  version: "0.1.0",
  checks: [
    ActionMetrics(),
    ChildrenIgnored(),
    ColorOnlyState(),
    EmptyControlLabel(),
    HiddenControl(),
    ImageWithoutDescription(),
    LabelNamesControl(),
    PasswordInTextField(),
    SelectionRowPlain(),
    TapGestureNotButton(),
    TouchTarget(),
    TypeSizeCapped(),
  ],
  answerer: ButtonStyleQuestions())
