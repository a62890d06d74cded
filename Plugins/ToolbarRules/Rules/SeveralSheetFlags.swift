import SwiftKitSDK

/// Three flags can be true at once; one optional cannot.
struct SeveralSheetFlags: Check {
  let id = "several-sheet-flags"
  let rules = ["navigation-and-deep-links/presentations/one-sheet-enum"]
  let severity = Severity.info
  let title = "three or more sheets by flags on one view"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .convention
  let literals = ["|sheet| & |isPresented|", "|fullScreenCover| & |isPresented|"]

  func check(_ file: SourceFile, _ report: Report) {
    let chains = Set(file.calls(named: "sheet", "fullScreenCover").compactMap { $0.chain?.node })
    for chain in chains where !chain.isInPreview {
      // What a member of the view presents is presented here, too.
      let inner = chain.chain?.codeOfMember?.onlyView.map { [$0] } ?? []
      guard case let sheets = (inner + [chain.chain].compactMap(\.self)).flatMap({ presented(by: $0) }),
        sheets.count >= 3
      else { continue }
      report(
        sheets[0],
        "\(sheets.count) flags present sheets here, and several can be true together; use one optional enum with `sheet(item:)`"
      )
    }
  }

  private func presented(by chain: Chain) -> [Node] {
    chain.modifiers(named: "sheet", "fullScreenCover").filter(isByFlag)
  }

  /// Whether a stored flag shows it, `$isShown`; a binding that is worked out may well exclude the others.
  private func isByFlag(_ sheet: Node) -> Bool {
    sheet.argument("isPresented")?.value.chain?.parts.contains { $0.name?.hasPrefix("$") == true } == true
  }
}
