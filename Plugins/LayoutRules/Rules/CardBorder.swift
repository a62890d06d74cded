import SwiftKitSDK

/// A surface or a soft shadow parts cards; a line around each gets heavy in lists.
///
/// Not where the line says what is selected or where one types, and not what a condition adds.
struct CardBorder: Check {
  let id = "card-border"
  let rules = ["layout-and-lists/cards/card-border"]
  let severity = Severity.info
  let title = "a border around a card"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["|border|", "|overlay|", "|background| & troke"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "border", "overlay", "background") where call.isViewModifier && !call.isInPreview {
      guard let chain = call.chain, !isField(chain), !isSmall(chain), !isChosen(call), isLine(call) else { continue }
      let surface = [
        hasModifier(chain, ["background", "glassEffect"]), hasModifier(chain, ["clipShape", "cornerRadius"]),
      ]
      let isCard = call.isPart(of: "card")
      // A line behind a view is that of a card where a fill is beside it, and nobody types on it.
      if call.isNamed("background"), holdsField(chain) || !isCard && !isFilled(call) { continue }
      guard isCard && (call.isNamed("border") || surface.contains(true)) || isSurface(chain, surface) else { continue }
      report(call, "a border draws more attention than what is in the card; use a background or a soft shadow")
    }
  }

  private func isLine(_ call: Node) -> Bool {
    if call.isNamed("border") { return true }
    // A member of the view stands for what it makes.
    let made = call.arguments.compactMap {
      ($0.value.kind == .closure ? $0.value.onlyView : $0.value.chain)?.codeOfMember
    }
    return (Array(call.descendants) + made.flatMap { Array($0.descendants) }).contains { node in
      guard node.isNamed("stroke", "strokeBorder"), node.kind == .call, let root = node.chain?.root else {
        return false
      }
      return root.isNamed(Self.shapes) || root.name.flatMap(node.typeName).map(Self.shapes.contains) == true
    }
  }

  private static let shapes = [
    "RoundedRectangle", "Rectangle", "UnevenRoundedRectangle", "ConcentricRectangle", "rect",
  ]

  private func holdsField(_ chain: Chain) -> Bool {
    !chain.node.descendants(.call, named: "TextField", "SecureField", "TextEditor").isEmpty
  }

  private func isFilled(_ background: Node) -> Bool {
    background.descendants.contains {
      $0.kind == .call && $0.isNamed("fill", "background", "foregroundColor", "foregroundStyle")
    }
  }

  private func isField(_ chain: Chain) -> Bool {
    chain.root.isNamed("TextField", "TextEditor", "SecureField", "Image", "AsyncImage", "Circle", "Button")
  }

  /// A picture of fixed size is no card.
  private func isSmall(_ chain: Chain) -> Bool {
    chain.modifiers(named: "frame").contains { ($0.argument("width")?.value.constantNumber ?? 100) <= 64 }
  }

  private func isChosen(_ call: Node) -> Bool {
    call.descendants.contains { [.ternary, .if, .switch].contains($0.kind) }
  }

  private func hasModifier(_ chain: Chain, _ names: [String]) -> Bool {
    chain.modifiers.contains { $0.isNamed(names) }
  }

  /// A background that is cut to a shape, with round corners.
  private func isSurface(_ chain: Chain, _ surface: [Bool]) -> Bool {
    if surface == [true, true] { return true }
    return chain.modifiers(named: "background").contains { Chain.radius(of: $0) != nil }
  }
}
