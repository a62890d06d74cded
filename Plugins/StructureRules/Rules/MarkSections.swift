import SwiftKitSDK

/// One order of sections everywhere means nobody has to search.
///
/// Only files that have marks are looked at: that there are none is a matter of taste. One finding a file.
struct MarkSections: Check {
  let id = "mark-sections"
  let rules = ["architecture-and-data-flow/files/mark-sections"]
  let severity = Severity.info
  let title = "sections marked in another order"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["MARK: & |struct| & View"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.nodes(.struct).contains(where: { $0.isView }) else { return }
    let marks = file.nodes(.comment).filter { $0.source.contains(bytesOf: "MARK:") }
    var highest: [Int: Int] = [:]
    for mark in marks {
      guard let place = Self.order.firstIndex(where: { title(of: mark) == $0 }) else { continue }
      let type = file.nodes(.struct, .extension).last {
        $0.range.lowerBound < mark.range.lowerBound && mark.range.upperBound <= $0.range.upperBound
      }
      let scope = type?.range.lowerBound ?? -1
      if place < highest[scope, default: 0] {
        report(
          mark,
          "`\(title(of: mark))` comes after `\(Self.order[highest[scope, default: 0]])`; readers expect the order properties, body, subviews, actions"
        )
        return
      }
      highest[scope] = place
    }
  }

  /// `properties` of `// MARK: - Properties`.
  private func title(of mark: Node) -> String {
    guard let colon = mark.source.firstIndex(of: ":") else { return "" }
    let text = mark.source[mark.source.index(after: colon)...]
    return String(text.drop { " -".contains($0) }.prefix { $0.isLetter }).lowercased()
  }

  private static let order = ["properties", "body", "subviews", "actions"]
}
