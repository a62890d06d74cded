import SwiftKitSDK

/// Three flags can be true at once; one optional cannot.
///
/// Those that the buttons of one dialog on the same view set count as one: a dialog lets people choose one. Nor is one enum simpler
/// where each sheet closes itself by its own flag. What `#if` presents in one way on one system and in another way on the next counts
/// once.
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
      let presenters = inner + [chain.chain].compactMap(\.self)
      let chosen = Set(presenters.flatMap(flagsOfDialogs))
      guard case let sheets = ofOneSystem(presenters.flatMap({ presented(by: $0) })), sheets.count >= 3,
        case let others = sheets.filter({ !chosen.contains(flag(of: $0)) }),
        others.count == sheets.count || others.count >= 2, !sheets.allSatisfy({ handsOnFlag($0, of: sheets) })
      else { continue }
      report(
        sheets[0],
        "\(sheets.count) flags present sheets here, and several can be true together; use one optional enum with `sheet(item:)`"
      )
    }
  }

  /// What the buttons of an action sheet or a confirmation dialog set.
  private func flagsOfDialogs(of chain: Chain) -> [String] {
    chain.modifiers(named: "actionSheet", "confirmationDialog").flatMap { dialog in
      Set(dialog.descendants.compactMap { $0.assignment.map { plain($0.target) } }).filter { isSetOnly($0, in: dialog) }
    }
  }

  /// Whether nothing of the file but the dialog sets it to anything other than `false`.
  private func isSetOnly(_ flag: String, in dialog: Node) -> Bool {
    let name = flag.split(separator: ".").last.map(String.init) ?? flag
    return dialog.file.nodes(.member, named: [name]).allSatisfy { use in
      if use.isInside(dialog) { return true }
      if let last = use.chain?.parts.last, last.isNamed("toggle"), last.kind == .call { return false }
      guard use.isAssigned, let value = use.chain?.node.parent?.assignment?.value else { return true }
      return value.kind == .boolean && value.number == 0
    }
  }

  /// Whether the content gets the binding of its own sheet and of no other one: `{ Setup(isPresented: $showsSetup) }`.
  private func handsOnFlag(_ sheet: Node, of all: [Node]) -> Bool {
    guard let content = sheet.contentClosure else { return false }
    let bindings = content.descendants(.argument).compactMap(\.firstChild).filter { $0.source.hasPrefix("$") }
    return Set(bindings.map(plain)).intersection(all.map { flag(of: $0) }) == [flag(of: sheet)]
  }

  /// `showsCamera` of `$showsCamera`, `model.showsCamera` of `$model.showsCamera`.
  private func flag(of sheet: Node) -> String { sheet.argument("isPresented").map { plain($0.value) } ?? "" }

  private func plain(_ name: Node) -> String { name.source.replacing("$", with: "").replacing("self.", with: "") }

  /// The sheets of the system that has most of them, one for each flag.
  private func ofOneSystem(_ sheets: [Node]) -> [Node] {
    let all = Self.systems.map { system -> [Node] in
      var flags: Set<String> = []
      return sheets.filter { !$0.isLeftOut(on: system) && flags.insert(flag(of: $0)).inserted }
    }
    return all.max { $0.count < $1.count } ?? []
  }

  private static let systems = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

  private func presented(by chain: Chain) -> [Node] {
    chain.modifiers(named: "sheet", "fullScreenCover").filter(isByFlag)
  }

  /// Whether a stored flag shows it, `$isShown`; a binding that is worked out may well exclude the others.
  private func isByFlag(_ sheet: Node) -> Bool {
    sheet.argument("isPresented")?.value.chain?.parts.contains { $0.name?.hasPrefix("$") == true } == true
  }
}
