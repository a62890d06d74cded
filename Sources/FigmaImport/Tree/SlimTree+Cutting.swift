extension SlimTree {
  /// Replaces what is deeper than `depth` levels by stubs that say how much there is.
  package mutating func cut(toDepth depth: Int) { root.cut(toDepth: depth) }

  /// Cuts the tree level by level until its JSON has at most `bytes`; the root itself always stays.
  package mutating func cut(toBytes bytes: Int, explaining: Bool = false) {
    if json(explaining: explaining).utf8.count <= bytes { return }
    let whole = root
    var low = 1
    var high = whole.depth
    while low < high {
      let middle = (low + high + 1) / 2
      root = whole
      root.cut(toDepth: middle)
      if json(explaining: explaining).utf8.count <= bytes { low = middle } else { high = middle - 1 }
    }
    root = whole
    root.cut(toDepth: low)
  }
}

extension SlimNode {
  fileprivate var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }

  fileprivate mutating func cut(toDepth depth: Int) {
    if depth <= 1 {
      hiddenNodes = count - 1
      children = []
      return
    }
    for index in children.indices { children[index].cut(toDepth: depth - 1) }
  }
}
