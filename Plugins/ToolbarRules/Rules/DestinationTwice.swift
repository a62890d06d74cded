import SwiftKitSDK

/// Of two destinations for one type only one is used.
struct DestinationTwice: Check {
  let id = "destination-twice"
  let rules = ["navigation-and-deep-links/stacks/one-destination-a-type"]
  let severity = Severity.warning
  let title = "two destinations for one type"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|navigationDestination|"]

  func check(_ file: SourceFile, _ report: Report) {
    for chain in Set(file.calls(named: "navigationDestination").compactMap { $0.chain?.node }) where !chain.isInPreview
    {
      guard let modifiers = chain.chain?.modifiers(named: "navigationDestination") else { continue }
      var known: [String: Node] = [:]
      for modifier in modifiers {
        guard let type = modifier.argument("for")?.value.source else { continue }
        if let first = known[type], !first.isExclusive(with: modifier) {
          report(
            modifier,
            "\(type.replacing(".self", with: "")) has a destination above, and only one of them is used; remove one")
        }
        known[type] = modifier
      }
    }
  }
}
