import SwiftKitSDK

/// Formatters are dear, and a list makes one for every row it shows, as a `for` loop does for every element.
///
/// `formatted()` keeps its formatters and is fine. A struct of the project is no formatter because of its name.
struct FormatterInLoop: Check {
  let id = "formatter-in-loop"
  let rules = ["performance/body/formatter-in-loop"]
  let severity = Severity.info
  let title = "a formatter made for every row"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["Formatter"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.nodes(.call) where call.isRoot && !call.flags.contains(.implicit) && !call.isInPreview {
      guard let name = call.name, name.hasSuffix("Formatter"), name.first?.isUppercase == true,
        !(call.mayMean(name) && file.project.kinds(of: name) == ["struct"])
      else { continue }
      if isInPlainLoop(call), !file.isOfTests {
        report(call, "`\(name)` is created for every element; create it once, before the loop")
        continue
      }
      guard isInRow(call) || isInRowType(call) || isInElement(call) else { continue }
      report(call, "`\(name)` is created for every row; create it once, or pass the formatted string to the row")
    }
  }

  /// Whether it is a formatter of the system in the body of a `for` loop, and not set up by the element.
  private func isInPlainLoop(_ call: Node) -> Bool {
    guard call.isNamed(Self.ofTheSystem), call.arguments.isEmpty, let variable = call.enclosing(.variable, .closure),
      variable.kind == .variable, variable.child(.initial)?.firstChild == call.chain?.node, let name = variable.name,
      let body = variable.parent, let loop = body.parent, loop.kind == .for || isMapped(body)
    else { return false }
    let pattern = body.kind == .closure ? body.children(.parameter) : loop.children(.variable)
    let elements = ["$0"] + pattern.flatMap { [$0] + Array($0.descendants) }.compactMap(\.name)
    let after = body.statements.drop { $0 != variable }.dropFirst()
    if body.kind != .closure, after.contains(where: { [.return, .statement].contains($0.kind) }) { return false }
    let ofLoop = elements + body.statements.filter { $0.kind == .variable && $0 != variable }.compactMap(\.name)
    return after.flatMap { [$0] + Array($0.descendants) }.allSatisfy { isSame(in: $0, name, beside: ofLoop) }
  }

  /// Whether the formatter stays the same here: it is asked for a text or a value, or set up with what is no matter of the
  /// element.
  private func isSame(in node: Node, _ name: String, beside ofLoop: [String]) -> Bool {
    if let assignment = node.assignment, assignment.target.chain?.root.isNamed(name) == true {
      return !assignment.value.isNamed(ofLoop) && !node.descendants.contains { $0.isNamed(ofLoop) }
    }
    guard node.kind == .chain, let parts = node.chain?.parts, parts[0].isNamed(name) else { return true }
    return parts.count > 1
      && (parts[1].kind == .member || parts[1].isNamed("string", "date", "number", "localizedString"))
  }

  /// `values.map { value in … }`
  private func isMapped(_ body: Node) -> Bool {
    guard body.kind == .closure, let call = body.callOfArgument else { return false }
    return call.isModifier && call.isNamed("map", "compactMap", "forEach") && call.arguments.count == 1
      && call.chain?.parts.contains { $0.kind == .optional } == false && body.child(.parameter) != nil
      && call.chain?.root.nameWords.last.map { $0.hasSuffix("s") && $0.count > 3 } == true
  }

  private static let ofTheSystem = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter", "MeasurementFormatter",
    "DateComponentsFormatter", "DateIntervalFormatter", "ListFormatter", "ByteCountFormatter",
  ]

  /// Whether the row is drawn, not used: what a control does comes once.
  private func isInRow(_ node: Node) -> Bool {
    for closure in node.enclosingClosures {
      let call = closure.call
      if call.isNamed("ForEach", "List", "Table", "OutlineGroup"), call.isRoot { return repeats(call, closure.node) }
      if isLater(closure) { return false }
    }
    return false
  }

  /// Whether a function of the view makes it that rows call: `ForEach(days) { Text(text(for: $0)) }`.
  private func isInRowFunction(_ call: Node) -> Bool {
    guard let member = call.enclosingMember, member.kind == .function, !member.flags.contains(.static),
      let name = member.name, let owner = member.owner, owner.isView, !call.enclosingClosures.contains(where: isLater)
    else { return false }
    return member.uses(ofMember: name, in: owner).contains { !$0.isInPreview && isInRow($0) }
  }

  /// Whether it is made by what a view that stands in a row computes.
  private func isInRowType(_ call: Node) -> Bool {
    if isInRowFunction(call) { return true }
    guard let member = call.enclosingMember, member.kind == .variable, member.code.map(call.isInside) == true,
      !member.flags.contains(.static), let type = call.owner, type.kind == .struct, type.isView, let name = type.name,
      !call.enclosingClosures.contains(where: isLater)
    else { return false }
    return call.file.calls(named: name).contains { $0.isRoot && !$0.isInPreview && isInRow($0) }
  }

  /// Whether it is made by what the element of a list computes and its row shows: `mail.ago` of `mails: [Mail]`.
  private func isInElement(_ call: Node) -> Bool {
    guard let member = call.enclosingMember, member.kind == .variable, member.code.map(call.isInside) == true,
      !member.flags.contains(.static), let name = member.name, let type = member.enclosingType, let kind = type.name,
      member.parent == type, !type.isView, !call.enclosingClosures.contains(where: isLater),
      // A text that was made before.
      !member.descendants.contains(where: { $0.kind == .return && $0.isBefore(call) })
    else { return false }
    return call.file.nodes(.member, named: [name]).contains { use in
      guard let parts = use.chain?.parts, parts.count > 1, parts[1] == use, parts[0].kind == .member, !use.isInPreview,
        isInRow(use),
        let row = use.enclosingClosures.first(where: { $0.call.isNamed("ForEach", "List", "Table") && $0.call.isRoot }),
        let list = row.call.firstUnlabelled?.value.ownMemberName,
        row.call.variable(named: list)?.child(.type)?.source == "[\(kind)]"
      else { return false }
      let element = row.node.child(.parameter)?.name ?? "$0"
      return parts[0].isNamed(element)
    }
  }

  /// A list of data, not one of single rows.
  private func repeats(_ call: Node, _ closure: Node) -> Bool {
    call.isNamed("ForEach", "OutlineGroup") || call.firstUnlabelled != nil || closure.child(.parameter) != nil
  }

  private func isLater(_ closure: Node.Closure) -> Bool {
    guard let name = closure.call.name else { return false }
    if ["action", "perform", "onDismiss", "set"].contains(closure.argument.label ?? "") { return true }
    if name == "Button" { return closure.call.labelClosure != closure.node }
    return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true || name == "task" || name == "Task"
  }
}
