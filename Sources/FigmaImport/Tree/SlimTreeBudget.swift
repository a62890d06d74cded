import JSON

/// What a tree costs in bytes, part by part, and how far it can be shown for a number of them.
struct SlimTreeBudget {
  private let root: SlimNode
  private let cost: Cost
  /// The bytes of the root with its parts as stubs.
  let least: Int

  private final class Cost {
    /// The node without what is in it.
    let head: Int
    /// What it costs where it is not opened.
    let closed: Int
    let children: [Cost]
    /// Whether it cannot be a stub.
    private let isAlwaysOpen: Bool
    var isOpen = false

    init(_ node: SlimNode) {
      var bare = node
      bare.children = []
      head = SlimTreeBudget.size(of: bare)
      children = node.children.map { Cost($0) }
      isAlwaysOpen = !node.children.isEmpty && !node.canBeAsked
      if node.children.isEmpty {
        closed = head
      } else if node.canBeAsked {
        var stub = node
        stub.hide()
        closed = SlimTreeBudget.size(of: stub)
      } else {
        closed = head + Cost.brackets(children) + children.reduce(0) { $0 + $1.closed }
      }
    }

    /// Makes it a stub, and all in it, where it can be one.
    func close() {
      isOpen = isAlwaysOpen
      for child in children { child.close() }
    }

    /// What it costs with its children as stubs.
    var opened: Int { head + Cost.brackets(children) + children.reduce(0) { $0 + $1.closed } }

    private static func brackets(_ children: [Cost]) -> Int { 14 + max(0, children.count - 1) }
  }

  init(_ root: SlimNode) {
    self.root = root
    cost = Cost(root)
    least = cost.opened
  }

  static func size(of node: SlimNode) -> Int {
    var writer = JSONWriter()
    node.write(to: &writer)
    return writer.bytes.count
  }

  /// The root with as much in it as `bytes` allow, level by level; nil where its own parts do not fit.
  func cut(toBytes bytes: Int) -> SlimNode? {
    guard least <= bytes else { return nil }
    var left = bytes - least
    cost.close()
    cost.isOpen = true
    var queue = cost.children
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      if !node.isOpen, !node.children.isEmpty {
        let price = node.opened - node.closed
        guard price <= left else { continue }
        left -= price
        node.isOpen = true
      }
      queue += node.children
    }
    return shown(root, cost)
  }

  private func shown(_ node: SlimNode, _ cost: Cost) -> SlimNode {
    var shown = node
    if cost.isOpen {
      shown.children = zip(node.children, cost.children).map { self.shown($0, $1) }
    } else if !node.children.isEmpty {
      shown.hide()
    }
    return shown
  }
}
