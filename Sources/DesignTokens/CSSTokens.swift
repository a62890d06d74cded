extension TokenSet {
  /// The set as CSS custom properties: the light values, and the dark ones where the reader prefers them.
  package func cssText() -> String {
    let motions = motion.map { "  --motion-\($0.name.kebab): \(FixedPoint.shortest($0.seconds))s;" }
    return """
      /* Design tokens of the profile '\(profile.rawValue)'; made by 'swiftkit tokens export --format css'. */
      :root {
        color-scheme: light dark;
      \(colorLines(.light, indent: "  "))
      \(lines(of: spacing, "space"))
      \(lines(of: radius, "radius"))
      \(motions.joined(separator: "\n"))
      }

      @media (prefers-color-scheme: dark) {
        :root {
      \(colorLines(.dark, indent: "    "))
        }
      }

      """
  }

  private func colorLines(_ appearance: Appearance, indent: String) -> String {
    colors.map { "\(indent)--\($0.name.kebab): \($0.value(in: appearance).hex);" }.joined(separator: "\n")
  }

  private func lines(of scale: TokenScale, _ prefix: String) -> String {
    scale.steps.map { "  --\(prefix)-\($0.name.kebab): \(FixedPoint.shortest($0.value))px;" }.joined(separator: "\n")
  }
}
