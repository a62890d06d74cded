import DesignTokens
import SwiftKitSDK

/// Text tokens reach 4.5:1 on the surfaces of their palette.
///
/// A token is one for text by its name, and a surface by its; `textOnSlate` is text on `slate`. Reported once a token, with
/// the worst of its surfaces and appearances. What is for large or disabled text is left alone.
struct ContrastTokenPair: Check {
  let id = "contrast-token-pair"
  let rules = ["color/contrast/contrast-token-pair"]
  let severity = Severity.info
  let title = "a text token that is hard to read on a surface of its palette"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let isOffByDefault = true
  let literals = ["|static|", "|class|", "|struct|"].beside("Color")

  func check(_ file: SourceFile, _ report: Report) {
    calls(file, report)
    let all = NamedColorConstant.all(in: file).compactMap { token in AppearanceColors(token).map { (token, $0) } }
    let surfaces = all.filter { isSurface($0.0.name) && $0.1.isOpaque }
    for (token, colors) in all where isText(token.name) {
      let named = background(of: token.name).flatMap { name in all.first { $0.0.name.lowercased() == name } }
      let places =
        named.map { [$0] }
        ?? surfaces.filter { $0.0.declaration.enclosingType?.name == token.declaration.enclosingType?.name }
      let ratios = places.filter { $0.0.name != token.name }
        .flatMap { contrasts(of: colors, on: $0.1, named: $0.0.name) }
      guard let worst = ratios.min(by: { $0.ratio < $1.ratio }), !worst.ratio.meets(.text) else { continue }
      report(token.declaration, "`\(token.name)` has a contrast of \(worst.ratio) on \(worst.place); text needs 4.5:1")
    }
  }

  /// The contrast in each appearance, and where that is.
  private func contrasts(
    of text: AppearanceColors, on surface: AppearanceColors, named name: String
  ) -> [(place: String, ratio: ContrastRatio)] {
    if text.isFixed, surface.isFixed { return [("`\(name)`", text.light.contrast(on: surface.light))] }
    return [
      ("the light `\(name)`", text.light.contrast(on: surface.light)),
      ("the dark `\(name)`", text.dark.contrast(on: surface.dark)),
    ]
  }

  /// The colours that one call gives a palette of this file: `Palette(background: Color(…), text: Color(…))`.
  private func calls(_ file: SourceFile, _ report: Report) {
    for call in file.nodes(.call) where call.isCapitalized && call.isRoot {
      let colors = call.arguments.compactMap { argument -> (node: Node, name: String, color: RGBColor)? in
        guard let name = argument.label, argument.value.kind == .chain,
          let color = argument.value.chain.flatMap(AppearanceColors.fixed)
        else { return nil }
        return (argument.node, name, color)
      }
      guard colors.count > 1, !call.isInPreview else { continue }
      let surfaces = colors.filter { isSurface($0.name) && $0.color.isOpaque }
      for text in colors where isText(text.name) {
        let ratios = surfaces.map { ($0.name, text.color.contrast(on: $0.color)) }
        guard let worst = ratios.min(by: { $0.1 < $1.1 }), !worst.1.meets(.text) else { continue }
        report(text.node, "`\(text.name)` has a contrast of \(worst.1) on `\(worst.0)`; text needs 4.5:1")
      }
    }
  }

  private func isText(_ name: String) -> Bool {
    let words = words(of: name)
    if words.contains(where: {
      ["large", "disabled", "placeholder", "title", "decorative", "inverse", "selected"].contains($0)
    }) {
      return false
    }
    return words.contains { ["text", "label", "foreground"].contains($0) } && !isSurface(name)
      || words.count > 1 && words[0] == "on"
  }

  private func isSurface(_ name: String) -> Bool {
    words(of: name).contains { ["background", "bg", "surface", "canvas", "backdrop", "paper"].contains($0) }
  }

  /// `slate` of `textOnSlate` and of `onSlate`.
  private func background(of name: String) -> String? {
    let words = words(of: name)
    guard let place = words.lastIndex(of: "on"), place + 1 < words.count else { return nil }
    return words[(place + 1)...].joined()
  }
}
