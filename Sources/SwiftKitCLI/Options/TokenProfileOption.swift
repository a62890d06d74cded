import ArgumentParser
import DesignTokens

/// The flag that chooses between the two palettes.
struct TokenProfileOption: ParsableArguments {
  @Option(name: .customLong("profile"), help: "The palette: the system's own colours, or an app's tokens.")
  var value: TokenProfile = .system
}

extension TokenProfile: ExpressibleByArgument {}
