package import SwiftKitSDK

/// What holds of state, identity and work: who keeps it, and when it is done.
package let dataFlowRules = Plugin(
  id: "data-flow",
  version: "0.1.0",
  checks: [
    CombineImported(),
    HeavyWorkInBody(),
    IdentityByNewUUID(),
    LoadInOnAppear(),
    ObservableObjectUsed(),
    ViewModelMainActor(),
    ViewStateExhaustive(),
  ])
