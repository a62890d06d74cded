/// The two palettes that the documents know; a project follows one of them.
package enum TokenProfile: String, CaseIterable, Sendable {
  /// The system's own colours, which adapt by themselves, and a theme in the environment.
  case system
  /// A palette of the app's own, made for dark screens first.
  case tokens
}

/// Every named design value of a profile.
///
/// The values are Swift, not a file: plugins link this module and must find them without a folder, start-up pays nothing
/// for them, and a misspelt one does not compile.
package struct TokenSet: Sendable {
  package let profile: TokenProfile
  package let colors: [ColorToken]
  package let spacing: TokenScale
  package let radius: TokenScale
  package let motion: [MotionToken]
  package let typography: [TypeRole]

  package init(
    profile: TokenProfile, colors: [ColorToken], spacing: TokenScale, radius: TokenScale, motion: [MotionToken],
    typography: [TypeRole]
  ) {
    self.profile = profile
    self.colors = colors
    self.spacing = spacing
    self.radius = radius
    self.motion = motion
    self.typography = typography
  }

  /// The set that comes with swiftkit for `profile`.
  package static func bundled(_ profile: TokenProfile) -> TokenSet {
    switch profile {
    case .system: system
    case .tokens: tokens
    }
  }
}
