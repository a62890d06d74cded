import SwiftKitSDK

/// A binding made of closures is new at every pass, so SwiftUI cannot tell that nothing changed.
///
/// Reported where both closures only pass on one property. Where the setter does more, `binding-get-set-effects` reports it; a
/// binding that converts, looks up or calls is left alone.
struct BindingByHand: Check {
  let id = "binding-get-set"
  let rules = ["architecture-and-data-flow/state/binding-get-set"]
  let severity = Severity.info
  let title = "a binding of closures around one property"
  let group: CheckGroup? = .state
  let basis: Basis? = .convention
  let literals = ["get: & set:", "|Binding| & set:"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) { check(file, report, withEffects: false) }

  /// Reports those that only pass on the value, or those whose setter does something else as well.
  func check(_ file: SourceFile, _ report: Report, withEffects: Bool) {
    for call in file.calls(named: "Binding", "init") where call.isRoot && !call.isInPreview {
      guard let get = (call.argument("get") ?? call.arguments.first { $0.label == nil && $0.isTrailingClosure })?.value,
        let set = closure(ofSetIn: call), get.kind == .closure, (set.statements.count > 1) == withEffects,
        let value = onlyValue(get), value.kind == .chain, let name = stored(value, by: call),
        set.statements.first?.assignment.map({ $0.target.source == value.source && isNewValue($0.value, in: set) })
          == true
      else { continue }
      let isPlain = isOfPlainProperty(name, call)
      let step = isPlain ? "mark `\(name.prefix { $0 != "." })` `@Bindable`, pass" : "pass"
      report(
        call,
        "`Binding(get:set:)` around `\(value.source)` is recreated on each update; \(step) `$\(name)`, and use `onChange` for side effects",
        edits: set.statements.count == 1 && !isPlain ? direct(call, name) : [])
    }
  }

  private func isOfPlainProperty(_ path: String, _ call: Node) -> Bool {
    path.split(separator: ".").first.flatMap { call.variable(named: String($0)) }.map(isBindable) == true
  }

  /// The binding that is there already.
  private func direct(_ call: Node, _ name: String) -> [Edit] {
    guard let chain = call.chain, chain.parts.count == 1, !chain.node.source.contains("/") else { return [] }
    return [Edit(chain.node.range, "$\(name)")]
  }

  private func closure(ofSetIn call: Node) -> Node? {
    let closure = call.argument("set")?.value
    return closure?.kind == .closure ? closure : nil
  }

  private func onlyValue(_ closure: Node) -> Node? {
    guard closure.statements.count == 1 else { return nil }
    return closure.statements[0].kind == .return ? closure.statements[0].firstChild : closure.statements[0]
  }

  /// The path of names of a value that the view around keeps and can hand out with `$`.
  private func stored(_ value: Node, by call: Node) -> String? {
    guard let parts = value.chain?.parts.drop(while: { $0.isNamed("self") }), let root = parts.first,
      let name = root.name,
      parts.allSatisfy({ $0.kind == .member }), let type = call.enclosingType, type.isView
    else { return nil }
    let isKept = type.allParts.flatMap { $0.children(.variable) }.contains {
      $0.isNamed(name)
        && ($0.hasAttribute(
          "State", "Binding", "Bindable", "AppStorage", "SceneStorage", "ObservedObject", "StateObject")
          || isBindable($0))
    }
    return isKept ? parts.compactMap(\.name).joined(separator: ".") : nil
  }

  /// An object that the view is given, whose properties have bindings once it is `@Bindable`.
  private func isBindable(_ property: Node) -> Bool {
    property.child(.attribute) == nil && property.child(.initial) == nil && property.code == nil
      && property.child(.type)?.name.map(property.file.isObservable) == true
  }

  private func isNewValue(_ value: Node, in set: Node) -> Bool {
    let parameter = set.child(.parameter)?.name ?? "$0"
    return value.ownMemberName == parameter
  }
}
