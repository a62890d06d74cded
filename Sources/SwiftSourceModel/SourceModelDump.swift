import SwiftKitABI

/// The model of a file as indented text, one node a line, for people and for tests.
///
///     CHAIN
///       CALL Button
///         ARGUMENT
///           STRING "Save"
package struct SourceModelDump: CustomStringConvertible {
  private let model: SourceModel

  package init(_ model: SourceModel) {
    self.model = model
  }

  package var description: String {
    var text = ""
    var ends: [UInt32] = []
    for (index, node) in model.nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      text += String(repeating: "  ", count: ends.count) + line(node) + "\n"
      ends.append(node.subtree_end)
    }
    return text
  }

  private func line(_ node: swiftkit_node) -> String {
    let kind = NodeKind(rawValue: node.kind)
    var words = [NodeKind.words[kind] ?? "kind \(node.kind)"]
    if node.name != SWIFTKIT_NONE { words.append(model.text(ofSymbol: node.name)) }
    if node.text != SWIFTKIT_NONE { words.append(quoted(model.text(ofSymbol: node.text))) }
    if !node.number.isNaN { words.append("= \(node.number)") }
    if Self.kindsShownAsWritten.contains(kind) { words.append(quoted(model.source(Int(node.start)..<Int(node.end)))) }
    let flags = NodeFlags.words.filter { NodeFlags(rawValue: node.flags).contains($0.flag) }
    if !flags.isEmpty { words.append("(" + flags.map(\.word).joined(separator: ", ") + ")") }
    return words.joined(separator: " ")
  }

  private static let kindsShownAsWritten: Set<NodeKind> = [.keyPath, .expression, .comment]

  private func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") + "\""
  }
}
