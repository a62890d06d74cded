import SwiftKitSDK

/// A quotation mark in a value ends the script's text, and what follows is run.
struct ScriptByInterpolation: Check {
  let id = "script-by-interpolation"
  let rules = ["data/queries/script-by-interpolation"]
  let severity = Severity.warning
  let title = "JavaScript that is built with string interpolation"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = [
    "|evaluateJavaScript| & \\(", "|WKUserScript| & \\(", "|evaluateJavaScript| & '\" +",
    "|evaluateScript| & \\(", "|evaluateScript| & '\" +",
    "|evaluateJavaScript| & %@", "|WKUserScript| & %@", "|evaluateScript| & %@",
  ]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "evaluateJavaScript", "WKUserScript", "evaluateScript") where !file.isOfTests {
      guard call.isNamed("WKUserScript") ? call.isRoot : call.isModifier,
        let value = (call.argument("source") ?? call.firstUnlabelled)?.value,
        (value.propertyOfModel?.given ?? value.outcomes).contains(where: {
          isWritten($0) || isJoined($0) || isFormatted($0)
        })
      else { continue }
      report(
        call,
        !call.isNamed("evaluateJavaScript")
          ? "a quotation mark in a value breaks this script and runs the rest; write the value with `JSONEncoder`"
          : "a quotation mark in a value breaks this script and runs the rest; use `callAsyncJavaScript(_:arguments:)`")
    }
  }

  /// `"setName('\(name)')"`, in quotes of any kind.
  private func isWritten(_ script: Node) -> Bool {
    guard script.kind == .string, case let written = script.source,
      written.contains("'\\(") || written.contains("\\\"\\(") || written.contains("`\\(")
        || written.hasPrefix("\"\"\"") && written.contains("\"\\(")
    else { return false }
    return script.children(.argument).contains { $0.firstChild.map(mayHoldQuote) ?? true }
  }

  /// Neither a number, the name of a case, one of two texts, a constant nor what is escaped already.
  private func mayHoldQuote(_ value: Node) -> Bool {
    if value.choices.allSatisfy({ $0.kind == .string && $0.text != nil }) { return false }
    if let parts = value.chain?.parts, parts[0].isCapitalized, parts.allSatisfy({ $0.kind == .member }) { return false }
    return value.number == nil && value.chain?.parts.last?.isNamed("rawValue", "uuidString") != true
      && !value.sourceHolds("encod") && !value.sourceHolds("escap") && !value.sourceHolds("base64")
  }

  /// `String(format: "setName('%@')", name)`
  private func isFormatted(_ script: Node) -> Bool {
    guard let call = script.chain?.root, call.kind == .call, call.isNamed("String"),
      let written = call.argument("format")?.value.source
    else { return false }
    return written.contains("'%@") || written.contains("\\\"%@")
  }

  /// `"setName('" + name + "')"`
  private func isJoined(_ script: Node) -> Bool {
    guard script.kind == .operation, script.children(.operator).allSatisfy({ $0.isNamed("+") }) else { return false }
    let parts = script.children.filter { $0.kind != .operator }
    return zip(parts, parts.dropFirst()).contains { left, right in
      right.kind == .chain && mayHoldQuote(right) && left.text.map { $0.hasSuffix("'") || $0.hasSuffix("\\\"") } == true
    }
  }
}
