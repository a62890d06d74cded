import SwiftKitSDK

extension SourceFile {
  /// The calls that start a task, `Task { … }` and `Task.detached { … }`, except those in previews.
  var startedTasks: [Node] {
    let detached = calls(named: "detached").filter { $0.chain?.root.isNamed("Task") == true }
    return (calls(named: "Task").filter(\.isRoot) + detached).filter { !$0.isInPreview }
  }
}
