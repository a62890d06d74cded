import SwiftKitSDK

/// A card that is thrown away leaves at the speed of the finger: `easeIn`, within 0.2 to 0.3 seconds.
struct FlyOffDuration: Check {
  let id = "fly-off-duration"
  let rules = ["motion/gestures/fly-off-duration"]
  let severity = Severity.info
  let title = "a card that flies off with another curve than easeIn of 0.2 to 0.3 seconds"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["withAnimation"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "withAnimation") where call.isRoot && !call.isInPreview {
      guard let changes = call.changes, changes.descendants.contains(where: fliesOff), isWrong(call) else { continue }
      report(
        call,
        "a card that slows down or takes long to leave looks stuck; use `.easeIn` with a duration of 0.2 to 0.3 seconds"
      )
    }
  }

  /// `offset.width = 500`, `drag = CGSize(width: right ? 500 : -500, height: 0)`.
  private func fliesOff(_ node: Node) -> Bool {
    guard let assignment = node.assignment, let target = assignment.target.chain,
      target.parts.contains(where: { !Set($0.nameWords).isDisjoint(with: Self.places) }) || isOffset(assignment.target)
    else { return false }
    let values = node.children.dropFirst(2)
    return values.contains { value in
      isFar(value) || value.chain?.root.isNamed("CGSize", "CGPoint") == true && value.descendants.contains(where: isFar)
    }
  }

  /// Whether the view is moved by it: `x` of `.offset(x: x)`.
  private func isOffset(_ target: Node) -> Bool {
    guard let name = target.ownMemberName, let owner = target.owner else { return false }
    return owner.allParts.contains { part in
      part.descendants(.call, named: "offset").contains { offset in
        offset.arguments.contains { $0.value.ownMemberName == name }
      }
    }
  }

  private func isFar(_ node: Node) -> Bool {
    node.numbers.contains { abs($0.number ?? 0) >= 300 }
  }

  private func isWrong(_ call: Node) -> Bool {
    guard let animation = call.animationArgument else { return true }
    return animation.writtenOutcomes.flatMap(Curve.all).contains { curve in
      guard curve.name == "easeIn" else { return true }
      guard let duration = curve.duration else { return curve.node.kind == .member || curve.node.arguments.isEmpty }
      return duration.numbers.contains { !(0.2...0.3).contains($0.number ?? 0.25) }
    }
  }

  private static let places: Set = ["offset", "translation", "drag", "position", "swipe"]
}
