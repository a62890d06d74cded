package import SwiftKitSDK

/// What holds of state, identity and work: who keeps it, and when it is done.
package let dataFlowRules = Plugin(
  id: "data-flow",
  version: "0.2.0",
  checks: [
    CancellationAsError(),
    CombineImported(),
    ForEachIdentity(),
    ForceUnwrap(),
    ForceUnwrapAssumed(),
    FormatterInLoop(),
    HeavyWorkInBody(),
    IdentityByNewUUID(),
    ListWorkInBody(),
    LoadCalledInOnAppear(),
    LoadInOnAppear(),
    LogicInView(),
    ObservableObjectUsed(),
    ObservationImport(),
    OptionSetEnum(),
    ServiceInjection(),
    SetupInOnAppear(),
    SingletonCycle(),
    SmallLogicInView(),
    StatePrivate(),
    StateScope(),
    ViewModelFinal(),
    ViewModelMainActor(),
    ViewStateExhaustive(),
    ViewStateFlags(),
    WholeModelToChild(),
  ])
