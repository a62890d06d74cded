import SwiftKitSDK

/// A card has a radius of 16 to 24 and 16 to 20 points of padding; what it holds has a radius of 10 to 14.
///
/// Looked at are numbers in the body of a view that is named a card; one finding a card.
struct CardMetrics: Check {
  let id = "card-metrics"
  let rules = ["layout-and-lists/cards/card-metrics"]
  let severity = Severity.info
  let title = "a card with an unusual radius or padding"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["Card"]

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.nameWords.contains("card") && !type.isInPreview {
      guard type.isView || type.conforms(to: "ViewModifier", "GroupBoxStyle", "ButtonStyle", "DisclosureGroupStyle")
      else {
        continue
      }
      let modified = type.children(.function).filter { $0.isNamed("body", "makeBody") }.compactMap {
        $0.code?.views.last
      }
      let roots = modified + type.viewMembers.filter(\.isWholeBody).compactMap { $0.code?.views.last }
      let found = roots.compactMap { ($0.kind == .return ? $0.firstChild : $0)?.chain }.flatMap(problems)
      guard let (node, message) = found.min(by: { $0.0.range.lowerBound < $1.0.range.lowerBound }) else { continue }
      report(node, message)
    }
  }

  private func problems(_ card: Chain) -> [(Node, String)] {
    var found: [(Node, String)] = []
    let rounding = card.modifiers.filter { $0.isNamed("clipShape", "cornerRadius", "background", "glassEffect") }
    if let radius = rounding.compactMap(Chain.radius).last, let number = radius.constantNumber,
      !(16...24).contains(number)
    {
      found.append((radius, "a card's corner radius should be 16 to 24, not \(number.shortText)"))
    }
    // What comes behind the surface is the room around the card.
    let surface = card.modifiers.first { $0.isNamed("background", "clipShape", "cornerRadius", "glassEffect") }
    for padding in card.modifiers(named: "padding") {
      guard let surface, padding.range.lowerBound < surface.range.lowerBound, let value = amount(of: padding),
        let number = value.constantNumber, !(16...20).contains(number)
      else { continue }
      found.append((value, "\(number.shortText) points of padding make this card differ from others; use 16 to 20"))
    }
    for inner in card.root.descendants(.call, named: "clipShape", "cornerRadius") where inner.isModifier {
      guard let radius = Chain.radius(of: inner), let number = radius.constantNumber, !(10...14).contains(number) else {
        continue
      }
      found.append(
        (
          radius,
          "a corner radius of \(number.shortText) makes what is inside this card differ from other cards; use 10 to 14"
        ))
    }
    return found
  }

  /// The number of `padding(16)` and `padding(.all, 16)`.
  private func amount(of padding: Node) -> Node? {
    let values = padding.arguments.map(\.value)
    if values.count == 1 { return values[0] }
    return values.count == 2 && values[0].memberName == "all" ? values[1] : nil
  }
}
