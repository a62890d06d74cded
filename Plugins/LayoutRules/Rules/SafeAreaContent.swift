import SwiftKitSDK

/// Backgrounds may run under the island and the home indicator; what one reads or touches may not.
struct SafeAreaContent: Check {
  let id = "ignores-safe-area-content"
  let rules = ["layout-and-lists/frames/ignores-safe-area-content"]
  let severity = Severity.info
  let title = "content that ignores the safe area"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["ignoresSafeArea", "edgesIgnoringSafeArea"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "ignoresSafeArea", "edgesIgnoringSafeArea") where call.isViewModifier {
      // A modifier of this file is asked where it is applied.
      let uses = call.modifierUses
      for place in uses.isEmpty ? [call] : uses {
        guard !place.isInPreview, let chain = place.chain,
          isContent(chain.codeOfMember?.onlyView?.root ?? chain.root), !isKeyboard(call),
          !place.isInside(modifier: "background")
        else { continue }
        tell(place, chain, report)
      }
    }
  }

  private func tell(_ call: Node, _ chain: Chain, _ report: Report) {
    report(
      call,
      "\(chain.root.name.code(or: "content")) may end up under the Dynamic Island or the home indicator; let only its background ignore the safe area"
    )
  }

  private func isKeyboard(_ call: Node) -> Bool {
    call.firstUnlabelled?.value.source.contains("keyboard") == true
  }

  private func isContent(_ root: Node) -> Bool {
    guard root.kind == .call else { return false }
    if root.isNamed("ScrollView", "List", "Form", "NavigationStack", "Text", "Label", "Button", "Table") { return true }
    guard root.isNamed("VStack", "HStack", "ZStack", "LazyVStack", "Grid", "Group"), let content = root.content else {
      return false
    }
    // A stack of colours and images is a background, too.
    return content.descendants(.call).contains { $0.isRoot && ViewNames.texts.contains($0.name ?? "") }
  }
}
