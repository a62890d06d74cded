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
      let starts = Entrance.all(on: chain).flatMap { entrance in values.compactMap(entrance.start) }
      guard let start = starts.first(where: { $0 != 0 && !(10...20).contains(abs($0)) }) else { continue }
      report(call, "content moves in from \(abs(start)) points away; 10 to 20 is enough")
    }
  }
}
