import SwiftKitSDK

/// `.task` starts with the view and is cancelled with it; work started in `onAppear` runs on, and twice.
///
/// Reported is a task, or a request, that the file shows. What only has the name of loading is for `load-called-in-onappear`.
struct LoadInOnAppear: Check {
  let id = "async-load-in-onappear"
  let rules = ["architecture-and-data-flow/async/async-load-in-onappear"]
  let severity = Severity.info
  let title = "loading in onAppear instead of task"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["onAppear"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for load in AppearLoad.all(in: file) where load.isAsync { report(load.appear, load.message, edits: load.edits) }
  }
}
