package import SwiftKitSDK

/// What holds of data: how it is stored, sent, kept secret, and who keeps whom alive.
package let dataRules = Plugin(
  id: "data",
  version: "0.1.0",
  checks: [
    DelegateKeptStrongly(),
    DirectoryLookup(),
    EmptyCatch(),
    ErrorOnlyPrinted(),
    FetchToCount(),
    JSONByInterpolation(),
    ModelStruct(),
    ObserverDropped(),
    PredicateCall(),
    SecretInDefaults(),
    SecretInLog(),
    SecretInSource(),
    StatusNotChecked(),
    TimerDropped(),
    TransientWithoutDefault(),
  ])
