package import SwiftKitSDK

/// What holds of state: who owns it, what observes it, and what the environment carries.
package let stateRules = Plugin(
  id: "state",
  version: "0.1.0",
  checks: [
    BindingByHand(),
    BindingWithEffects(),
    BindingOnlyRead(),
    ClosureInEnvironment(),
    EntryMakesObject(),
    FocusValueTwice(),
    JustAsChange(),
    MissingBindable(),
    NestedObservableObject(),
    ObjectInState(),
    ObservableWithoutState(),
    ObservedObjectMadeHere(),
    StateInitialized(),
    StateWrittenInBody(),
    StoredContentClosure(),
    UnusedEnvironment(),
    WrapperInObservable(),
  ])
