import JSON

/// Which colour of the system a design means: its name counts first, then the value with its opacity.
///
/// A design shows what system colours look like in one appearance. Only exact values are taken back, so that a brand's own
/// near miss stays the brand's.
package enum SystemColor {
  /// What is painted with it.
  package enum Use: Sendable {
    case label, tintedLabel, area, line
  }

  /// The expression for `.foregroundStyle(…)` and its like; nil where the colour is none of the system's.
  package static func expression(for color: HexColor, named style: String? = nil, use: Use) -> String? {
    if let style, let named = byName[squeezed(style)] { return named }
    if let style, let accent = accent(style) { return accent }
    if color.alpha == 255 { return opaque(color.rgb, use) }
    switch (color.rgb, color.percent) {
    case ("3c3c43", 58...62): return ".secondary"
    case ("3c3c43", 28...32): return use == .line ? "Color(uiColor: .separator)" : ".tertiary"
    case ("3c3c43", 16...20): return "Color(uiColor: .quaternaryLabel)"
    case ("787880", 18...22): return "Color(uiColor: .systemFill)"
    case ("787880", 14...17): return "Color(uiColor: .secondarySystemFill)"
    case ("767680", 10...13), ("787880", 10...13): return "Color(uiColor: .tertiarySystemFill)"
    case ("747480", 6...9): return "Color(uiColor: .quaternarySystemFill)"
    // A scrim stays dark in the dark; what is fainter is a shade of the words.
    case ("000000", 20...) where use == .area: return "Color.black.opacity(\(fraction(color.percent)))"
    case ("000000", _): return "Color.primary.opacity(\(fraction(color.percent)))"
    case ("ffffff", _): return "Color.white.opacity(\(fraction(color.percent)))"
    default:
      guard let solid = opaque(color.rgb, use), solid.hasPrefix("."), color.rgb != "999999" else { return nil }
      return "Color\(solid).opacity(\(fraction(color.percent)))"
    }
  }

  private static func opaque(_ rgb: String, _ use: Use) -> String? {
    switch rgb {
    case "000000": return use == .area ? "Color.primary" : ".primary"
    case "ffffff":
      switch use {
      case .label, .tintedLabel: return ".white"
      case .area, .line: return "Color(uiColor: .secondarySystemGroupedBackground)"
      }
    case "999999": return ".secondary"
    case "f2f2f7": return "Color(uiColor: .systemGroupedBackground)"
    case "c6c6c8": return "Color(uiColor: .opaqueSeparator)"
    case "e6e6e6": return "Color(uiColor: .separator)"
    case "aeaeb2": return "Color(uiColor: .systemGray2)"
    case "c7c7cc": return "Color(uiColor: .systemGray3)"
    case "d1d1d6": return "Color(uiColor: .systemGray4)"
    case "e5e5ea": return "Color(uiColor: .systemGray5)"
    default: return palette[rgb]
    }
  }

  // Light values up to iOS 18 and those of iOS 26.
  private static let palette: [String: String] = [
    "8e8e93": ".gray", "34c759": ".green", "007aff": ".blue", "0088ff": ".blue", "ff3b30": ".red", "ff383c": ".red",
    "ff9500": ".orange", "ff8d28": ".orange", "ffcc00": ".yellow", "af52de": ".purple", "cb30e0": ".purple",
    "5856d6": ".indigo", "6155f5": ".indigo", "ff2d55": ".pink", "00c7be": ".mint", "00c8b3": ".mint",
    "30b0c7": ".teal", "00c3d0": ".teal", "32ade6": ".cyan", "00c0e8": ".cyan", "a2845e": ".brown", "ac7f5e": ".brown",
  ]

  private static let byName: [String: String] = {
    let names = [
      "Labels/Primary": ".primary", "Labels/Secondary": ".secondary", "Labels/Tertiary": ".tertiary",
      "Labels - Vibrant/Primary": ".primary", "Labels - Vibrant/Secondary": ".secondary",
      "Labels - Vibrant/Tertiary": ".tertiary", "Labels/Quaternary": "Color(uiColor: .quaternaryLabel)",
      "Backgrounds (Grouped)/Primary": "Color(uiColor: .systemGroupedBackground)",
      "Backgrounds (Grouped)/Secondary": "Color(uiColor: .secondarySystemGroupedBackground)",
      "Backgrounds (Grouped)/Tertiary": "Color(uiColor: .tertiarySystemGroupedBackground)",
      "Backgrounds/Primary": "Color(uiColor: .systemBackground)",
      "Backgrounds/Secondary": "Color(uiColor: .secondarySystemBackground)",
      "Backgrounds/Tertiary": "Color(uiColor: .tertiarySystemBackground)",
      "Fills/Primary": "Color(uiColor: .systemFill)", "Fills/Secondary": "Color(uiColor: .secondarySystemFill)",
      "Fills/Tertiary": "Color(uiColor: .tertiarySystemFill)",
      "Fills/Quaternary": "Color(uiColor: .quaternarySystemFill)", "Grays/Gray": ".gray",
      "Grays/Black": ".primary", "Grays/White": ".white", "Separators/Opaque": "Color(uiColor: .opaqueSeparator)",
      "Separators/Non-opaque": "Color(uiColor: .separator)", "Separators/Vibrant": "Color(uiColor: .separator)",
    ]
    var table: [String: String] = [:]
    for (name, expression) in names {
      table[squeezed(name)] = expression
      // Older kits say Label Color/Light/Secondary, others Label/Secondary.
      table[squeezed(name.replacingFirst("Labels", with: "Label"))] = expression
    }
    return table
  }()

  private static func accent(_ style: String) -> String? {
    let parts = style.split(separator: "/").map { $0.filter(\.isLetter).lowercased() }
    guard parts.count > 1, ["accents", "accent", "systemcolors", "colors", "system"].contains(parts[0]),
      let last = parts.last
    else { return nil }
    let known = [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    ]
    return known.contains(last) ? "." + last : nil
  }

  private static func squeezed(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }

  private static func fraction(_ percent: Int) -> String { JSONWriter.digits(Double(percent) / 100) }
}

extension String {
  fileprivate func replacingFirst(_ word: String, with other: String) -> String {
    hasPrefix(word) ? other + dropFirst(word.count) : self
  }
}
