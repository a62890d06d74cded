import SwiftKitSDK

/// Items that come one after the other are 0.03 to 0.08 seconds apart: less is not seen, more keeps people waiting.
struct StaggerDelay: Check {
  let id = "animation-stagger-delay"
  let rules = ["motion/durations/animation-stagger-delay"]
  let severity = Severity.info
  let title = "a stagger outside of 0.03 to 0.08 seconds"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["delay"]

  func check(_ file: SourceFile, _ report: Report) {
    for delay in file.calls(named: "delay") where !delay.isRoot && !delay.isInPreview {
      guard let value = delay.firstUnlabelled?.value, let step = step(of: value), let seconds = step.seconds,
        !(0.03...0.08).contains(seconds)
      else { continue }
      report(step.node, "items start \(seconds) seconds apart; use 0.03 to 0.08, so that they move as one")
    }
  }

  /// The number that an index is multiplied with, or divided by.
  private func step(of value: Node, following names: Int = 3) -> (node: Node, seconds: Double?)? {
    // A computed property, or a constant of the code around it.
    if let meant = value.freshValue, meant != value {
      return names > 0 && meant.kind == .operation ? step(of: meant, following: names - 1) : nil
    }
    if value.kind == .tuple, value.arguments.count == 1 { return step(of: value.arguments[0].value, following: names) }
    guard value.kind == .operation else { return nil }
    let parts = Array(value.children)
    for place in parts.indices.dropFirst().dropLast() where parts[place].isNamed("*", "/") {
      let (left, right) = (parts[place - 1], parts[place + 1])
      if isIndex(left), let number = right.constantNumber {
        return (right, parts[place].isNamed("*") ? number : number == 0 ? nil : rounded(1 / number))
      }
      if parts[place].isNamed("*"), let number = left.constantNumber, isIndex(right) { return (left, number) }
    }
    // `Double(i % 5) * 0.2` is one, `min(Double(i) * 0.2, 0.4)` another.
    return parts.lazy.compactMap { step(of: $0, following: names) }.first
  }

  private func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  /// `i`, `Double(index)`, `Double(item.offset)`, `CGFloat(i % 3)`.
  private func isIndex(_ node: Node) -> Bool {
    if node.kind == .operation || node.kind == .tuple { return node.children.contains(where: isIndex) }
    if node.kind == .argument { return node.firstChild.map(isIndex) ?? false }
    guard node.kind == .chain, let chain = node.chain else { return false }
    if chain.root.isNamed("Double", "CGFloat", "TimeInterval", "Float"), chain.root.kind == .call {
      return chain.root.arguments.contains { isIndex($0.value) }
    }
    guard let name = chain.parts.last?.name, chain.parts.last?.kind == .member else { return false }
    if !Set(words(of: name)).isDisjoint(with: Self.indexes) { return true }
    return chain.parts.count == 1 && isParameter(name, at: node)
  }

  /// A parameter of a closure around it, `$0` too.
  private func isParameter(_ name: String, at node: Node) -> Bool {
    if name.hasPrefix("$") { return true }
    return node.ancestors.contains { ancestor in
      ancestor.kind == .closure && ancestor.children(.parameter).contains { $0.isNamed(name) }
        || ancestor.kind == .for && ancestor.children.first { $0.kind == .variable }?.isNamed(name) == true
    }
  }

  private static let indexes: Set = ["i", "index", "idx", "offset", "row", "column", "position", "order", "n"]
}
