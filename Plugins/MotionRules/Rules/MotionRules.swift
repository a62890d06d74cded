package import SwiftKitSDK

/// What holds of animations.
package let motionRules = Plugin(
  id: "motion",
  version: "0.1.0",
  checks: [
    DefaultAnimation(),
    ReduceMotionMissing(),
  ])
