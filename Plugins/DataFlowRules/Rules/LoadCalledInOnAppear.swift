import SwiftKitSDK

/// A call in `onAppear` that has the name of loading, and of which nobody sees whether it waits for anything.
///
/// Many of these are done at once, or answer by a closure, and `.task` would change nothing; so it is off by default.
struct LoadCalledInOnAppear: Check {
  let id = "load-called-in-onappear"
  let rules = ["architecture-and-data-flow/async/load-called-in-onappear"]
  let severity = Severity.info
  let title = "a call in onAppear that loads by its name"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["onAppear"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for load in AppearLoad.all(in: file) where !load.isAsync { report(load.appear, load.message) }
  }
}
