import SwiftKitSDK

extension Node {
  /// Whether this names a URL or a text that a condition has found to be an address of the web: behind
  /// `guard url.scheme == "https"`, in `if address.hasPrefix("http")`.
  var isKnownWebAddress: Bool {
    guard let name = ownMemberName else { return false }
    return conditionsThatHold.contains { $0.firstChild?.holdsForWebAddressesOnly(name) == true }
  }

  /// The conditions that hold where this runs: of an `if` around it, of a `guard` before it, and those before it in either.
  private var conditionsThatHold: [Node] {
    var found: [Node] = []
    var inner = self
    for outer in ancestors.prefix(while: { ![.function, .initializer].contains($0.kind) }) {
      switch outer.kind {
      case .if, .while, .guard:
        if !inner.flags.contains(.else) { found += outer.children(.condition).filter { $0.isBefore(self) } }
      case .body, .branch, .closure, .accessor, .switchCase:
        found += outer.children(.guard).filter { $0.isBefore(inner) }.flatMap { $0.children(.condition) }
      default: break
      }
      inner = outer
    }
    return found
  }

  /// Whether each alternative of this condition asks for the web: `url.scheme == "http" || url.scheme == "https"`.
  private func holdsForWebAddressesOnly(_ name: String) -> Bool {
    let parts = kind == .operation ? Array(children) : [self]
    return parts.split { $0.kind == .operator && $0.isNamed("||") }.allSatisfy { alternative in
      alternative.split { $0.kind == .operator && $0.isNamed("&&") }.contains { question in
        Node.isForWebAddress(Array(question), name)
      }
    }
  }

  /// `url.scheme == "https"`, `url.scheme?.lowercased() == "https"`, `address.hasPrefix("http")`.
  private static func isForWebAddress(_ question: [Node], _ name: String) -> Bool {
    guard question.count == 1 || question.count == 3 && question[1].isNamed("=="), question[0].kind == .chain,
      let parts = question[0].chain?.parts.filter({ ![.optional, .force].contains($0.kind) && !$0.isNamed("self") }),
      parts.first?.isNamed(name) == true, let last = parts.last,
      parts.dropFirst().allSatisfy({ $0.isNamed("absoluteString", "hasPrefix", "lowercased", "scheme") })
    else { return false }
    let asked = question.count == 3 ? question[2] : nil
    if last.isNamed("hasPrefix") {
      return last.firstUnlabelled?.value.text?.hasPrefix("http") == true && (asked == nil || asked?.number == 1)
    }
    return parts.contains { $0.isNamed("scheme") } && ["http", "https"].contains(asked?.text)
  }
}
