import SwiftKitSDK

/// An apostrophe in a value ends the text of the predicate and crashes, or changes what is asked.
struct PredicateByInterpolation: Check {
  let id = "predicate-by-interpolation"
  let rules = ["data/queries/predicate-by-interpolation"]
  let severity = Severity.info
  let title = "a predicate that is built with string interpolation"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|NSPredicate| & \\(", "|NSPredicate| & '\""]

  func check(_ file: SourceFile, _ report: Report) {
    let calls = file.calls(named: "NSPredicate") + file.calls(named: "init").filter(isElement)
    for call in calls where call.isRoot && !file.isOfTests {
      guard let formats = call.argument("format")?.value.outcomes, formats.contains(where: isBuilt) else { continue }
      report(
        call, "a quotation mark in a value breaks this predicate; write `%@` (or `%K` for a key) and pass the value")
    }
  }

  /// `parts.append(.init(format: …))`, where `parts` are predicates.
  private func isElement(_ call: Node) -> Bool {
    guard call.flags.contains(.implicit), let list = call.chain?.node.callOfArgument, list.isNamed("append", "insert"),
      let parts = list.chain?.parts.drop(while: { $0.isNamed("self") }), parts.count == 2, let name = parts.first?.name
    else { return false }
    return call.variable(named: name).map {
      ($0.child(.type) ?? $0.child(.initial) ?? $0).source.contains("NSPredicate")
    }
      == true
  }

  /// `"name == '\(name)'"`, `"name == '" + name + "'"`, or `String(format: "name == '%@'", name)`.
  private func isBuilt(_ format: Node) -> Bool {
    if format.kind == .chain {
      guard let made = format.chain, made.isRooted(in: "String"), made.parts.count == 1,
        let text = made.root.argument("format")?.value.text
      else { return false }
      return (text.contains("'%@'") || text.contains("\\\"%@\\\""))
        && made.root.arguments.dropFirst().contains { !isConstant($0.value) }
    }
    if format.kind == .operation {
      let parts = format.children.filter { $0.kind != .operator }
      return format.children(.operator).allSatisfy { $0.isNamed("+") }
        && zip(parts, parts.dropFirst()).contains { left, right in
          right.kind == .chain && left.text.map { $0.hasSuffix("'") || $0.hasSuffix("\\\"") } == true
        }
    }
    let written = format.source
    return format.kind == .string && (written.contains("'\\(") || written.contains("\\\"\\("))
      && format.children(.argument).contains { $0.firstChild?.number == nil && $0.firstChild.map(isConstant) == false }
  }

  /// `App.bundleIdentifier`: a value of a type, in which somebody has looked for quotation marks.
  private func isConstant(_ value: Node) -> Bool {
    guard let parts = value.chain?.parts, parts.count == 2, parts[0].isCapitalized else { return false }
    return parts.allSatisfy { $0.kind == .member } && !parts[1].isNamed("shared", "current", "standard", "default")
  }
}
