import SwiftKitSDK

/// A completion closure loses cancellation, and errors as soon as one path forgets to call it.
///
/// What is kept for its progress, and what bridges to async code, is left alone.
struct CompletionDataTask: Check {
  let id = "data-task-completion"
  let rules = ["concurrency/functions/data-task-completion"]
  let severity = Severity.info
  let title = "a data task with a completion closure"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  // Where an app answers by closures throughout, one call rewritten helps nobody.
  let isOffByDefault = true
  let literals = ["|dataTask|", "|uploadTask|", "|downloadTask|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 15, !file.isOfTests else { return }
    for call in file.calls(named: "dataTask", "uploadTask", "downloadTask") where !call.isInPreview {
      guard call.isModifier || call.isOwnCall(ofExtended: "URLSession"), call.closures.count == 1,
        call.hasArgument("with"), !isKept(call)
      else { continue }
      let name = call.isNamed("dataTask") ? "data" : call.isNamed("uploadTask") ? "upload" : "download"
      report(
        call,
        "`\(call.name ?? "dataTask")` with a completion handler ignores cancellation and can lose errors; use `try await` with `URLSession`'s `\(name)(…)`"
      )
    }
  }

  /// Whether something other than `resume()` is done with the task, such as to return or observe it.
  private func isKept(_ call: Node) -> Bool {
    guard let chain = call.chain else { return true }
    if chain.parts.last?.isNamed("resume") == true { return false }
    guard let variable = chain.node.parent?.parent, variable.kind == .variable, let name = variable.name,
      let code = variable.parent
    else { return true }
    return code.descendants.contains { use in
      use.kind == .member && use.isNamed(name) && use.isRoot && use.chain?.parts.last?.isNamed("resume") != true
    }
  }
}
