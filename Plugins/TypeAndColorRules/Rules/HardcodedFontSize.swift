import SwiftKitSDK

/// A font of fixed size does not grow with the text size that people choose.
///
/// Constants that make up a scale of fonts are the place for sizes, and are not reported.
struct HardcodedFontSize: Check {
  let id = "hardcoded-font-size"
  let rules = ["typography/sizes/hardcoded-font-size"]
  let severity = Severity.warning
  let title = "a font of fixed size"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["size:", "ofSize:", "fixedSize:"]

  func check(_ file: SourceFile, _ report: Report) {
    for font in file.calls(named: "system", "custom", "systemFont", "boldSystemFont") where !font.isInPreview {
      guard isFont(font), hasFixedSize(font), !isConstant(font) else { continue }
      report(font, "a font of fixed size ignores the text size that people choose; use a text style")
    }
  }

  /// `.system`, `Font.system`, `UIFont.systemFont`.
  private func isFont(_ call: Node) -> Bool {
    guard let chain = call.chain else { return false }
    if chain.root == call { return call.flags.contains(.implicit) }
    return chain.parts[1] == call && chain.root.kind == .member && chain.root.isNamed("Font", "UIFont")
  }

  private func hasFixedSize(_ call: Node) -> Bool {
    if call.isNamed("custom") {
      if call.argument("fixedSize")?.value.number != nil { return true }
      return call.argument("size")?.value.number != nil && !call.hasArgument("relativeTo")
    }
    return (call.argument("size") ?? call.argument("ofSize"))?.value.number != nil
  }

  private func isConstant(_ call: Node) -> Bool {
    call.ancestors.contains { node in
      node.kind == .variable && node.flags.contains(.static)
        || node.kind == .extension && node.isNamed("Font", "UIFont")
    }
  }
}
