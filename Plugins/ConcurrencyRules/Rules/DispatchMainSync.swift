import SwiftKitSDK

/// On the main thread a synchronous call to the main queue waits for itself.
struct DispatchMainSync: Check {
  let id = "dispatch-main-sync"
  let rules = ["concurrency/functions/dispatch-main-sync"]
  let severity = Severity.warning
  let title = "a synchronous wait for the main queue"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|DispatchQueue| & |sync|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "sync") where call.isModifier && !call.isInPreview && !file.isOfTests {
      guard isOnMainQueue(call),
        // Whoever asks for the thread first knows what may happen.
        call.enclosing(.function, .initializer, .variable, .file)?.sourceHolds("ismainthread") != true,
        !call.ancestors.contains(where: {
          $0.kind == .if && $0.children(.condition).contains { $0.sourceHolds("mainthread") }
        }),
        // What is overridden cannot become async.
        call.enclosingMember?.hasModifier(keyword: "override") != true
      else { continue }
      report(
        call, "`DispatchQueue.main.sync` hangs when it is called on the main thread; await a `@MainActor` function")
    }
  }

  /// `DispatchQueue.main.sync`, or the same by the name of a constant.
  private func isOnMainQueue(_ call: Node) -> Bool {
    guard let parts = call.chain?.parts else { return false }
    if parts[0].isNamed("DispatchQueue") { return parts.count >= 3 && parts[1].isNamed("main") && parts[2] == call }
    let names = parts.drop { $0.isNamed("self") }
    guard names.count >= 2, let first = names.first, first.kind == .member, names.dropFirst().first == call,
      let name = first.name, let queue = call.variable(named: name), queue.flags.contains(.constant)
    else { return false }
    let made = queue.child(.initial)?.firstChild?.chain?.parts ?? []
    if made.count == 1, made[0].isNamed("main"), made[0].flags.contains(.implicit) {
      return queue.child(.type)?.source == "DispatchQueue"
    }
    return made.count == 2 && made[0].isNamed("DispatchQueue") && made[1].isNamed("main")
  }
}
