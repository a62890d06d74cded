import SwiftKitSDK

/// An apostrophe in a value ends the text of the predicate and crashes, or changes what is asked.
struct PredicateByInterpolation: Check {
  let id = "predicate-by-interpolation"
  let rules = ["data/queries/predicate-by-interpolation"]
  let severity = Severity.warning
  let title = "a predicate that is built with string interpolation"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|NSPredicate| & \\("]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "NSPredicate") where call.isRoot && !file.isOfTests {
      guard let format = call.argument("format")?.value.resolved, format.kind == .string,
        case let written = format.source, written.contains("'\\(") || written.contains("\\\"\\("),
        format.children(.argument).contains(where: { $0.firstChild?.number == nil })
      else { continue }
      report(
        call, "a quotation mark in a value breaks this predicate; write `%@` (or `%K` for a key) and pass the value")
    }
  }
}
