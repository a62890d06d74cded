import SwiftKitSDK

/// Accents work by being rare.
///
/// Counted in one palette of one file, at its name: the constants that are called neither surface nor text nor line.
/// Shades of one colour count once.
struct AccentCount: Check {
  let id = "accent-count"
  let rules = ["design-tokens/color/accent-count"]
  let severity = Severity.info
  let title = "more than six accent colours in a palette"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let options: [CheckOption] = [
    .number("most", standard: "6", about: "The maximum number of accent colours in one palette.")
  ]
  let literals = ["|static|", "|class|", "|struct|"].beside("Color") + ["|enum| & |case| & Color"]

  func check(_ file: SourceFile, _ report: Report) {
    let most = file.settings.number("most", of: self) ?? 6
    let constants = NamedColorConstant.all(in: file)
    var seen: Set<Node> = []
    for type in file.nodes(.enum) where !type.isInPreview && isPaletteOfCases(type) {
      let accents = Set(type.children(.case).compactMap(\.name).compactMap(accent))
      guard Double(accents.count) > most, seen.insert(type).inserted else { continue }
      tell(accents.count, at: type, most, report)
    }
    for type in file.nodes(.struct) where !type.isInPreview && isPalette(type) {
      let colors = type.children(.variable).filter {
        $0.code == nil && !$0.flags.contains(.static) && $0.child(.type)?.isNamed("Color", "UIColor") == true
      }
      let accents = Set(colors.compactMap(\.name).compactMap(accent))
      guard Double(accents.count) > most, seen.insert(type).inserted else { continue }
      tell(accents.count, at: type, most, report)
    }
    for type in constants.compactMap({ $0.declaration.enclosingType }) where seen.insert(type).inserted {
      guard isPalette(type) else { continue }
      if words(of: type.name ?? "").contains(where: { ["category", "chart", "categories"].contains($0) }) { continue }
      let names = constants.filter { $0.declaration.enclosingType == type }.map(\.name)
      let accents = Set(names.compactMap(accent))
      guard Double(accents.count) > most else { continue }
      tell(accents.count, at: type, most, report)
    }
  }

  private func tell(_ count: Int, at type: Node, _ most: Double, _ report: Report) {
    report(
      type,
      "this palette has \(count) accent colours, too many to tell apart; keep \(most == 6 ? "six" : most.shortText), and define those of categories elsewhere"
    )
  }

  /// `enum Accent { case red, blue … }` with a colour for each.
  private func isPaletteOfCases(_ type: Node) -> Bool {
    let words = Set(words(of: type.name ?? ""))
    return !words.isDisjoint(with: ["accent", "accents", "color", "palette", "tint"])
      && type.allParts.flatMap { $0.children(.variable) }.contains {
        !$0.flags.contains(.static) && $0.child(.type)?.isNamed("Color", "UIColor") == true
      }
  }

  private func isPalette(_ type: Node) -> Bool {
    guard let name = type.name else { return false }
    return type.kind == .extension && ["Color", "ShapeStyle"].contains(name)
      || ["Color", "Colors", "Palette", "Theme", "Tokens"].contains(where: name.hasSuffix) && !name.hasPrefix("UI")
  }

  /// The colour without its shade: `blue` of `blue500` and of `blueLight`; nil for what is no accent.
  private func accent(_ name: String) -> String? {
    let words = words(of: name)
    if words.contains(where: Self.others.contains) { return nil }
    let kept = words.filter { !Self.shades.contains($0) }.map { $0.filter { !$0.isNumber } }.filter { !$0.isEmpty }
    return kept.isEmpty ? nil : kept.joined()
  }

  private static let others: Set = [
    "background", "bg", "surface", "text", "label", "foreground", "separator", "divider", "border", "line", "stroke",
    "shadow", "overlay", "scrim", "white", "black", "gray", "grey", "clear", "fill", "on", "category", "icon", "card",
    "placeholder", "disabled", "neutral", "canvas", "chart",
  ]
  private static let shades: Set = ["light", "dark", "soft", "muted", "hover", "pressed", "raised", "subtle", "strong"]
}
