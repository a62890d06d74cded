package import SwiftKitSDK

/// What holds of views: their identity, what their body costs, and where they meet UIKit.
package let viewRules = Plugin(
  id: "views",
  version: "0.1.0",
  checks: [
    AnimatedFrame(),
    AnyViewInRows(),
    BodyInParts(),
    BodyPrintsChanges(),
    BranchBetweenStacks(),
    ConditionalModifier(),
    DelegateSetInUpdate(),
    EagerStack(),
    ElementsMadeInBody(),
    FilterThenCount(),
    FilterThenFirst(),
    ForEachIndices(),
    ForEachOffset(),
    FrameInRepresentable(),
    HostingWithoutParent(),
    IdentityThatChanges(),
    LifecycleOnGroup(),
    RandomInBody(),
    RowWithoutElse(),
    ScrollOffsetInState(),
    SubviewMadeInUpdate(),
    TimerInView(),
  ])
