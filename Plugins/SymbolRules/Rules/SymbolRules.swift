package import SwiftKitSDK

/// What holds of symbols and pictures.
package let symbolRules = Plugin(
  id: "symbol",
  version: "0.1.0",
  checks: [
    AsyncImagePhases(),
    SymbolResizableFrame(),
    SymbolResizableFrameAlone(),
    UnknownSymbol(),
  ])
