/// An argument of a call, as far as its place among others goes.
package struct CalledArgument: Hashable, Sendable {
  package let label: String?
  /// Whether it is a closure behind the parentheses.
  package let isTrailing: Bool

  package init(label: String?, isTrailing: Bool = false) {
    self.label = label
    self.isTrailing = isTrailing
  }
}

extension APIFact {
  /// Whether a call with these arguments may be meant.
  ///
  /// Closures that are missing are forgiven: which of them have a default is known of some only.
  package func takes(_ arguments: [CalledArgument]) -> Bool {
    guard let parameters else { return false }
    var rest = parameters[...]
    let written = arguments.prefix { !$0.isTrailing }
    for argument in written {
      // What stands before it and is not given must have a default: a closure that trails comes after it.
      while let parameter = rest.first, parameter.label != argument.label {
        guard parameter.isOptional else { return false }
        rest.removeFirst()
      }
      guard rest.popFirst() != nil else { return false }
    }
    var closures = rest.filter(\.isClosure)[...]
    let trailing = arguments.dropFirst(written.count)
    guard trailing.count <= closures.count else { return false }
    for case let label? in trailing.map(\.label) {
      guard let place = closures.firstIndex(where: { $0.label == label }) else { return false }
      closures = closures[(place + 1)...]
    }
    return rest.allSatisfy { $0.isOptional || $0.isClosure }
  }
}
