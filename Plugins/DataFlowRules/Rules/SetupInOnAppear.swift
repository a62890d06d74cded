import SwiftKitSDK

/// Setup that may become asynchronous starts in `.task`. Synchronous calls are fine in `onAppear`, so this is off by default.
struct SetupInOnAppear: Check {
  let id = "onappear-setup"
  let rules = ["architecture-and-data-flow/async/onappear-setup"]
  let severity = Severity.info
  let title = "setup in onAppear instead of task"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["onAppear"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for appear in file.calls(named: "onAppear") where appear.isViewModifier && !appear.isInPreview {
      guard let value = appear.arguments.first?.value, AppearLoad.loads(value) == false, setsUp(value) else {
        continue
      }
      report(appear, "`onAppear` cannot await, and nothing cancels what it starts; move this setup to `.task`")
    }
  }

  private func setsUp(_ value: Node) -> Bool {
    if value.kind == .chain { return value.memberName != nil }
    return value.statements.contains(where: isSetup)
  }

  /// A call whose value nobody takes, also behind `try?` or on a condition: `if rows.isEmpty { model.prepare() }`.
  private func isSetup(_ statement: Node) -> Bool {
    if statement.kind == .if {
      return statement.children(.branch).contains { $0.statements.contains(where: isSetup) }
        || statement.children(.if).contains(where: isSetup)
    }
    guard case let value = statement.bare, value.kind == .chain, let chain = value.chain, let call = chain.parts.last,
      call.kind == .call
    else { return false }
    return !chain.root.isNamed("withAnimation", "print") && !call.isNamed("toggle", "append", "insert", "send")
  }
}
