package import SwiftKitSDK

/// What holds of size, shape and the order of effects.
package let layoutRules = Plugin(
  id: "layout",
  version: "0.1.0",
  checks: [
    BlurAfterClip(),
    CornerRadiusModifier(),
    ScreenBounds(),
  ])
