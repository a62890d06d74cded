import SwiftKitSDK

/// Views are made anew all the time, and with them what they make in a plain property or hand to the environment; `@State` keeps the
/// first one.
struct ObservableWithoutState: Check {
  let id = "observable-without-state"
  let rules = ["architecture-and-data-flow/state/observable-without-state"]
  let severity = Severity.info
  let title = "an observable object that a view creates without @State"
  let group: CheckGroup? = .state
  let basis: Basis? = .apple
  let literals = ["View| & |struct|", "|App| & |struct|", "|ViewModifier| & |struct|"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.conforms(to: "View", "App", "ViewModifier", "Scene") && !type.isInPreview
    {
      for property in type.ownProperties
      where property.children(.attribute).allSatisfy({ $0.isNamed("Bindable") }) {
        guard let kind = property.madeType ?? madeByInitializer(property, of: type),
          file.isObservable(kind) || file.isObservableObject(kind)
        else { continue }
        let isOld = !file.isObservable(kind)
        report(
          property,
          "`\(kind)()` is recreated together with this view; write `@\(isOld ? "StateObject" : "State") private var \(property.name ?? "model")`",
          suggestion: isOld || property.child(.initial) == nil || property.child(.attribute) != nil
            ? [] : kept(property))
      }
      for body in type.viewMembers.compactMap(\.code) {
        checkEnvironment(in: body, report)
        for local in body.descendants(.variable) where local.child(.attribute) == nil && !local.isLater(in: body) {
          guard let kind = local.madeType, file.isObservable(kind) || file.isObservableObject(kind),
            isReadAndKept(local, in: body)
          else { continue }
          let wrapper = file.isObservable(kind) ? "State" : "StateObject"
          report(
            local,
            local.isInside(closureOf: "ForEach", "List")
              ? "`\(kind)()` is made again whenever `body` runs; make the row a view that keeps it, as `@\(wrapper) private var`"
              : "`\(kind)()` is made again whenever `body` runs; keep it in the view, as `@\(wrapper) private var`")
        }
      }
    }
  }

  /// `.environment(Cart())`: the views below get another one at each update.
  private func checkEnvironment(in body: Node, _ report: Report) {
    let file = body.file
    for call in body.descendants(.call, named: "environment", "environmentObject") {
      guard call.isModifier, call.arguments.count == 1, !call.isLater(in: body),
        let value = call.firstUnlabelled?.value, value.kind == .chain, let made = value.chain, made.parts.count == 1,
        made.root.isCapitalized,
        let kind = made.rootName, file.isObservable(kind) || file.isObservableObject(kind)
      else { continue }
      let wrapper = file.isObservable(kind) ? "State" : "StateObject"
      report(
        made.root, "`\(kind)()` is made again whenever `body` runs; keep it in the view, as `@\(wrapper) private var`")
    }
  }

  /// Whether the body reads what the object of a local variable holds, and hands it to nobody who may keep it.
  private func isReadAndKept(_ local: Node, in body: Node) -> Bool {
    guard let name = local.name else { return false }
    let uses = body.descendants(.member, named: name, "$" + name).filter { $0.isRoot && local.isBefore($0) }
    return !uses.isEmpty && uses.allSatisfy { ($0.chain?.parts.count ?? 0) > 1 }
  }

  /// What an initialiser of the view makes for it: `model = SearchModel()`.
  private func madeByInitializer(_ property: Node, of type: Node) -> String? {
    guard property.child(.initial) == nil, property.code == nil, let name = property.name else { return nil }
    let bodies = type.allParts.flatMap { $0.children(.initializer) }.compactMap { $0.child(.body) }
    return bodies.flatMap(\.statements).compactMap(\.assignment).lazy.filter { $0.target.ownMemberName == name }
      .compactMap { assignment in
        guard let chain = assignment.value.chain, chain.parts.count == 1, chain.root.isCapitalized else { return nil }
        return chain.rootName
      }.first
  }

  private func kept(_ property: Node) -> [Edit] {
    let keyword = property.flags.contains(.constant) ? "let" : "var"
    guard let place = property.place(ofKeyword: keyword) else { return [] }
    let start = property.range.lowerBound
    let word = property.children(.modifier).isEmpty ? "private var" : "var"
    if place == start { return [Edit(start..<start + 3, "@State \(word)")] }
    return [Edit(start..<start, "@State "), Edit(place..<place + 3, word)]
  }
}
