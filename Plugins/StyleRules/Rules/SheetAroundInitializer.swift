import SwiftKitSDK

/// A view that takes nothing but the item can be named instead of called.
struct SheetAroundInitializer: Check {
  let id = "sheet-around-initializer"
  let rules = ["style/views/sheet-around-initializer"]
  let severity = Severity.info
  let title = "a closure that only calls an initialiser"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["|sheet| & |item|", "|fullScreenCover| & |item|", "|navigationDestination|", "|popover| & |item|"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "sheet", "fullScreenCover", "popover", "navigationDestination")
    where call.isViewModifier {
      guard !call.isInPreview, call.hasArgument("item") || call.hasArgument("for"), let content = call.contentClosure,
        let only = content.onlyView, only.parts.count == 1, only.root.kind == .call, only.root.isCapitalized,
        only.root.arguments.count == 1, let value = only.root.firstUnlabelled?.value.ownMemberName,
        value == (content.child(.parameter)?.name ?? "$0")
      else { continue }
      report(
        call, "this closure only calls \(only.root.name.code(or: "it")); pass `content: \(only.root.name ?? "").init`",
        edits: edits(call, only.root))
    }
  }

  private func edits(_ call: Node, _ view: Node) -> [Edit] {
    let arguments = call.arguments
    guard arguments.count == 2, arguments[1].isTrailingClosure, arguments[1].label == nil, let name = view.name,
      case let rest = arguments[0].node.range.upperBound..<call.range.upperBound,
      case let lost = call.file.source(rest), !lost.contains("//"), !lost.contains("/*")
    else { return [] }
    return [Edit(rest, ", \(call.isNamed("navigationDestination") ? "destination" : "content"): \(name).init)")]
  }
}
