package import SwiftKitSDK

/// What holds of animations, gestures and their numbers.
package let motionRules = Plugin(
  id: "motion",
  version: "0.2.0",
  checks: [
    AnimationByDelay(),
    AnimationDuration(),
    DefaultAnimation(),
    DragInAnimatedList(),
    DragRotation(),
    EffectWithoutData(),
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
    StillContentTransition(),
    SwipeThreshold(),
    UIKitAnimation(),
    UIKitHaptics(),
  ],
  answerer: MotionQuestions())
