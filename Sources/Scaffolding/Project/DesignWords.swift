/// What the words of a name say about the role of a colour or of a length.
///
/// Only what leaves no doubt counts: `Palette.textSecondary`, `AppSpacing.medium` and `Theme.Radius.large`, and neither
/// `Palette.secondary`, which may be a brand's second colour, nor `CardView.Spacing.title`, which is that view's own.
enum DesignWords {
  /// The role of a colour called `member` in `containers`.
  static func role(ofColor member: String, in containers: [String]) -> DesignRole? {
    let around = containers.map(words)
    guard around.joined().allSatisfy({ neutral.contains($0) || colors.contains($0) || texts.contains($0) }) else {
      return nil
    }
    let own = Set(words(member)).subtracting(colors)
    // `Palette.Text.secondary` says in two words what `Palette.textSecondary` says in one.
    let whole = own == ["secondary"] ? own.union((around.last ?? []).filter(texts.contains)) : own
    guard whole.count == 2, whole.contains("secondary"), !whole.isDisjoint(with: texts) else { return nil }
    return .secondaryText
  }

  /// The role of a length of so many points called `member` in `containers`.
  static func role(ofLength points: Int, _ member: String, in containers: [String]) -> DesignRole? {
    guard (1...999).contains(points) else { return nil }
    let around = containers.map(words)
    for (kind, role) in [(spacings, DesignRole.spacing(points)), (radii, .radius(points))] {
      let own = words(member).filter { !kind.contains($0) }
      let isSaid = own.count < words(member).count || (around.last ?? []).contains(where: kind.contains)
      guard isSaid, !own.isEmpty, own.allSatisfy({ sizes.contains($0) || $0.allSatisfy(\.isNumber) }) else { continue }
      if around.joined().allSatisfy({ neutral.contains($0) || kind.contains($0) }) { return role }
    }
    return nil
  }

  /// The words in small letters, numbers apart; capitals in front, as in `DSSpacing`, are a project's mark.
  private static func words(_ name: String) -> [String] {
    var words = NameForm.words(of: name)
    if words.count > 1, let first = words.first, (2...3).contains(first.count), first.allSatisfy(\.isUppercase) {
      words.removeFirst()
    }
    return words.flatMap { word in
      word.split(separator: "_").flatMap { part -> [String] in
        let letters = part.prefix { !$0.isNumber }
        return [String(letters).lowercased(), String(part[letters.endIndex...]).lowercased()].filter { !$0.isEmpty }
      }
    }
  }

  private static let colors: Set = ["color", "colors", "colour", "colours", "palette"]
  private static let texts: Set = ["text", "texts", "label", "labels", "foreground"]
  private static let spacings: Set = ["spacing", "spacings", "space", "spaces"]
  private static let radii: Set = ["corner", "corners", "radius", "radii"]
  private static let neutral: Set = [
    "app", "cg", "constant", "constants", "design", "dimension", "dimensions", "ds", "float", "layout", "metric",
    "metrics", "scale", "style", "styles", "system", "theme", "token", "tokens", "ui",
  ]
  private static let sizes: Set = [
    "base", "big", "default", "double", "extra", "half", "huge", "l", "large", "lg", "m", "md", "medium", "micro",
    "mini", "normal", "quarter", "regular", "s", "sm", "small", "standard", "tiny", "triple", "x", "xl", "xs", "xx",
    "xxl", "xxs", "xxx", "xxxl", "xxxs",
  ]
}
