extension Node {
  /// The range of what a `Task { … }` does, where its closure can stand for the task: it throws nothing, captures nothing and
  /// names no actor.
  public var taskContent: Range<Int>? {
    guard kind == .call, isNamed("Task"), arguments.count == 1, let closure = closures.last,
      let first = closure.statements.first, let last = closure.statements.last,
      Array(closure.children).first == first,
      !closure.descendants.contains(where: { $0.kind == .operator && $0.isNamed("try") })
    else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// Whether this call pauses the task it runs in: `clock.sleep(for: limit)`, or what projects add to `Task`,
  /// `Task.delay(seconds: 1)`.
  public var isPause: Bool {
    guard kind == .call else { return false }
    if isNamed("sleep") { return true }
    guard isNamed("delay", "pause"), let root = chain?.root else { return false }
    return root.kind == .member && root.isNamed("Task")
  }
}
