extension TokenSet {
  /// One Swift file that defines the app's own tokens of the set, formatted, for SwiftUI.
  ///
  /// Colours of the system are not defined again: code writes them as they are. Sizes are constants of CGFloat, so that
  /// `padding(PFSpacing.md)` compiles as it stands.
  package func swiftText() -> String {
    let notice =
      "// Design tokens of the profile '\(profile.rawValue)'; made by 'swiftkit tokens export --format swift'."
    var sections = [notice + "\nimport SwiftUI"]
    if hasAdaptiveColors { sections.append(kits) }
    sections.append(colorSection)
    switch profile {
    case .tokens: sections += [constants(spacing, "Distances."), constants(radius, "Corner radii."), springs, fonts]
    case .system: sections.append(theme)
    }
    if hasAdaptiveColors { sections.append(adaptiveColor) }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private var ownColors: [ColorToken] { colors.filter { $0.origin == .app } }

  private var hasAdaptiveColors: Bool { ownColors.contains { $0.light != $0.dark } }

  private var kits: String {
    """
    #if canImport(UIKit)
      import UIKit
    #elseif canImport(AppKit)
      import AppKit
    #endif
    """
  }

  // MARK: - Colours

  private var colorSection: String {
    let owners = ownColors.map(\.owner).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return owners.map { owner in
      let members = ownColors.filter { $0.owner == owner }
      let definitions = members.map(definition)
      let body = "\(owner == "Color" ? "extension" : "enum") \(owner) {\n\(definitions.joined(separator: "\n\n"))\n}"
      return owner == "Color" ? body + "\n\n" + shorthands(members) : body
    }.joined(separator: "\n\n")
  }

  private func definition(_ token: ColorToken) -> String {
    if token.light == token.dark {
      return """
          /// \(token.use.capitalFirst): \(token.light.hex).
          static let \(token.name) = \(components(token.light))
        """
    }
    return """
        /// \(token.use.capitalFirst): \(token.light.hex) in light, \(token.dark.hex) in dark.
        static let \(token.name) = Color(
          light: \(components(token.light)),
          dark: \(components(token.dark)))
      """
  }

  /// Members of Color alone are not found behind a leading dot where any style may stand.
  private func shorthands(_ members: [ColorToken]) -> String {
    """
    extension ShapeStyle where Self == Color {
    \(members.map { "  static var \($0.name): Color { Color.\($0.name) }" }.joined(separator: "\n"))
    }
    """
  }

  private func components(_ color: RGBColor) -> String {
    let opacity = color.isOpaque ? "" : ", opacity: \(color.alpha) / 255"
    return "Color(red: \(color.red) / 255, green: \(color.green) / 255, blue: \(color.blue) / 255\(opacity))"
  }

  private var adaptiveColor: String {
    """
    extension Color {
      /// A colour that follows the appearance; where there is none to follow, it is the dark one.
      fileprivate init(light: Color, dark: Color) {
        #if canImport(UIKit) && !os(watchOS)
          self.init(uiColor: UIColor { $0.userInterfaceStyle == .light ? UIColor(light) : UIColor(dark) })
        #elseif canImport(AppKit)
          self.init(
            nsColor: NSColor(name: nil) { appearance in
              appearance.bestMatch(from: [.aqua, .darkAqua]) == .aqua ? NSColor(light) : NSColor(dark)
            })
        #else
          self = dark
        #endif
      }
    }
    """
  }

  // MARK: - Constants

  private func constants(_ scale: TokenScale, _ summary: String) -> String {
    let lines = scale.steps.map { "  static let \($0.name): CGFloat = \(FixedPoint.shortest($0.value))" }
    return """
      /// \(summary)
      enum \(scale.type) {
      \(lines.joined(separator: "\n"))
      }
      """
  }

  private var springs: String {
    """
    /// Animations for things that people touch.
    enum Springs {
    \(motion.map { "  static let \($0.name) = \($0.animation)" }.joined(separator: "\n"))
    }
    """
  }

  private var fonts: String {
    let lines = typography.map { "  /// \($0.use.capitalFirst).\n  static let \($0.name) = Font\($0.font)" }
    return """
      /// Text styles; every one grows with the reader's text size.
      enum PFFont {
      \(lines.joined(separator: "\n"))
      }
      """
  }

  // MARK: - A theme in the environment

  private var theme: String {
    """
    /// Sizes and animations that are handed down the view tree, so that a part of it may have others.
    struct AppTheme: Sendable {
      var spacing = Spacing()
      var radius = Radius()
      var motion = Motion()

    \(nested("Spacing", spacing))

    \(nested("Radius", radius))

      struct Motion: Sendable {
    \(motion.map { "    var \($0.name) = \($0.animation)" }.joined(separator: "\n"))
      }
    }

    private struct ThemeKey: EnvironmentKey {
      static let defaultValue = AppTheme()
    }

    extension EnvironmentValues {
      var theme: AppTheme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
      }
    }
    """
  }

  private func nested(_ name: String, _ scale: TokenScale) -> String {
    let lines = scale.steps.map { "    var \($0.name): CGFloat = \(FixedPoint.shortest($0.value))" }
    return "  struct \(name): Sendable {\n\(lines.joined(separator: "\n"))\n  }"
  }
}

extension ColorToken {
  /// The type that the token is a member of: `Color` of `Color.pfAccent`.
  fileprivate var owner: String { String(code.prefix { $0 != "." }) }
}
