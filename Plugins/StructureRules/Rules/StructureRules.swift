package import SwiftKitSDK

/// What holds of files and names.
package let structureRules = Plugin(
  id: "structure",
  version: "0.1.0",
  checks: [
    MissingPreview(),
    ShadowedName(),
    UIKitImported(),
  ])
