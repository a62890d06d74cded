import SwiftKitSDK

/// A swipe commits at 80 to 120 points sideways, at 120 to 160 up or down: less is an accident, more feels stuck.
///
/// Looked at are numbers that the translation is compared with, short of what follows the finger, and constants named
/// threshold beside a drag gesture. Shares such as 0.3 are none.
struct SwipeThreshold: Check {
  let id = "swipe-threshold-range"
  let rules = ["motion/gestures/swipe-threshold-range"]
  let severity = Severity.info
  let title = "a swipe that commits too early or too late"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["DragGesture"]

  func check(_ file: SourceFile, _ report: Report) {
    guard !Dragging.gestures(in: file.root).isEmpty else { return }
    for operation in file.nodes(.operation) where !operation.isInPreview && !followsFinger(operation) {
      let parts = Array(operation.children)
      for place in parts.indices.dropFirst().dropLast() where parts[place].isNamed("<", ">", "<=", ">=") {
        let (left, right) = (parts[place - 1], parts[place + 1])
        if let axis = Dragging.axis(of: left), let distance = distance(right) { judge(distance, axis, report) }
        if let axis = Dragging.axis(of: right), let distance = distance(left) { judge(distance, axis, report) }
      }
    }
    for choice in file.nodes(.switch) where !choice.isInPreview && !followsFinger(choice) {
      guard let subject = choice.firstChild, let axis = Dragging.axis(of: subject) else { continue }
      for pattern in choice.children(.switchCase).flatMap({ $0.children(.condition) }) {
        guard let limit = pattern.descendants.first(where: { $0.number.map { abs($0) > 1 } == true }) else { continue }
        judge(limit, axis, report)
      }
    }
    for constant in file.nodes(.variable) where isThreshold(constant) && !constant.isInPreview {
      guard let value = constant.child(.initial)?.firstChild, value.number != nil else { continue }
      judge(value, axis(of: constant), report)
    }
  }

  /// A number, also one that a constant has; those called a threshold are looked at by themselves.
  private func distance(_ value: Node) -> Node? {
    if value.number != nil { return value }
    guard case let constant = value.resolved, constant.number != nil,
      constant.enclosing(.variable).map(isThreshold) != true
    else { return nil }
    return constant
  }

  private func judge(_ value: Node, _ axis: Dragging.Axis, _ report: Report) {
    let range: ClosedRange<Double> = axis == .horizontal ? 80...120 : 120...160
    guard let number = value.number, abs(number) > 1, !range.contains(abs(number)) else { return }
    let (low, high) = (range.lowerBound.shortText, range.upperBound.shortText)
    report(
      value,
      "the swipe commits at \(abs(number)) points; use \(low) to \(high), which is too far for an accident but easy to reach"
    )
  }

  /// Whether it runs while the finger moves, also in a function: `.onChanged(track)`.
  private func followsFinger(_ node: Node) -> Bool { node.runs(inClosureOf: "onChanged", "updating") }

  private func isThreshold(_ constant: Node) -> Bool {
    let words = Set(constant.nameWords)
    guard words.contains("threshold") || words.contains("thresholds") else { return false }
    guard words.isDisjoint(with: Self.otherThresholds) else { return false }
    guard let type = constant.enclosingType else { return true }
    return type.allParts.contains { !Dragging.gestures(in: $0).isEmpty }
  }

  /// Sideways, unless its name or what it is compared with says otherwise.
  private func axis(of constant: Node) -> Dragging.Axis {
    let words = Set(constant.nameWords)
    if !words.isDisjoint(with: ["vertical", "height", "down", "up", "y", "pull", "bottom", "top"]) { return .vertical }
    if !words.isDisjoint(with: ["horizontal", "width", "left", "right", "x"]) { return .horizontal }
    let name = constant.name ?? ""
    let axes = constant.file.nodes(.operation).flatMap { operation -> [Dragging.Axis] in
      let parts = Array(operation.children)
      guard parts.contains(where: { $0.descendants.contains { $0.isNamed(name) } }) else { return [] }
      return parts.compactMap(Dragging.axis)
    }
    return axes.contains(.vertical) && !axes.contains(.horizontal) ? .vertical : .horizontal
  }

  private static let otherThresholds: Set = [
    "velocity", "scroll", "time", "speed", "opacity", "scale", "count", "distance", "loading", "zoom", "angle",
    "rotation",
  ]
}
