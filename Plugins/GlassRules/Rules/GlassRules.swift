package import SwiftKitSDK

/// What holds of Liquid Glass: where it goes, what it goes on, and in which order.
package let glassRules = Plugin(
  id: "glass",
  version: "0.1.0",
  checks: [
    GlassContainerNested(),
    GlassEffectInToolbar(),
    GlassEffectOnButton(),
    GlassIDNamespace(),
    GlassIDWithoutEffect(),
    GlassInteractiveMissing(),
    GlassModifierOrder(),
    GlassOnGlass(),
    GlassStyleInToolbar(),
    GlassTintInsteadOfProminent(),
    GlassTintOpacity(),
    GlassUnknownVariant(),
  ])
