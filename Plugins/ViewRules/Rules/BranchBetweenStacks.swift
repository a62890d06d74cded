import SwiftKitSDK

/// With another kind of stack all children are new: focus, scroll position and state are lost.
struct BranchBetweenStacks: Check {
  let id = "branch-between-stacks"
  let rules = ["performance/identity/branch-between-stacks"]
  let severity = Severity.info
  let title = "the same content in one stack or another"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|HStack| & |VStack| & |if| & |else|", "|HStack| & |VStack| & |switch|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 16 else { return }
    for choice in file.nodes(.if, .switch) where !choice.isInPreview {
      let branches = choice.children(choice.kind == .if ? .branch : .switchCase)
      guard branches.count == 2, let first = branches[0].onlyView?.root, let second = branches[1].onlyView?.root,
        first.isNamed(Self.stacks), second.isNamed(Self.stacks), first.name != second.name,
        let left = shown(in: first), let right = shown(in: second), content(left) == content(right),
        !isFixed(choice)
      else { continue }
      report(
        choice,
        "switching between `\(first.name ?? "")` and `\(second.name ?? "")` recreates their children; use `AnyLayout`, which keeps them"
      )
    }
  }

  /// Whether it is made by what a case holds, which whoever makes the view has chosen once: `case .badge(let place): switch place`.
  private func isFixed(_ choice: Node) -> Bool {
    guard choice.kind == .switch, let name = choice.firstChild?.chain?.root.name else { return false }
    return choice.enclosing(.switchCase)?.children(.condition).contains { $0.source.contains("let \(name)") } == true
  }

  /// The closure of a stack, or what it is given in its place: `content: content`.
  private func shown(in stack: Node) -> Node? { stack.contentClosure ?? stack.argument("content")?.value }

  private func content(_ closure: Node) -> String {
    String(closure.source.filter { !$0.isWhitespace })
  }

  private static let stacks = ["HStack", "VStack", "ZStack", "Grid"]
}
