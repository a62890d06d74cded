package import SwiftKitSDK

/// What holds of animations, gestures and their numbers.
package let motionRules = Plugin(
  id: "motion",
  version: "0.2.0",
  checks: [
    AnimationDuration(),
    DefaultAnimation(),
    DragInAnimatedList(),
    DragRotation(),
    EntranceOffset(),
    EntranceScale(),
    ExitAnimationLost(),
    ExitDuration(),
    FlyOffDuration(),
    GestureHaptics(),
    MatchedGeometryContent(),
    MatchedGeometryTwice(),
    NestedScaleAnchors(),
    ReduceMotionMissing(),
    ScrollEffects(),
    SpringBack(),
    StaggerDelay(),
    SwipeThreshold(),
    UIKitHaptics(),
  ],
  answerer: MotionQuestions())
