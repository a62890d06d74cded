/// Which nodes of a tree look as an earlier one does, so that they only have to say what is different in them.
///
/// A node can be like any before it that has the same types in the same places; the one is taken that leaves the fewest
/// bytes to say. What is like another one can be a model too, what is in such a node cannot.
struct Likenesses {
  /// The nodes in the order in which they are written.
  private(set) var nodes: [Node] = []
  private var shapes: [Shape: Int] = [:]
  private var models: [Int: [Int]] = [:]
  private var changes: [Change] = []

  struct Node {
    var fields: [NodeField]
    /// The position after the last node in it.
    var end: Int
    /// Equal numbers mean the same types in the same places.
    var shape: Int
    /// What its fields and brackets come to.
    var bytes: Int
    /// Of these, what it says also where it is like another one.
    var ownBytes: Int
    /// The position of the node that it is like.
    var model: Int?
    var uses = 0
    /// The number by which others refer to it.
    var number: Int?
  }

  private struct Shape: Hashable {
    let kind: SlimNode.Kind
    var parts: [Int] = []
  }

  private enum Change {
    case model(shape: Int)
    case likeness(of: Int, to: Int)
  }

  /// - Parameter isWhole: whether every node is to say everything.
  init(of root: SlimNode, isWhole: Bool = false) {
    add(root, inColumn: false, inComponent: false)
    if isWhole || nodes.reduce(0, { $0 + $1.bytes }) < Likenesses.leastTree { return }
    _ = settle(0)
    var number = 0
    for index in nodes.indices where nodes[index].uses > 0 {
      number += 1
      nodes[index].number = number
    }
  }

  @discardableResult
  private mutating func add(_ node: SlimNode, inColumn: Bool, inComponent: Bool) -> Int {
    let index = nodes.count
    let fields = node.fields(inColumn: inColumn, inComponent: inComponent)
    let brackets = node.children.isEmpty ? 3 : 17
    nodes.append(
      Node(
        fields: fields, end: 0, shape: 0, bytes: fields.reduce(brackets) { $0 + $1.bytes },
        ownBytes: fields.reduce(brackets) { $1.key.isOwn ? $0 + $1.bytes : $0 }))
    var shape = Shape(kind: node.kind)
    for child in node.children {
      shape.parts.append(
        add(child, inColumn: node.kind == .vStack, inComponent: inComponent || node.kind == .component))
    }
    let number = shapes[shape] ?? shapes.count
    shapes[shape] = number
    nodes[index].end = nodes.count
    nodes[index].shape = number
    return number
  }

  /// The positions of the children of a node.
  func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      found.append(child)
      child = nodes[child].end
    }
    return found
  }

  // MARK: - Choosing

  /// A tree of fewer bytes is read at a glance, and better without references.
  private static let leastTree = 1_500
  /// How many of the models of a shape are looked at, the latest ones first.
  private static let candidates = 24
  /// Fewer bytes are not worth a look elsewhere in the tree.
  private static let leastSaving = 8
  /// What `"like":12,` and `"as":12,` come to.
  private static let (reference, mark) = (10, 8)

  /// Decides what the node and those in it are like; gives the bytes that they come to.
  private mutating func settle(_ index: Int) -> Int {
    let start = changes.count
    let whole = children(of: index).reduce(nodes[index].bytes) { $0 + settle($1) }
    let shape = nodes[index].shape
    var best: (model: Int, cost: Int, difference: Int)?
    for model in models[shape, default: []].suffix(Likenesses.candidates) {
      guard let difference = difference(of: index, from: model, below: best?.cost ?? whole) else { continue }
      let cost = difference + Likenesses.reference + (nodes[model].uses == 0 ? Likenesses.mark : 0)
      if cost < best?.cost ?? .max { best = (model, cost, difference) }
    }
    let own = nodes[index..<nodes[index].end].reduce(0) { $0 + $1.ownBytes }
    if let best, own + best.cost + Likenesses.leastSaving <= whole {
      undo(to: start)
      nodes[index].model = best.model
      nodes[best.model].uses += 1
      changes.append(.likeness(of: index, to: best.model))
      if best.difference > 0 { addModel(index) }
      return own + best.cost
    }
    addModel(index)
    return whole
  }

  /// Lets later nodes be like this one, if there is anything that they need not say then.
  private mutating func addModel(_ index: Int) {
    guard nodes[index..<nodes[index].end].contains(where: { $0.bytes > $0.ownBytes }) else { return }
    models[nodes[index].shape, default: []].append(index)
    changes.append(.model(shape: nodes[index].shape))
  }

  /// Takes back what was decided for nodes that now follow from a larger one.
  private mutating func undo(to count: Int) {
    while changes.count > count, let change = changes.popLast() {
      switch change {
      case .model(let shape): models[shape]?.removeLast()
      case .likeness(let node, let model):
        nodes[node].model = nil
        nodes[model].uses -= 1
      }
    }
  }

  /// The bytes of what is different in a node from another one of its shape; nil where it is not less than `limit`.
  private func difference(of index: Int, from model: Int, below limit: Int) -> Int? {
    var bytes = 0
    for offset in 0..<(nodes[index].end - index) {
      if bytes >= limit { return nil }
      let (node, other) = (nodes[index + offset], nodes[model + offset])
      for field in node.fields where !field.key.isOwn && !other.fields.contains(field) { bytes += field.bytes }
      for key in node.missing(beside: other) { bytes += key.rawValue.utf8.count + 8 }
    }
    return bytes
  }
}

extension Likenesses.Node {
  /// The fields that the other node has and this one does not.
  func missing(beside other: Self) -> [NodeField.Key] {
    other.fields.map(\.key).filter { key in !key.isOwn && !fields.contains { $0.key == key } }
  }
}

extension NodeField {
  /// Whether a node that is like the one with these fields need not say it.
  func goesWithoutSaying(beside fields: [NodeField]) -> Bool { !key.isOwn && fields.contains(self) }
}
