/// Why a design could not be read or found.
package enum FigmaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are no JSON.
  case malformed(line: Int, column: Int, reason: String)
  /// It is JSON, and no Figma document.
  case noDocument
  /// No layer has this id; `near` are screens that exist.
  case noNode(id: String, near: [String])
  /// The response names the node, with nothing in it.
  case emptyNode(id: String)
  /// The file has no layer that could be drawn.
  case nothingVisible
  /// The text is no link to a Figma file.
  case badLink(text: String, reason: String)
  /// The list of SF Symbols is damaged.
  case badSymbolTable(line: Int)

  package var description: String {
    switch self {
    case .malformed(let line, let column, let reason):
      "the document is not JSON: line \(line), column \(column): \(reason)"
    case .noDocument:
      "the document is JSON, but not from Figma: it has no 'document', 'nodes' or 'type'; "
        + "try the response to GET /v1/files/KEY or /v1/files/KEY/nodes"
    case .noNode(let id, let near):
      "there is no layer '\(id)' in the document"
        + (near.isEmpty ? "" : "; its screens are \(near.joined(separator: ", "))")
    case .emptyNode(let id): "Figma has no layer '\(id)' in this file; copy the link to the layer again"
    case .nothingVisible: "the document has no visible layer"
    case .badLink(let text, let reason): "'\(text)' is not a link to a Figma design: \(reason)"
    case .badSymbolTable(let line): "the list of SF Symbols is damaged on line \(line); reinstall swiftkit"
    }
  }
}
