extension Node {
  /// Whether this runs only where iOS is `version` or later: inside or after an `#available`, or in a declaration marked
  /// `@available`. Other systems count by their year.
  public func isAvailable(since version: Double) -> Bool { isAvailable(since: version, on: "iOS") }

  /// The same of another system, `macOS` and the like.
  public func isAvailable(since version: Double, on system: String) -> Bool {
    runs(where: { $0.flags.contains(.negated) == $1 && AvailabilityText($0.text).reaches(version, on: system) })
      || declarationsAround.contains { declaration in
        declaration.children(.attribute).contains {
          $0.isNamed("available") && AvailabilityText($0.availabilityText).reaches(version, on: system)
        }
      }
  }

  /// Whether this runs only where the system is older than `version`.
  public func isFallback(before version: Double) -> Bool {
    runs(where: { $0.flags.contains(.negated) != $1 && AvailabilityText($0.text).reaches(version, on: "iOS") })
      || declarationsAround.contains { declaration in
        declaration.children(.attribute).contains {
          $0.isNamed("available") && $0.availabilityText.contains("obsoleted")
        }
      }
  }

  /// Whether this is compiled for that system only: `#if os(macOS)`.
  public func isCompiled(for system: String) -> Bool {
    ancestors.contains {
      $0.kind == .ifConfig && $0.text?.contains("os(\(system))") == true && $0.text?.contains("!os(\(system))") != true
    }
  }

  private var declarationsAround: some Sequence<Node> {
    ([self] + ancestors).lazy.filter {
      [
        .function, .variable, .initializer, .struct, .class, .enum, .actor, .extension, .protocol, .declaration,
      ].contains($0.kind)
    }
  }

  /// Whether a condition that `holds` guards this node. What is asked is the condition, and whether the node stands where
  /// it does not hold.
  private func runs(where holds: (_ condition: Node, _ isElse: Bool) -> Bool) -> Bool {
    var inner = self
    for outer in ancestors {
      switch outer.kind {
      case .if where inner.kind == .branch || inner.kind == .if:
        let isElse = inner.kind == .if || inner.flags.contains(.else)
        if outer.availabilityConditions.contains(where: { holds($0, isElse) }) { return true }
      case .closure, .body, .branch, .accessor, .switchCase:
        let guards = outer.children(.guard).filter { $0.index < inner.index }
        if guards.flatMap(\.availabilityConditions).contains(where: { holds($0, false) }) { return true }
      default: break
      }
      inner = outer
    }
    return false
  }

  private var availabilityConditions: [Node] {
    children(.condition).flatMap { $0.descendants(.available) }
  }

  /// What stands in the parentheses of `@available`.
  private var availabilityText: String { text ?? String(source.drop { $0 != "(" }) }
}
