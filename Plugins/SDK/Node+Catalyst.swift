// What an app of the iPad shows on a Mac alone.

extension Node {
  /// Whether this is compiled or shown only where an app of the iPad runs on a Mac: in `#if targetEnvironment(macCatalyst)`, in
  /// `if isMacCatalyst { … }`, or behind `guard isMacCatalyst else { return }`.
  public var isOnlyOnCatalyst: Bool { isCompiledForCatalyst || isShownOnMac }

  private var isCompiledForCatalyst: Bool {
    let asked = "targetEnvironment(macCatalyst)"
    return ancestors.contains { clause in
      guard clause.kind == .ifConfig else { return false }
      if let condition = clause.text { return condition == asked || condition.hasPrefix(asked + " &&") }
      return clause.clausesBefore.contains { $0.text == "!" + asked }
    }
  }

  private var isShownOnMac: Bool {
    var inner = self
    for outer in ancestors {
      switch outer.kind {
      case .if where inner.kind == .branch || inner.kind == .if:
        let isElse = inner.kind == .if || inner.flags.contains(.else)
        let conditions = outer.children(.condition)
        // What stands behind `else` runs where any of several conditions fails.
        if isElse, conditions.count == 1, conditions[0].failsOnlyOnMac { return true }
        if !isElse, conditions.contains(where: \.holdsOnlyOnMac) { return true }
      case .closure, .body, .branch, .accessor, .switchCase:
        let guards = outer.children(.guard).filter { $0.index < inner.index }
        if guards.flatMap({ $0.children(.condition) }).contains(where: \.holdsOnlyOnMac) { return true }
      default: break
      }
      inner = outer
    }
    return false
  }

  /// `!isMac` as a condition.
  private var failsOnlyOnMac: Bool { firstChild?.negated?.asksForMac == true }

  /// `isMac` or `isMac && isWide` as a condition.
  private var holdsOnlyOnMac: Bool {
    guard let value = firstChild else { return false }
    if value.asksForMac { return true }
    let operators = value.kind == .operation ? value.children(.operator) : []
    return !operators.isEmpty && operators.allSatisfy { $0.isNamed("&&") }
      && value.children.contains(where: \.asksForMac)
  }

  /// `isMac`, `ProcessInfo.processInfo.isMacCatalystApp`, `IS_CATALYST`.
  private var asksForMac: Bool {
    guard kind == .chain, let words = chain?.parts.last?.nameWords else { return false }
    return words.contains("catalyst") || words == ["is", "mac"]
  }
}
