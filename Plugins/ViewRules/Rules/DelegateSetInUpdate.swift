import SwiftKitSDK

/// Update runs at each change of state; a delegate is set once, where the view is made.
struct DelegateSetInUpdate: Check {
  let id = "delegate-set-in-update"
  let rules = ["performance/representables/delegate-set-in-update"]
  let severity = Severity.info
  let title = "a delegate that is set at each update"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = [
    "updateUIView & elegate|", "updateNSView & elegate|", "updateUIView & |dataSource|", "updateNSView & |dataSource|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    for (function, view) in file.updates where !function.isInPreview {
      for operation in function.descendants(.operation) {
        guard let parts = operation.assignment?.target.chain?.parts, parts.count == 2, parts[0].isNamed(view),
          parts[1].isNamed("delegate", "dataSource") || parts[1].name?.hasSuffix("Delegate") == true,
          operation.assignment?.value.kind != .nil,
          !operation.isConditional(in: function)
        else { continue }
        let maker = function.name?.replacing("update", with: "make") ?? "makeUIView"
        report(
          operation, "`\(parts[1].name ?? "delegate")` is set on every update without need; set it once in `\(maker)`")
      }
    }
  }
}
