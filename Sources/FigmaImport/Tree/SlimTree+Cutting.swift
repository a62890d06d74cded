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
    if json(explaining: explaining, isWhole: isWhole).utf8.count <= bytes { return }
    let whole = root
    root = SlimNode(.frame, box: whole.box)
    trim(toBytes: bytes / 2, explaining)
    let envelope = size(explaining) - SlimTreeBudget.size(of: root)
    root = whole
    shortenTexts(toBytes: max(bytes / 4, 40))
    let room = bytes - envelope
    if let cut = SlimTreeBudget(root).cut(toBytes: room) {
      root = isWhole ? cut : fuller(cut, room: room, bytes: bytes, explaining)
      return
    }
    let parts = root.partCount
    var (low, high) = (0, parts)
    func beginning(_ count: Int) -> SlimNode {
      var beginning = root
      beginning.keepParts(0..<count)
      beginning.hiddenNodes = root.count - beginning.count + root.hiddenNodes
      beginning.nextPart = root.skippedParts + count
      return beginning
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if SlimTreeBudget(beginning(middle)).least <= room { low = middle } else { high = middle - 1 }
    }
    if low > 0, let cut = SlimTreeBudget(beginning(low)).cut(toBytes: room) {
      root = cut
    } else {
      root.hide()
    }
  }

  /// More of the tree than `cut`, as nodes that are like others cost less than `room` was reckoned with.
  private func fuller(_ cut: SlimNode, room: Int, bytes: Int, _ explaining: Bool) -> SlimNode {
    var (best, room) = (self, room)
    best.root = cut
    for _ in 0..<4 {
      let spare = bytes - best.size(explaining)
      guard spare > bytes / 20, let more = SlimTreeBudget(root).cut(toBytes: room + spare) else { break }
      var next = best
      next.root = more
      guard next.size(explaining) <= bytes else { break }
      (best, room) = (next, room + spare)
    }
    return best.root
  }

  private func size(_ explaining: Bool) -> Int { json(explaining: explaining).utf8.count }

  /// Leaves out what stands beside the tree and can be had in other ways, until the rest has at most `bytes`.
  private mutating func trim(toBytes bytes: Int, _ explaining: Bool) {
    let steps: [(String, (inout SlimTree) -> Void)] = [
      ("explained", { $0.verdicts = [] }), ("components", { $0.components = [:] }),
      ("warnings", { $0.warnings = Array($0.warnings.prefix(3)) }),
      ("warnings", { $0.warnings = [] }),
    ]
    for (name, step) in steps where size(explaining) > bytes {
      let before = size(explaining)
      step(&self)
      if size(explaining) < before, trimmed.last != name { trimmed.append(name) }
    }
  }

  private mutating func shortenTexts(toBytes bytes: Int) {
    var shortened: [String] = []
    root.shortenTexts(toBytes: bytes, &shortened)
    for id in shortened.prefix(3) {
      warnings.append(Warning(id: id, rule: "long-text", message: "the text is longer than this answer may be"))
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
