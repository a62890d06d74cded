import SwiftKitSDK

/// A view that takes nothing but the item can be named instead of called.
struct SheetAroundInitializer: Check {
  let id = "sheet-around-initializer"
  let rules = ["style/views/sheet-around-initializer"]
  let severity = Severity.info
  let title = "a closure that only calls an initialiser"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals =
    ["|sheet| & |item|", "|fullScreenCover| & |item|", "|navigationDestination|", "|popover| & |item|"]
    + ["|ForEach|", "|List|", "|map|", "|compactMap|"].beside("|struct|")
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    checkElements(file, report)
    for call in file.calls(named: "sheet", "fullScreenCover", "popover", "navigationDestination")
    where call.isViewModifier {
      guard !call.isInPreview, call.hasArgument("item") || call.hasArgument("for"), let content = call.contentClosure,
        let only = content.onlyView, only.parts.count == 1, only.root.kind == .call, only.root.isCapitalized,
        only.root.arguments.count == 1, let argument = only.root.arguments.first, !argument.isTrailingClosure,
        argument.label == nil || takesOne(only.root), let value = argument.value.ownMemberName,
        value == (content.child(.parameter)?.name ?? "$0")
      else { continue }
      report(
        call, "this closure only calls \(only.root.name.code(or: "it")); pass `content: \(only.root.name ?? "").init`",
        edits: edits(call, only.root))
    }
  }

  /// `ForEach(stops) { StopRow($0) }`, `texts.map { Line($0) }`, where this file has one initialiser that is meant; a label says
  /// more than `init`.
  private func checkElements(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "ForEach", "List", "map", "compactMap") where !call.isInPreview {
      guard let closure = call.contentClosure, closure.statements.count == 1,
        let only = closure.statements[0].chain, only.parts.count == 1, only.root.kind == .call,
        only.root.isCapitalized, only.root.arguments.count == 1, takesOne(only.root),
        let value = only.root.firstUnlabelled?.value.ownMemberName,
        value == (closure.child(.parameter)?.name ?? "$0"), closure.children(.parameter).count < 2
      else { continue }
      report(
        call, "this closure only calls \(only.root.name.code(or: "it")); pass `\(only.root.name ?? "").init`")
    }
  }

  /// Whether the view is made of that one value: another parameter, even with a default, makes another function.
  private func takesOne(_ view: Node) -> Bool {
    guard let name = view.name, let type = view.file.nodes(.struct, named: [name]).first else { return false }
    let initializers = type.allParts.flatMap { $0.children(.initializer) }
    if !initializers.isEmpty { return initializers.contains { $0.children(.parameter).count == 1 } }
    let stored = type.children(.variable).filter { property in
      property.code == nil && !property.flags.contains(.static)
        && !(property.flags.contains(.constant) && property.child(.initial) != nil)
    }
    return stored.count == 1 && stored[0].child(.attribute) == nil
  }

  private func edits(_ call: Node, _ view: Node) -> [Edit] {
    let arguments = call.arguments
    guard view.firstUnlabelled != nil, arguments.count == 2, arguments[1].isTrailingClosure, arguments[1].label == nil,
      let name = view.name,
      case let rest = arguments[0].node.range.upperBound..<call.range.upperBound,
      case let lost = call.file.source(rest), !lost.contains("//"), !lost.contains("/*")
    else { return [] }
    return [Edit(rest, ", \(call.isNamed("navigationDestination") ? "destination" : "content"): \(name).init)")]
  }
}
