import SwiftKitSDK

/// Each save writes to the disk and tells all who look.
struct SaveInLoop: Check {
  let id = "save-in-loop"
  let rules = ["data/swiftdata/save-in-loop"]
  let severity = Severity.info
  let title = "a save in each iteration of a loop"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|save|"].beside(
    "|for| & |SwiftData|", "|for| & |CoreData|", "|forEach| & |SwiftData|", "|forEach| & |CoreData|")

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "save") where call.isModifier && call.arguments.isEmpty && !file.isOfTests {
      guard let body = call.enclosing(.body, .closure, .branch),
        body.parent?.kind == .for && body.kind == .body
          || body.kind == .closure && body.callOfArgument?.isNamed("forEach") == true,
        call.chain?.parts.contains(where: { $0.nameHolds("context") }) == true
      else { continue }
      report(call, "this writes to disk in every iteration; save once after the loop")
    }
  }
}
