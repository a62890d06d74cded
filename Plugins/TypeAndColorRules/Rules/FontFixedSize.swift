import SwiftKitSDK

/// A font of fixed size stays small for those who need it large.
///
/// A letter that is drawn as part of an icon has the size of the icon, and on a Mac nobody chooses a size for all apps.
struct FontFixedSize: Check {
  let id = "font-fixed-size"
  let rules = ["typography/fonts/font-fixed-size"]
  let severity = Severity.info
  let title = "a custom font that does not grow"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|fixedSize| & |custom|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    if Set(file.settings.systems.keys) == ["macOS"] || file.imports("AppKit") && !file.imports("UIKit") { return }
    for call in file.calls(named: "custom") where call.hasArgument("fixedSize") && !call.isInPreview && !file.isOfTests
    {
      guard call.isRoot || call.chain?.root.isNamed("Font") == true, !isOfIcon(call), !call.isWithoutTextSize else {
        continue
      }
      report(
        call, "a font with `fixedSize` does not grow for people who need larger text; use `custom(_:size:relativeTo:)`",
        edits: edits(call))
    }
  }

  /// A letter or two, or what a variable holds, in a type that is called after what it draws.
  private func isOfIcon(_ call: Node) -> Bool {
    let shown = call.ancestors.first { $0.isNamed("font") }?.chain?.root.firstUnlabelled?.value
    if shown?.kind == .string, shown?.text?.count ?? 0 > 2 { return false }
    return call.enclosingType?.nameWords.contains { word in
      // `URLSymbol` is one word.
      word == "icon" || ["badge", "glyph", "symbol"].contains(where: word.hasSuffix)
    } == true
  }

  /// The same size, which grows with the text size.
  private func edits(_ call: Node) -> [Edit] {
    guard let label = call.argument("fixedSize")?.node.range.lowerBound,
      case let range = label..<(label + "fixedSize".utf8.count), call.file.source(range) == "fixedSize"
    else { return [] }
    return [Edit(range, "size")]
  }
}
