import SwiftKitSDK

/// A checked continuation says when it is resumed twice or never; an unsafe one just goes wrong.
///
/// A comment in the file that speaks of unsafe or checked continuations says why, and is taken at its word.
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
    if file.isOfTests || file.nodes(.comment).contains(where: givesReason) { return }
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

  /// Whether it is about the kinds of continuations, and no code that was taken out.
  private func givesReason(_ comment: Node) -> Bool {
    !comment.sourceHolds("continuation {") && !comment.sourceHolds("continuation(")
      && comment.sourceHolds("continuation")
      && (comment.sourceHolds("unsafe") || comment.sourceHolds("checked"))
  }
}
