import SwiftKitSDK

/// A font of fixed size stays small for those who need it large.
struct FontFixedSize: Check {
  let id = "font-fixed-size"
  let rules = ["typography/fonts/font-fixed-size"]
  let severity = Severity.warning
  let title = "a custom font that does not grow"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|fixedSize| & |custom|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "custom") where call.hasArgument("fixedSize") && !call.isInPreview && !file.isOfTests
    {
      guard call.isRoot || call.chain?.root.isNamed("Font") == true else { continue }
      report(
        call, "a font with `fixedSize` does not grow for people who need larger text; use `custom(_:size:relativeTo:)`",
        edits: edits(call))
    }
  }

  /// The same size, which grows with the text size.
  private func edits(_ call: Node) -> [Edit] {
    guard let label = call.argument("fixedSize")?.node.range.lowerBound,
      case let range = label..<(label + "fixedSize".utf8.count), call.file.source(range) == "fixedSize"
    else { return [] }
    return [Edit(range, "size")]
  }
}
