import SwiftKitABI
import SwiftSourceModel
import Testing

/// What the header promises of every table, whatever the source was.
func expectInvariants(_ source: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
  let model = SourceModel(parsing: source, path: "Any.swift")
  model.withCFile { file in
    let faults = Faults(file.pointee, sourceCount: source.count).texts
    let shown = String(decoding: source.prefix(2000), as: UTF8.self)
    #expect(faults.isEmpty, "\(faults.prefix(5)) in:\n\(shown)", sourceLocation: sourceLocation)
  }
}

private struct Faults {
  private(set) var texts: [String] = []

  init(_ file: swiftkit_file, sourceCount: Int) {
    let nodes = Array(UnsafeBufferPointer(start: file.nodes, count: Int(file.node_count)))
    let symbols = UnsafeBufferPointer(start: file.symbols, count: Int(file.symbol_count)).map(bytes)
    if Int(file.struct_size) != MemoryLayout<swiftkit_file>.size { texts.append("struct_size") }
    if file.source.length != sourceCount { texts.append("source of \(file.source.length) bytes") }
    if bytes(file.path) != Array("Any.swift".utf8) { texts.append("path") }
    for (left, right) in zip(symbols, symbols.dropFirst()) where !left.lexicographicallyPrecedes(right) {
      texts.append("symbols out of order: \(left) \(right)")
    }
    guard let root = nodes.first, root.parent == SWIFTKIT_NONE, Int(root.subtree_end) == nodes.count else {
      texts.append("no root")
      return
    }
    if root.start != 0 || Int(root.end) != sourceCount { texts.append("the root is not the file") }
    /// Where the last child seen of each open node ended.
    var childEnd = [UInt32](repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      func fault(_ text: String) { texts.append("node \(index) of kind \(node.kind): \(text)") }
      if node.subtree_end <= index || node.subtree_end > nodes.count { fault("subtree_end") }
      if node.start > node.end || node.end > sourceCount { fault("range \(node.start)..<\(node.end)") }
      if node.anchor < node.start || node.anchor > node.anchor_end || node.anchor_end > node.end { fault("anchor") }
      for symbol in [node.name, node.text] where symbol != SWIFTKIT_NONE && symbol >= symbols.count { fault("symbol") }
      guard index > 0 else { continue }
      guard node.parent < index else {
        fault("parent")
        continue
      }
      let parent = nodes[Int(node.parent)]
      if node.subtree_end > parent.subtree_end { fault("subtree outside its parent's") }
      if node.start < parent.start || node.end > parent.end { fault("bytes outside its parent's") }
      let isComment = Int32(node.kind) == Int32(SWIFTKIT_COMMENT)
      if isComment && node.parent != 0 { fault("comment inside a node") }
      let isFirstComment = isComment && index > 0 && Int32(nodes[index - 1].kind) != Int32(SWIFTKIT_COMMENT)
      if node.start < childEnd[Int(node.parent)] && !isFirstComment { fault("overlaps its elder sibling") }
      childEnd[Int(node.parent)] = node.end
    }
  }
}

private func bytes(_ text: swiftkit_text) -> [UInt8] {
  Array(UnsafeRawBufferPointer(start: text.bytes, count: text.length))
}
