/// A token whose value is that colour, or close to it.
package struct ColorMatch: Hashable, Sendable {
  package let token: ColorToken
  /// The value that matched.
  package let value: RGBColor
  /// The appearances in which the token has that value; empty for one of its other values.
  package let appearances: [Appearance]
  /// CIEDE2000 between the two; 0 when they are the same.
  package let difference: Double
}

extension TokenSet {
  /// The colour called `name`, in whatever way code or a design file writes it: `pfAccent`, `Color.pfAccent`,
  /// `.secondary`, `Color(.systemBackground)`, `Labels/Primary`. Letters' case is ignored.
  package func color(named name: String) -> ColorToken? {
    let wanted = name.lowercased()
    return colors.first { token in
      token.spellings.contains { $0.lowercased() == wanted }
    }
  }

  /// The tokens that have exactly this value, alpha included; those that have it in an appearance come first.
  package func colors(withValue value: RGBColor) -> [ColorMatch] {
    let matches = colors.compactMap { token -> ColorMatch? in
      let appearances = Appearance.allCases.filter { token.value(in: $0) == value }
      guard !appearances.isEmpty || token.otherValues.contains(value) else { return nil }
      return ColorMatch(token: token, value: value, appearances: appearances, difference: 0)
    }
    return matches.filter { !$0.appearances.isEmpty } + matches.filter { $0.appearances.isEmpty }
  }

  /// The token that looks most like `value`; the first in the set wins when several are equally near.
  ///
  /// Only tokens of about the same opacity are compared: a veil is no substitute for a paint.
  package func nearestColor(to value: RGBColor) -> ColorMatch? {
    var best: ColorMatch?
    for token in colors {
      for candidate in [token.light, token.dark] + token.otherValues
      where abs(Int(candidate.alpha) - Int(value.alpha)) <= 25 {
        let difference = candidate.difference(to: value)
        guard difference < best?.difference ?? .infinity else { continue }
        best = ColorMatch(
          token: token, value: candidate,
          appearances: Appearance.allCases.filter { token.value(in: $0) == candidate }, difference: difference)
      }
    }
    return best
  }
}

extension ColorToken {
  /// Every way to write its name.
  package var spellings: [String] {
    let bare = code.hasPrefix(".") ? [String(code.dropFirst()), "Color" + code] : []
    return [name, code, "." + name, "Color." + name] + bare + otherNames
  }
}
