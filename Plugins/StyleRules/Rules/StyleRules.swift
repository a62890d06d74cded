package import SwiftKitSDK

/// Shorter and newer ways to write the same; all of them are off by default.
package let styleRules = Plugin(
  id: "style",
  version: "0.1.0",
  checks: [
    AlertWithOnlyOK(),
    ArrayAroundEnumerated(),
    BoldByWeight(),
    DateForNow(),
    LogicInAction(),
    NarrowNumber(),
    RepeatedName(),
    ReplacingOccurrences(),
    SheetAroundInitializer(),
    SingleChildGroup(),
    StyleInstance(),
  ])
