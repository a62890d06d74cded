import POSIXSupport
import SwiftKitABI
import SwiftSourceModel

/// Prints the source model of the file at `path`, one node a line, indented by depth.
func dumpModel(of path: FilePath) -> Int32 {
  do {
    let model = SourceModel(parsing: try FileContents.bytes(of: path), path: path.string)
    StandardStream.output.write(model.withCFile { text(of: $0.pointee) })
    return 0
  } catch {
    StandardStream.error.write("\(error)\n")
    return 2
  }
}

private func text(of file: swiftkit_file) -> String {
  let nodes = UnsafeBufferPointer(start: file.nodes, count: Int(file.node_count))
  let symbols = UnsafeBufferPointer(start: file.symbols, count: Int(file.symbol_count))
  var lines = ""
  var open: [UInt32] = []
  for (index, node) in nodes.enumerated() {
    while let end = open.last, end <= index { open.removeLast() }
    lines += String(repeating: "  ", count: open.count) + "kind \(node.kind)"
    if node.flags != 0 { lines += " flags \(node.flags)" }
    if node.name < symbols.count { lines += " name '\(String(symbols[Int(node.name)]) ?? "?")'" }
    if node.text < symbols.count { lines += " text '\((String(symbols[Int(node.text)]) ?? "?").oneCleanLine)'" }
    if !node.number.isNaN { lines += " number \(node.number)" }
    lines += " \(node.start)..<\(node.end)\n"
    open.append(node.subtree_end)
  }
  return lines
}
