import SwiftKitSDK

/// Two days of the year are an hour shorter or longer.
struct DayBySeconds: Check {
  let id = "day-by-seconds"
  let rules = ["data/dates/day-by-seconds"]
  let severity = Severity.info
  let title = "a day that is counted as 86,400 seconds"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["86400", "86_400", "* 24", "24 *", "*24", "24*"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "addingTimeInterval", "addTimeInterval") where call.isModifier && !call.isInPreview {
      guard let value = call.firstUnlabelled?.value, isDays(value) else { continue }
      report(call, "not every day has 86,400 seconds; use `Calendar.current.date(byAdding: .day, value: …, to: …)`")
    }
    for operation in file.nodes(.operation) where !operation.isInPreview {
      let parts = Array(operation.children)
      for place in parts.indices.dropFirst().dropLast() where parts[place].isNamed("/") {
        guard parts[place - 1].chain?.parts.last?.isNamed("timeIntervalSince", "timeIntervalSinceNow") == true,
          isDays(parts[place + 1]), parts[place + 1].kind != .chain || parts[place + 1].nameHolds("day")
        else { continue }
        report(
          operation, "not every day has 86,400 seconds; use `Calendar.current.dateComponents([.day], from: …, to: …)`")
      }
    }
  }

  private func isDays(_ value: Node) -> Bool {
    let written = value.resolved.source.filter { !$0.isWhitespace && $0 != "_" }
    return ["86400", "24*60*60", "60*60*24", "3600*24", "24*3600"].contains { written.contains($0) }
  }
}
