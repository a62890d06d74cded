import SwiftKitSDK

/// Ten to twenty points show where content comes from; more is a journey.
struct EntranceOffset: Check {
  let id = "entrance-offset-range"
  let rules = ["motion/entrances/entrance-offset-range"]
  let severity = Severity.info
  let title = "an entrance offset outside of 10 to 20 points"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["|offset|"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "offset") where call.isViewModifier && !call.isInPreview {
      guard let chain = call.chain else { continue }
      let values = call.arguments.filter { ["x", "y"].contains($0.label) }.map(\.value)
      let entrances = Entrance.all(on: chain)
      let starts = entrances.flatMap { entrance in
        values.compactMap(entrance.start) + sides(of: call.firstUnlabelled.flatMap { entrance.startSize(of: $0.value) })
      }
      guard let start = starts.first(where: { $0 != 0 && !(10...20).contains(abs($0)) }) else { continue }
      report(call, "content moves in from \(abs(start)) points away, which distracts; use 10 to 20")
    }
    for call in file.calls(named: "transition") where call.isViewModifier && !call.isInPreview {
      for value in call.firstUnlabelled?.value.outcomes ?? [] {
        guard let offset = offset(in: value) else { continue }
        report(offset.node, "content moves in from \(offset.distance) points away, which distracts; use 10 to 20")
      }
    }
  }

  /// The numbers of `CGSize(width: 0, height: 60)`.
  private func sides(of size: Node?) -> [Double] {
    ["width", "height"].compactMap { size?.chain?.root.argument($0)?.value.constantNumber }
  }

  /// The offset of an entrance: `.offset(y: 90)`, also combined with another and as an insertion.
  private func offset(in transition: Node) -> (node: Node, distance: Double)? {
    for offset in transition.descendants(.call, named: "offset") {
      let isOfExit = offset.ancestors.prefix { $0 != transition }.contains {
        $0.kind == .argument && $0.isNamed("removal")
      }
      let sides = offset.arguments.filter { ["x", "y"].contains($0.label) }.compactMap { $0.value.resolved.number }
      guard !isOfExit, offset.flags.contains(.implicit) || offset.chain?.root.isNamed("AnyTransition") == true,
        let far = sides.map({ abs($0) }).first(where: { $0 != 0 && !(10...20).contains($0) })
      else { continue }
      return (offset, far)
    }
    return nil
  }
}
