package import SwiftKitSDK

/// What holds of buttons and other controls.
package let controlRules = Plugin(
  id: "control",
  version: "0.1.0",
  checks: [
    ActionMetrics(),
    SelectionRowPlain(),
    TapGestureNotButton(),
    TouchTarget(),
  ],
  answerer: ButtonStyleQuestions())
