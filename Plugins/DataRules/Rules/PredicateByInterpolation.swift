import SwiftKitSDK

/// An apostrophe in a value ends the text of the predicate and crashes, or changes what is asked.
struct PredicateByInterpolation: Check {
  let id = "predicate-by-interpolation"
  let rules = ["data/queries/predicate-by-interpolation"]
  let severity = Severity.warning
  let title = "a predicate that is built with string interpolation"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|NSPredicate| & \\(", "|NSPredicate| & '\""]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "NSPredicate") where call.isRoot && !file.isOfTests {
      guard let formats = call.argument("format")?.value.outcomes, formats.contains(where: isBuilt) else { continue }
      report(
        call, "a quotation mark in a value breaks this predicate; write `%@` (or `%K` for a key) and pass the value")
    }
  }

  /// `"name == '\(name)'"`, or `"name == '" + name + "'"`.
  private func isBuilt(_ format: Node) -> Bool {
    if format.kind == .operation {
      let parts = format.children.filter { $0.kind != .operator }
      return format.children(.operator).allSatisfy { $0.isNamed("+") }
        && zip(parts, parts.dropFirst()).contains { left, right in
          right.kind == .chain && left.text.map { $0.hasSuffix("'") || $0.hasSuffix("\\\"") } == true
        }
    }
    let written = format.source
    return format.kind == .string && (written.contains("'\\(") || written.contains("\\\"\\("))
      && format.children(.argument).contains { $0.firstChild?.number == nil }
  }
}
