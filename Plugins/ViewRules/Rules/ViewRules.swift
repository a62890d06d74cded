package import SwiftKitSDK

/// What holds of views: their identity, what their body costs, and where they meet UIKit.
package let viewRules = Plugin(
  id: "views",
  version: "0.1.0",
  checks: [
    AnimatedFrame(),
    AnyViewInRows(),
    BodyInParts(),
    BranchBetweenStacks(),
    ConditionalModifier(),
    DelegateSetInUpdate(),
    ElementsMadeInBody(),
    ForEachIndices(),
    ForEachOffset(),
    SubviewMadeInUpdate(),
  ])
