import SwiftKitSDK

/// A checked continuation says when it is resumed twice or never; an unsafe one just goes wrong.
struct UnsafeContinuation: Check {
  let id = "unsafe-continuation"
  let rules = ["concurrency/continuations/unsafe-continuation"]
  let severity = Severity.info
  let title = "an unsafe continuation"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|withUnsafeContinuation|", "|withUnsafeThrowingContinuation|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "withUnsafeContinuation", "withUnsafeThrowingContinuation") where call.isRoot {
      guard let name = call.name, let closure = call.closures.last else { continue }
      let checked = name.replacing("Unsafe", with: "Checked")
      // A type that is written out would no longer fit.
      let isPlain = closure.children(.parameter).allSatisfy { $0.child(.type) == nil }
      report(
        call, "an unsafe continuation does not detect being resumed twice or never; use `\(checked)`",
        edits: isPlain && !closure.sourceHolds("=") ? [Edit(call.anchor, checked)] : [])
    }
  }
}
