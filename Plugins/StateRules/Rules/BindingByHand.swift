import SwiftKitSDK

/// A binding made of closures is new at every pass, so SwiftUI cannot tell that nothing changed.
///
/// Reported where both closures only pass on one property. Where the setter does more, `binding-get-set-effects` reports it, also
/// around an object of the environment; a binding that converts, looks up or calls is left alone.
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
        let value = onlyValue(get), value.kind == .chain,
        let name = stored(value, by: call, orInEnvironment: withEffects),
        let place = set.statements.firstIndex(where: { passesOn($0, to: value, in: set) }),
        // A condition before it decides whether the value is taken, which `onChange` cannot.
        set.statements[..<place].allSatisfy({ [.chain, .operation].contains($0.kind) })
      else { continue }
      let preparation = preparation(for: name, at: call)
      let step = preparation.map { "\($0), pass" } ?? "pass"
      report(
        call,
        "`Binding(get:set:)` around `\(value.source)` is recreated on each update; \(step) `$\(name)`, and use `onChange` for side effects",
        edits: set.statements.count == 1 && preparation == nil ? direct(call, name) : [])
    }
  }

  /// Whether this sets what the getter reads to the new value, and to no more than that: not `isOn = $0 && isAllowed`.
  private func passesOn(_ statement: Node, to value: Node, in set: Node) -> Bool {
    guard let assignment = statement.assignment, Array(statement.children).count == 3 else { return false }
    guard path(assignment.target) == path(value), isNewValue(assignment.value, in: set) else { return false }
    // With `self.` on one side alone, the other may be a local value of that name, as after `if let name`.
    return assignment.target.source == value.source || isOfView(assignment.target) && isOfView(value)
  }

  private func isOfView(_ value: Node) -> Bool {
    guard let root = value.chain?.root, let name = root.name else { return false }
    if name == "self" { return true }
    guard let property = value.variable(named: name), let type = property.enclosingType else { return false }
    return property.parent == type
      && !value.ancestors.contains { around in
        around.children(.parameter).contains { $0.isNamed(name) }
          || around.children(.condition).contains { $0.child(.variable)?.isNamed(name) == true }
      }
  }

  /// The names of a value that consists of names, without `self`.
  private func path(_ value: Node) -> [String]? {
    guard value.kind == .chain, let parts = value.chain?.parts, parts.allSatisfy({ $0.kind == .member }) else {
      return nil
    }
    return parts.drop { $0.isNamed("self") }.compactMap(\.name)
  }

  /// What has to be done before the property gives bindings.
  private func preparation(for path: String, at call: Node) -> String? {
    guard let root = path.split(separator: ".").first.map(String.init), let property = call.variable(named: root)
    else { return nil }
    if isBindable(property) { return "mark `\(root)` `@Bindable`" }
    return isOfEnvironment(property) ? "declare `@Bindable var \(root) = \(root)` in the body" : nil
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
  private func stored(_ value: Node, by call: Node, orInEnvironment takesEnvironment: Bool) -> String? {
    guard let names = path(value), let name = names.first, let type = call.enclosingType, type.isView else {
      return nil
    }
    let isKept = type.allParts.flatMap { $0.children(.variable) }.contains {
      $0.isNamed(name)
        && ($0.hasAttribute(
          "State", "Binding", "Bindable", "AppStorage", "SceneStorage", "ObservedObject", "StateObject",
          "EnvironmentObject")
          || isBindable($0) || takesEnvironment && isOfEnvironment($0))
    }
    return isKept ? names.joined(separator: ".") : nil
  }

  /// An object that the view is given, whose properties have bindings once it is `@Bindable`.
  private func isBindable(_ property: Node) -> Bool {
    property.child(.attribute) == nil && property.child(.initial) == nil && property.code == nil
      && property.child(.type)?.name.map(property.file.isObservable) == true
  }

  /// `@Environment(Preferences.self)`: an observable object, and no value behind a key.
  private func isOfEnvironment(_ property: Node) -> Bool {
    property.children(.attribute).contains { attribute in
      attribute.isNamed("Environment") && attribute.firstUnlabelled?.value.chain?.root.isCapitalized == true
    }
  }

  private func isNewValue(_ value: Node, in set: Node) -> Bool {
    let parameter = set.child(.parameter)?.name ?? "$0"
    return value.ownMemberName == parameter
  }
}
