/// What a descriptor says of a check and the library cannot: both are for people and settings, not for running it.
package struct CheckTraits: Hashable, Sendable {
  /// What it is about, such as `state`; nil where the descriptor does not say.
  package let group: String?
  /// What it rests on: `apple`, `measured`, `convention` or `opinion`; nil where the descriptor does not say.
  package let basis: String?
  /// What settings may choose about it.
  package let options: [CheckOption]

  /// Whether it offers fixes that somebody has to read.
  package let suggests: Bool

  package init(
    group: String? = nil, basis: String? = nil, options: [CheckOption] = [], suggests: Bool = false
  ) {
    self.group = group
    self.basis = basis
    self.options = options
    self.suggests = suggests
  }

  /// The groups of the checks that come with swiftkit, in the order of how much they matter.
  package static let groups = [
    "correctness", "api", "deprecation", "state", "concurrency", "accessibility", "performance", "navigation",
    "architecture", "design", "testing", "style",
  ]
  /// What a check may rest on, the firmest first.
  package static let bases = ["apple", "measured", "convention", "opinion"]
}
