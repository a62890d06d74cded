import JSON

extension SlimTree {
  /// Replaces what is deeper than `depth` levels by stubs that say how much there is, and which layer to ask for.
  ///
  /// A stack that no layer of the design stands for cannot be asked for, so it is shown, down to layers that can.
  package mutating func cut(toDepth depth: Int) { root.cut(toDepth: depth) }

  /// Leaves out the first `count` parts of the root, which an earlier answer has shown.
  package mutating func skip(_ count: Int) {
    guard count > 0 else { return }
    root.keepParts(count..<Int.max)
    root.skippedParts = count
  }

  /// Cuts the tree so that its JSON has at most `bytes`, where that leaves room for its root.
  ///
  /// What is near the root is shown first. Where not even the parts of the root fit, as many as do are shown, and
  /// `next` says how many to `skip`.
  package mutating func cut(toBytes bytes: Int, explaining: Bool = false, isWhole: Bool = false) {
    func size(_ tree: SlimTree) -> Int { tree.json(explaining: explaining, isWhole: isWhole).utf8.count }
    if size(self) <= bytes { return }
    let whole = root
    root = SlimNode(.frame, box: whole.box)
    trim(toBytes: bytes / 2, size)
    root = whole
    shortenTexts(toBytes: max(bytes / 4, 40))

    let parts = root.partCount
    var best = stubs(of: parts, whole: parts)
    if size(best.tree) > bytes {
      var (low, high) = (0, parts - 1)
      while low < high {
        let middle = (low + high + 1) / 2
        if size(stubs(of: middle, whole: parts).tree) <= bytes { low = middle } else { high = middle - 1 }
      }
      guard low > 0 else { return root.hide() }
      best = stubs(of: low, whole: parts)
    }
    self = best.tree.filled(from: best.budget, toBytes: bytes, size)
  }

  /// The tree with its first `count` parts, each as short as it can be shown.
  private func stubs(of count: Int, whole: Int) -> (tree: SlimTree, budget: SlimTreeBudget) {
    var tree = self
    if count < whole {
      tree.root.keepParts(0..<count)
      tree.root.hiddenNodes = root.count - tree.root.count + root.hiddenNodes
      tree.root.nextPart = root.skippedParts + count
    }
    let budget = SlimTreeBudget(tree.root)
    tree.root = budget.cut(toBytes: budget.least) ?? tree.root
    return (tree, budget)
  }

  /// The tree with more in its parts, level by level, as long as it has at most `bytes`.
  ///
  /// What nodes cost is known only for whole ones; those that are like others cost less, so what is left is tried again.
  private func filled(from budget: SlimTreeBudget, toBytes bytes: Int, _ size: (SlimTree) -> Int) -> SlimTree {
    var (best, room) = (self, budget.least)
    var step = bytes - size(best)
    for _ in 0..<8 where step > bytes / 20 {
      guard let more = budget.cut(toBytes: room + step) else { break }
      var next = best
      next.root = more
      let left = bytes - size(next)
      if left >= 0 {
        (best, room) = (next, room + step)
        step = max(left, step / 2)
      } else {
        step /= 2
      }
    }
    return best
  }

  /// Leaves out what stands beside the tree and can be had in other ways, until the rest has at most `bytes`.
  private mutating func trim(toBytes bytes: Int, _ size: (SlimTree) -> Int) {
    let steps: [(String, (inout SlimTree) -> Void)] = [
      ("explained", { $0.verdicts = [] }), ("components", { $0.components = [:] }),
      ("warnings", { $0.warnings = Array($0.warnings.prefix(3)) }),
      ("warnings", { $0.warnings = [] }),
    ]
    for (name, step) in steps where size(self) > bytes {
      let before = size(self)
      step(&self)
      if size(self) < before, trimmed.last != name { trimmed.append(name) }
    }
  }

  private mutating func shortenTexts(toBytes bytes: Int) {
    var shortened: [String] = []
    root.shortenTexts(toBytes: bytes, &shortened)
    for id in shortened.prefix(3) {
      warnings.append(Warning(id: id, rule: "long-text", message: "the text does not fit into the result"))
    }
  }
}

extension SlimNode {
  /// Whether the layer of its id holds all that is in it, so that asking for the layer shows the same.
  var canBeAsked: Bool { !id.isEmpty && !holdsOthers && !children.isEmpty }

  /// How many nodes are below it, those included that are not shown.
  private var shownAndHidden: Int { children.reduce(hiddenNodes) { $0 + 1 + $1.shownAndHidden } }

  /// Replaces what is in it by its number.
  mutating func hide() {
    hiddenNodes = shownAndHidden
    children = []
  }

  fileprivate mutating func cut(toDepth depth: Int, isRoot: Bool = true) {
    if depth <= 1, isRoot || canBeAsked {
      hide()
      return
    }
    for index in children.indices { children[index].cut(toDepth: max(depth - 1, 1), isRoot: false) }
  }

  // MARK: - Parts

  /// How many parts a root has: what can be asked for or is single, wherever the nearest of these are.
  fileprivate var partCount: Int {
    children.reduce(0) { $0 + ($1.canBeAsked || $1.children.isEmpty ? 1 : $1.partCount) }
  }

  /// Keeps the parts with these numbers, and of the stacks around them those that hold any.
  fileprivate mutating func keepParts(_ range: Range<Int>) {
    var number = 0
    keepParts(range, &number)
  }

  private mutating func keepParts(_ range: Range<Int>, _ number: inout Int) {
    var kept: [SlimNode] = []
    for var child in children {
      if child.canBeAsked || child.children.isEmpty {
        if range.contains(number) { kept.append(child) }
        number += 1
      } else {
        child.keepParts(range, &number)
        if !child.children.isEmpty { kept.append(child) }
      }
    }
    children = kept
    if repetition != nil { repetition = nil }
  }

  fileprivate mutating func shortenTexts(toBytes bytes: Int, _ ids: inout [String]) {
    if let content, content.utf8.count > bytes {
      var short = content.prefix(bytes)
      // One character may have any number of bytes, and each byte may be written as an escape.
      while JSONWriter.quoted(String(short)).utf8.count > bytes, !short.isEmpty {
        short = short.prefix(short.count / 2)
      }
      self.content = short + "…"
      ids.append(id)
    }
    for index in children.indices { children[index].shortenTexts(toBytes: bytes, &ids) }
  }
}
