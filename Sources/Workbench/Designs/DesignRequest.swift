/// Which design something is about, and the layer in it.
package struct DesignRequest: Hashable, Sendable {
  /// A link, or a file with an answer of Figma's REST API.
  package var design: String
  /// The id of the layer, as 12:34 or 12-34; without it the link's, or the main screen.
  package var node: String?
  /// The version of the file that a link means; the current one without it.
  package var version: String?
  /// Whether a link is fetched again even though its answer is at hand.
  package var isFresh = false
  /// Whether a text that is neither a link nor a file here may be the key of a file at Figma.
  package var mayBeKey = false

  /// The main screen of a design, or a layer of it.
  package init(_ design: String, node: String? = nil) { (self.design, self.node) = (design, node) }
}

/// How much of a slim tree somebody wants.
package struct TreeRequest: Hashable, Sendable {
  package var design: DesignRequest
  /// So many levels.
  package var depth: Int?
  /// How many parts of the layer are left out: the `next` of a tree that was cut.
  package var from = 0
  /// The most bytes of its JSON.
  package var maxBytes: Int?
  package var keepsChrome = false
  package var keepsHidden = false
  /// Whether each layer says why it was kept or left out.
  package var explains = false
  /// Whether every node says all of its fields.
  package var isWhole = false

  /// All of the tree.
  package init(of design: DesignRequest) { self.design = design }
}
