import SwiftKitSDK

/// Two days of the year are an hour shorter or longer.
struct DayBySeconds: Check {
  let id = "day-by-seconds"
  let rules = ["data/dates/day-by-seconds"]
  let severity = Severity.info
  let title = "a day that is counted as 86,400 seconds"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["86400", "86_400", "* 24", "24 *", "*24", "24*", "24.0 *", "24.0*"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "addingTimeInterval", "addTimeInterval") where call.isModifier && !call.isInPreview {
      guard let value = call.firstUnlabelled?.value, !isLifetime(value), isDays(value) else { continue }
      report(call, "not every day has 86,400 seconds; use `Calendar.current.date(byAdding: .day, value: …, to: …)`")
    }
    for call in file.calls(named: "Date") where call.isRoot && !call.isInPreview {
      guard let value = (call.argument("timeIntervalSinceNow") ?? call.argument("timeInterval"))?.value, isDays(value)
      else { continue }
      report(call, "not every day has 86,400 seconds; use `Calendar.current.date(byAdding: .day, value: …, to: …)`")
    }
    for operation in file.nodes(.operation) where !operation.isInPreview {
      let parts = Array(operation.children)
      if parts.count > 2, isDate(parts[0]), parts[1].isNamed("+", "-"),
        parts.dropFirst(2).contains(where: isDays)
          || isDays(of: parts.dropFirst(2))
      {
        report(
          operation, "not every day has 86,400 seconds; use `Calendar.current.date(byAdding: .day, value: …, to: …)`")
        continue
      }
      for place in parts.indices.dropFirst().dropLast() where parts[place].isNamed("/") {
        guard parts[place - 1].chain?.parts.last?.isNamed("timeIntervalSince", "timeIntervalSinceNow") == true,
          isDays(parts[place + 1]), parts[place + 1].kind != .chain || parts[place + 1].nameHolds("day")
        else { continue }
        report(
          operation, "not every day has 86,400 seconds; use `Calendar.current.dateComponents([.day], from: …, to: …)`")
      }
    }
  }

  /// How long something lasts once it has begun, which is no matter of days of a calendar.
  private func isLifetime(_ value: Node) -> Bool { value.ownMemberName?.lowercased().contains("lifetime") == true }

  /// `Date()`, `Date.now`, `startDate`.
  private func isDate(_ value: Node) -> Bool {
    guard value.kind == .chain, let parts = value.chain?.parts, let last = parts.last else { return false }
    if parts.count == 1, last.isNamed("self"), let type = value.enclosingType {
      return type.kind == .extension && type.isNamed("Date")
    }
    return parts[0].isNamed("Date") && (parts.count == 1 || last.isNamed("now"))
      || last.kind == .member && (last.nameWords.last == "date" || isDateVariable(value))
  }

  /// A name of what the file says is a date: `var start = Date.now`, `let start: Date`.
  private func isDateVariable(_ value: Node) -> Bool {
    guard let name = value.ownMemberName else { return false }
    if let parameter = value.enclosing(.function)?.children(.parameter).first(where: { $0.isNamed(name) }) {
      return parameter.child(.type)?.source == "Date"
    }
    guard let variable = value.variable(named: name) else { return false }
    return variable.child(.type)?.source == "Date"
      || variable.child(.initial)?.firstChild?.chain.map { made in
        made.root.isNamed("Date")
          && (made.parts.count == 1
            || made.parts.count == 2 && made.parts[1].isNamed("now", "distantPast", "distantFuture"))
      } == true
  }

  private func isDays(of operands: ArraySlice<Node>) -> Bool {
    isDays(written: operands.map(\.source).joined())
  }

  private func isDays(_ value: Node) -> Bool {
    if isDays(written: value.resolved.source) { return true }
    // `Double(count) * rhythm.interval`, where this file says how long each rhythm is.
    let operands = value.kind == .operation ? value.children.filter { $0.kind == .chain } : [value]
    return operands.contains { operand in
      isDays(written: operand.resolved.source)
        || operand.propertyOfModel.map(isAlwaysDays) == true
    }
  }

  /// Whether all that a property gives are days: one length among seconds is how long something is kept.
  private func isAlwaysDays(_ property: Node) -> Bool {
    let values = property.given.map(\.source)
    return values.contains { isDays(written: $0) }
      && values.allSatisfy { isDays(written: $0) || $0.hasSuffix(".\(property.name ?? "")") }
  }

  private func isDays(written: String) -> Bool {
    guard written.contains(bytesOf: "24") || written.contains(bytesOf: "86") else { return false }
    // `24.0 * 60` is `24 * 60`.
    let written = written.filter { !$0.isWhitespace && $0 != "_" }.replacing(/\.0+(?![0-9])/, with: "")
    return written.contains(/(?:^|[^0-9.])(?:86400|24\*60\*60|60\*60\*24|3600\*24|24\*3600)(?![0-9])/)
  }
}
