import JSON

/// Where a tap on a layer leads in the prototype of a design.
package struct PrototypeLink: Hashable, Sendable {
  package enum Kind: String, Sendable { case push, overlay, back, url }

  package var kind: Kind
  /// The layer, or the address, that it leads to; empty for a way back.
  package var target = ""

  /// As the slim tree writes it: `33:3306`, `overlay 33:3306`, `back`.
  package var description: String {
    kind == .push ? target : target.isEmpty ? kind.rawValue : "\(kind.rawValue) \(target)"
  }

  init(_ kind: Kind, to target: String = "") {
    (self.kind, self.target) = (kind, PlainText.word(target))
  }

  /// An action of an interaction; nil for what changes only the screen that it is on.
  init?(_ action: [String: String]) {
    let target = action["destinationId"] ?? ""
    switch (action["type"], action["navigation"]) {
    case ("BACK", _), ("CLOSE", _): self.init(.back)
    case ("URL", _): self.init(.url, to: action["url"] ?? "")
    case ("NODE", "OVERLAY") where !target.isEmpty: self.init(.overlay, to: target)
    case ("NODE", "NAVIGATE"), ("NODE", "SWAP"), ("NODE", nil):
      guard !target.isEmpty else { return nil }
      self.init(.push, to: target)
    default: return nil
    }
  }
}

extension PrototypeLink {
  /// The first thing that a tap does in each of the interactions that stand next.
  static func list(_ cursor: inout JSONCursor) throws(JSONFault) -> [PrototypeLink] {
    var found: [PrototypeLink] = []
    try cursor.array { cursor throws(JSONFault) in
      var trigger: String?
      var links: [PrototypeLink] = []
      try cursor.object { cursor, key throws(JSONFault) in
        switch key {
        case "trigger": trigger = try FigmaNode.strings(&cursor)["type"]
        case "actions":
          try cursor.array { cursor throws(JSONFault) in
            if let link = PrototypeLink(try FigmaNode.strings(&cursor)) { links.append(link) }
          }
        default: try cursor.skip()
        }
      }
      if trigger == "ON_CLICK" || trigger == "ON_PRESS", let link = links.first { found.append(link) }
    }
    return found
  }
}
