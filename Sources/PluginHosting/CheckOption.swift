/// Something about a check that settings may choose, as its descriptor says.
package struct CheckOption: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One number from 0.
    case number
    /// A list of them.
    case numbers
  }

  package let name: String
  package let kind: Kind
  /// What holds where the settings say nothing, in words.
  package let standard: String
  /// What it is, in words.
  package let about: String

  package init(name: String, kind: Kind, standard: String, about: String) {
    (self.name, self.kind, self.standard, self.about) = (name, kind, standard, about)
  }
}
