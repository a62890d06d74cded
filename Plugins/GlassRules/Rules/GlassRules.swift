package import SwiftKitSDK

/// What holds of Liquid Glass: where it goes, what it goes on, and in which order.
package let glassRules = Plugin(
  id: "glass",
  version: "0.1.0",
  checks: [
    CustomBlur(),
    GlassAvailability(),
    GlassClearOverMedia(),
    GlassContainerMissing(),
    GlassContainerNested(),
    GlassContainerSpacingExtreme(),
    GlassEffectInButtonLabel(),
    GlassEffectInToolbar(),
    GlassEffectOnButton(),
    GlassIDNamespace(),
    GlassIDOutsideContainer(),
    GlassIDWithoutEffect(),
    GlassInScrollingContent(),
    GlassInteractiveMissing(),
    GlassInteractiveOnLabel(),
    GlassMaterialSubstitute(),
    GlassModifierOrder(),
    GlassOnGlass(),
    GlassReduceTransparency(),
    GlassStyleInToolbar(),
    GlassTintInsteadOfProminent(),
    GlassTintOpacity(),
    GlassUnknownVariant(),
    MultiplePrimaryButtons(),
    TintDecorative(),
  ])
