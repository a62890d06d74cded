package import SwiftKitSDK

/// What of SwiftUI there is: names, labels, values, since when and until when, by the table of declarations.
package let apiRules = Plugin(
  id: "api",
  version: "0.1.0",
  checks: [
    DatedAPI(),
    MissingImport(),
    OutdatedFramework(),
    ReplacedAPI(),
    SoftlyReplacedAPI(),
    TooNew(),
    UnknownModifier(),
    UnknownValue(),
    WrappedKitView(),
    WrongLabels(),
  ])
