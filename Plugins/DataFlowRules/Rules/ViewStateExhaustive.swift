import SwiftKitSDK

/// A view shows each of loading, loaded, error and empty; `default` hides that one is missing.
///
/// Reported where all named cases are of these four, unless an enum of the project has fewer of them; and where the enum is
/// known to tell what loads and what failed, whatever its cases are called. A `default` that shows nothing is let pass there,
/// unless the enum is called a view's state: `LoadState`. Without `default` the compiler says so, too, but a review of text does
/// not have one. What a switch around it over the same state names is shown there.
struct ViewStateExhaustive: Check {
  let id = "viewstate-exhaustive"
  let rules = ["architecture-and-data-flow/state/viewstate-exhaustive"]
  let severity = Severity.info
  let title = "a switch over a view state that has a default case"
  let group: CheckGroup? = .state
  let basis: Basis? = .convention
  let literals =
    ["|switch|"].beside("|loading|", "|loaded|", "|error| & |empty|")
    + ["|switch| & |View|"].beside("|failed", "|failure", "|error")

  func check(_ file: SourceFile, _ report: Report) {
    for choice in file.nodes(.switch) where !choice.isInPreview {
      let cases = choice.children(.switchCase)
      let names = Set(cases.flatMap(caseNames))
      guard names.count >= 2, names.isSubset(of: Self.states), !isComplete(names, cases, in: file) else {
        checkRest(of: choice, naming: names, report)
        continue
      }
      let named = names.union(namesAround(choice))
      let missing = Self.states.subtracting(named).sorted().map { "`\($0)`" }.joined(separator: " and ")
      guard !missing.isEmpty else { continue }
      if let rest = cases.first(where: { $0.text == "default" }) {
        guard showsSomething(rest) else { continue }
        report(rest, "the `default` case hides \(missing); write a case for each state")
      } else if names.isSuperset(of: ["loading", "loaded"]) || isKnown(names, in: file),
        cases.allSatisfy(showsSomething)
      {
        report(choice, "there is no view for \(missing); handle every state")
      }
    }
  }

  /// The `default` or `_` of a switch in a view over an enum that tells what loads and what failed.
  private func checkRest(of choice: Node, naming names: Set<String>, _ report: Report) {
    guard names.count >= 2,
      let rest = choice.children(.switchCase).first(where: { ["default", "_"].contains($0.text) }),
      showsSomething(rest) || rest.child(.return)?.firstChild != nil, choice.owner?.isView == true,
      let member = choice.enclosingMember, member.kind == .variable || member.kind == .function,
      // A colour or a text may well be the same for the other states.
      member.child(.type)?.source.hasPrefix("some View") == true,
      !choice.isLater(in: member),
      let states = states(having: names, in: choice.file),
      // What tells of a thing, such as a download, may well show nothing at all.
      rest.statements.last?.chain?.root.isNamed("EmptyView") != true || isOfView(states.name)
    else { return }
    let rests = states.cases.subtracting(names).sorted()
    // What has not begun looks like what goes on; not in the state of a view, whose cases are made to be shown.
    guard !rests.isEmpty, rests.count <= 4,
      isOfView(states.name, beside: []) || !rests.allSatisfy({ !Self.waits.isDisjoint(with: words(of: $0)) })
    else { return }
    let missing = rests.map { "`\($0)`" }
    report(
      rest, "`\(rest.text ?? "default")` hides \(missing.joined(separator: " and ")); write a case for each state")
  }

  /// The one enum that has the named cases, where some of its cases wait and some tell of a failure.
  private func states(having names: Set<String>, in file: SourceFile) -> (name: String, cases: Set<String>)? {
    var known = file.nodes(.enum).map { (name: $0.name ?? "", cases: Set($0.children(.case).compactMap(\.name))) }
      .filter { names.isSubset(of: $0.cases) }
    if known.isEmpty {
      known = (names.first.map(file.project.enums) ?? []).map { (name: $0, cases: Set(file.project.cases(of: $0))) }
        .filter { names.isSubset(of: $0.cases) }
    }
    guard known.count == 1 else { return nil }
    let all = known[0].cases.map(words)
    let waits = all.contains { !Self.waiting.isDisjoint(with: $0) }
    let fails = all.contains { !Self.failing.isDisjoint(with: $0) }
    return waits && fails ? known[0] : nil
  }

  /// `ViewState`, `LoadState`, `FeedLoadingState`.
  private func isOfView(_ name: String, beside others: [String] = ["load", "loading"]) -> Bool {
    let end = words(of: name).suffix(2)
    return end.last == "state" && (["view", "screen", "page"] + others).contains(end.first ?? "")
  }

  private static let waiting: Set = [
    "loading", "fetching", "searching", "scanning", "refreshing", "uploading", "downloading", "saving", "processing",
    "importing", "exporting", "waiting", "connecting", "running", "sending", "syncing", "resolving", "progress",
    "pending",
  ]
  private static let waits = waiting.union(["idle", "initial", "none", "unknown", "unloaded", "ready"])
  private static let failing: Set = ["error", "failed", "failure"]

  /// Not `default: break`: that one acts on a state and shows none.
  private func showsSomething(_ rest: Node) -> Bool {
    rest.children.contains { ![.attribute, .condition, .statement, .return].contains($0.kind) }
  }

  /// `loaded` of `case .loaded(let items):`.
  private func caseNames(_ node: Node) -> [String] {
    node.children(.condition).map { condition in
      let pattern = condition.children.first { $0.kind == .chain }
      return pattern?.chain?.parts.last?.name ?? ""
    }.filter { !$0.isEmpty }
  }

  /// What the switches around this one over the same value name, or over one that binds it: `empty` for a switch over `status` inside of
  /// `case .empty(let status):`.
  private func namesAround(_ choice: Node) -> [String] {
    guard let value = choice.firstChild else { return [] }
    let cases = choice.ancestors.filter {
      $0.kind == .switchCase && ($0.parent?.firstChild?.source == value.source || $0.binds(value))
    }
    // Nobody has more states of a view.
    return cases.compactMap(\.parent).flatMap { $0.children.lazy.filter { $0.kind == .switchCase }.prefix(12) }
      .flatMap(caseNames)
  }

  private func isKnown(_ names: Set<String>, in file: SourceFile) -> Bool {
    let own = file.nodes(.enum).map { Set($0.children(.case).compactMap(\.name)) }
    let others = (names.first.map(file.project.enums) ?? []).map { Set(file.project.cases(of: $0)) }
    return (own + others).contains(where: names.isSubset)
  }

  /// Whether an enum of the file, or else of the project, has the named cases and not all four.
  private func isComplete(_ names: Set<String>, _ branches: [Node], in file: SourceFile) -> Bool {
    let own = file.nodes(.enum).map { Set($0.children(.case).compactMap(\.name)) }.filter(names.isSubset)
    if !own.isEmpty { return own.contains { !Self.states.isSubset(of: $0) } }
    let others = names.first.map(file.project.enums) ?? []
    let cases = others.map { Set(file.project.cases(of: $0)) }.filter(names.isSubset)
    // The compiler lets no case of the enum go unnamed here, so the one that fits is meant, whatever others there are.
    let hasRest = branches.contains { ["default", "_"].contains($0.text) }
    return cases.contains { !Self.states.isSubset(of: $0) } && !(hasRest && cases.contains(where: Self.states.isSubset))
  }

  private static let states: Set = ["loading", "loaded", "error", "empty"]
}

extension Node {
  /// Whether the patterns of this case bind the name that is a value: `status` in `case .empty(let status):`.
  fileprivate func binds(_ value: Node) -> Bool {
    guard let name = value.ownMemberName, let pattern = text, pattern.contains("let ") || pattern.contains("var ")
    else {
      return false
    }
    return pattern.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }
}
