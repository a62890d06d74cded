import ArgumentParser
import DesignTokens

/// The flag that chooses between the two palettes.
struct TokenProfileOption: ParsableArguments {
  @Option(name: .customLong("profile"), help: "The palette: system colors, or the app's own tokens.")
  var value: TokenProfile = .system
}

extension TokenProfile: ExpressibleByArgument {}
