import SwiftKitSDK

/// A timeline's column of times is 60 to 70 points wide, its dots 8 to 12, its line 1 to 2.
///
/// A type's name is all that tells a timeline from anything else, so this is off by default.
struct TimelineMetrics: Check {
  let id = "timeline-metrics"
  let rules = ["layout-and-lists/rows/timeline-metrics"]
  let severity = Severity.info
  let title = "a timeline with unusual measures"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let literals = ["|frame|"].beside("Timeline", "Schedule")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for frame in file.calls(named: "frame") where frame.isViewModifier && !frame.isInPreview {
      guard let type = frame.enclosingType, !Set(type.nameWords).isDisjoint(with: ["timeline", "schedule"]),
        let width = frame.argument("width")?.value, let number = width.constantNumber,
        let name = frame.chain?.root.name,
        let range = range(for: name, frame, number), !range.contains(number)
      else { continue }
      let (low, high) = (range.lowerBound.shortText, range.upperBound.shortText)
      report(width, "this part of the timeline is \(number) points wide, unlike other timelines; use \(low) to \(high)")
    }
  }

  private func range(for name: String, _ frame: Node, _ width: Double) -> ClosedRange<Double>? {
    switch name {
    case "Text": 60...70
    case "Circle": frame.hasArgument("height") ? 8...12 : nil
    case "Rectangle", "Capsule", "RoundedRectangle":
      frame.argument("height")?.value.constantNumber == nil && width < 8 ? 1...2 : nil
    default: nil
    }
  }
}
