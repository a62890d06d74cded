import DesignTokens
import SwiftKitSDK

/// A constant with the value of a system colour, or with its name and a value, does not adapt as the system's does.
///
/// A name for the system's own colour is fine. In the profile `tokens` such names are the palette.
struct SystemColorAlias: Check {
  let id = "system-color-alias"
  let rules = ["color/system/system-color-alias"]
  let severity = Severity.info
  let title = "a constant that copies a system colour"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|static|", "|class|", "|struct|"].beside("Color")

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.profile == .system, !file.imports("XCTest") else { return }
    for constant in NamedColorConstant.all(in: file) {
      let isNamedByColor = isExtensionOfColor(constant.declaration)
      guard let color = constant.written, isNamedByColor || isInPalette(constant.declaration) else { continue }
      let isGrey = color.opacity(1) == .white || color.opacity(1) == .black
      if let row = SystemColorRow.row(for: color), !isGrey {
        report(
          constant.declaration, "`\(constant.name)` copies a system colour; use \(row.replacement), so that it adapts")
      } else if isNamedByColor, isCalledLikeOne(constant.name) {
        report(
          constant.declaration,
          "`\(constant.name)` is named like a system colour but has a fixed value; use the system's colour")
      }
    }
  }

  private func isExtensionOfColor(_ declaration: Node) -> Bool { declaration.enclosingType.map(isColors) == true }

  private func isColors(_ type: Node) -> Bool {
    type.kind == .extension && type.isNamed("Color", "ShapeStyle", "UIColor", "NSColor")
  }

  /// A palette of the app, or a type inside of one, `enum Palette { enum Status { … } }`, and no theme that the user picks among
  /// others, whose values are fixed on purpose.
  private func isInPalette(_ declaration: Node) -> Bool {
    let types = declaration.ancestors.filter { Node.Kind.types.contains($0.kind) || $0.kind == .extension }
    let palette = types.firstIndex {
      isColors($0) || ["colors", "palette", "theme"].contains($0.nameWords.last)
    }
    guard let palette else { return false }
    return types[...palette].allSatisfy { type in
      Set(["light", "dark", "terminal", "ansi"]).isDisjoint(with: type.nameWords)
        && type.allParts.allSatisfy { $0.children(.inherited).isEmpty }
    }
  }

  /// `labelSecondary`, `secondaryLabel`, `groupedBackground`, `separator`, `systemGray5`.
  private func isCalledLikeOne(_ name: String) -> Bool {
    let words = words(of: name)
    let rank: Set = ["primary", "secondary", "tertiary", "quaternary"]
    if words == ["separator"] || words == ["opaque", "separator"] || words.first == "system" { return true }
    if words.count == 2, let kind = words.first(where: { ["label", "text"].contains($0) }) {
      return words.contains { $0 != kind && rank.contains($0) }
    }
    return words.contains("grouped") && words.contains { ["bg", "background"].contains($0) }
  }
}
