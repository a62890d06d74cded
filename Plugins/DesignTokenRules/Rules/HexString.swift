import DesignTokens
import SwiftKitSDK

/// A hex string is checked by nobody, has no dark value and is copied.
struct HexString: Check {
  let id = "uicolor-string-hex"
  let rules = ["design-tokens/color/uicolor-string-hex"]
  let severity = Severity.info
  let title = "a colour as a hex string in a view"
  let group: CheckGroup? = .design
  let basis: Basis? = .convention
  let literals = ["hex", "Hex", "HEX", "color", "Color"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for string in file.nodes(.string) where isHex(string) {
      guard string.isInDrawingType, !string.isInPreview, !string.isInPalette, !string.isOfAppearance, !isOfUser(string)
      else { continue }
      if isConverted(string) {
        tell(string, report)
        continue
      }
      guard let argument = string.placeOfValue, argument.kind == .argument, let call = argument.parent,
        call.kind == .call
      else { continue }
      // What is called `color` in a value that is handed on, such as a message to a server, is data.
      let makesView = call.isRoot && call.isCapitalized && !call.flags.contains(.implicit)
      let isColor =
        ["hex", "hexString", "fromHex"].contains(argument.name ?? "") || argument.name == "color" && makesView
        || argument.name == nil && (call.colorType != nil || call.name?.lowercased().contains("hex") == true)
      guard isColor else { continue }
      tell(string, report)
    }
  }

  private func tell(_ string: Node, _ report: Report) {
    report(
      at: string.range,
      "a hex string has no name and no variant for dark mode; define the colour once and use its name")
  }

  /// What stands once for a colour that the user picks, `Color(hex: tint ?? "6D28D9")` and `@AppStorage("tint") var tint = "…"`.
  private func isOfUser(_ string: Node) -> Bool {
    guard string.file.nodes(.string).count(where: { $0.text == string.text }) == 1 else { return false }
    if string.parent?.children(.operator).contains(where: { $0.isNamed("??") }) == true { return true }
    return string.ancestors.contains { node in
      node.kind == .variable && node.children(.attribute).contains { $0.isNamed("AppStorage", "State", "SceneStorage") }
    }
  }

  /// `"E07A5F".asColor`
  private func isConverted(_ string: Node) -> Bool {
    guard let parts = string.chain?.parts, parts.count > 1, parts[0] == string else { return false }
    return parts[1].nameWords.contains("color")
  }

  private func isHex(_ string: Node) -> Bool {
    guard let text = string.text, Array(string.children).isEmpty else { return false }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    return [3, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
      && digits.unicodeScalars.allSatisfy(\.isASCII)
      && (digits.count > 3 || text.hasPrefix("#"))
  }
}

extension Node {
  /// What this is a value of, also by way of a ternary.
  fileprivate var placeOfValue: Node? { parent.flatMap { $0.kind == .ternary ? $0.parent : $0 } }
}
