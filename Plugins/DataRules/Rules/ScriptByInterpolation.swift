import SwiftKitSDK

/// A quotation mark in a value ends the script's text, and what follows is run.
struct ScriptByInterpolation: Check {
  let id = "script-by-interpolation"
  let rules = ["data/queries/script-by-interpolation"]
  let severity = Severity.warning
  let title = "JavaScript that is built with string interpolation"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|evaluateJavaScript| & \\(", "|WKUserScript| & \\("]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "evaluateJavaScript", "WKUserScript") where !file.isOfTests {
      guard call.isNamed("WKUserScript") ? call.isRoot : call.isModifier,
        let value = (call.argument("source") ?? call.firstUnlabelled)?.value,
        let script = value.outcomes.first(where: { $0.kind == .string }), case let written = script.source,
        written.contains("'\\(") || written.contains("\\\"\\(") || written.contains("`\\(")
          || written.hasPrefix("\"\"\"") && written.contains("\"\\("),
        script.children(.argument).contains(where: { $0.firstChild?.number == nil })
      else { continue }
      report(
        call,
        call.isNamed("WKUserScript")
          ? "a quotation mark in a value breaks this script and runs the rest; write the value with `JSONEncoder`"
          : "a quotation mark in a value breaks this script and runs the rest; use `callAsyncJavaScript(_:arguments:)`")
    }
  }
}
