import SwiftKitSDK

/// Room below 8 points reads as a mistake, other than 4; badges and chips are small by nature.
struct PaddingBelowEight: Check {
  let id = "padding-below-8"
  let rules = ["design-tokens/spacing/padding-below-8"]
  let severity = Severity.info
  let title = "a padding below 8 points, other than 4"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["padding"]

  func check(_ file: SourceFile, _ report: Report) {
    for number in LayoutNumber.all(in: file, followsNames: true) where number.purpose == .padding {
      guard number.value > 0, number.value < 8, number.value != 4, !isSmallByNature(number.use) else { continue }
      report(
        at: number.node.range,
        "a padding of \(number.value.shortText) is not on the scale, so spacing looks uneven; use 8, or 4 between lines of text"
      )
    }
  }

  /// By the name of the view, or of the helper that makes it.
  private func isSmallByNature(_ node: Node) -> Bool {
    node.ancestors.contains { place in
      guard [.struct, .extension, .variable, .function].contains(place.kind) else { return false }
      return words(of: place.name ?? "").contains { ["badge", "chip", "tag", "pill", "capsule"].contains($0) }
    }
  }
}
