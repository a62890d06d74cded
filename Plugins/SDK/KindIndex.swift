import SwiftKitABI

/// Where the nodes of each kind are in a file: every check asks for some kinds, and few nodes are of them.
struct KindIndex {
  private static let kinds = Int(SWIFTKIT_COMMENT) + 1

  /// The places of all nodes, by kind, those of a kind in source order.
  private var places: [UInt32]
  /// By kind, where its places end; they begin where those of the kind before end. Kinds that this SDK does not know are
  /// behind all others.
  private var ends: [Int]

  init(_ nodes: UnsafeBufferPointer<swiftkit_node>) {
    var next = [Int](repeating: 0, count: KindIndex.kinds + 1)
    for node in nodes { next[Swift.min(Int(node.kind), KindIndex.kinds)] += 1 }
    var sum = 0
    for kind in next.indices { (next[kind], sum) = (sum, sum + next[kind]) }
    places = [UInt32](repeating: 0, count: nodes.count)
    for index in nodes.indices {
      let kind = Swift.min(Int(nodes[index].kind), KindIndex.kinds)
      places[next[kind]] = UInt32(index)
      next[kind] += 1
    }
    ends = next
  }

  subscript(kind: Node.Kind) -> ArraySlice<UInt32> {
    let kind = Int(kind.rawValue)
    return kind < KindIndex.kinds ? places[(kind == 0 ? 0 : ends[kind - 1])..<ends[kind]] : []
  }
}
