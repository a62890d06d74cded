/// What a type of the project has, as far as that can be seen without parsing Swift.
struct DeclaredType: Hashable, Sendable {
  struct Property: Hashable, Sendable {
    let name: String
    let type: String
    /// Whether whoever has a value may change it.
    let isSettable: Bool
  }

  /// What the initialiser of a struct asks for, in its order; none where there is a doubt about one of them.
  var stored: [Property] { isOpaque || declarations != 1 ? [] : properties }
  /// The static properties that other files may read, those of extensions too.
  var statics: Set<String> = []
  /// The protocols and the superclass that it and its extensions name.
  var inherited: Set<String> = []
  /// Whether a macro may add protocols that nothing here names.
  var hasMacro = false
  /// Why nothing can be a list of the type, as in "it is generic".
  var obstacle: String?

  /// Whether other modules see it.
  var isPublic = false

  /// How often the type is declared; more than once where conditions of the build choose one.
  var declarations = 0
  var properties: [Property] = []
  var isOpaque = false

  /// Whether it certainly does not conform to `Identifiable`: all that it inherits is known not to.
  var isNotIdentifiable: Bool {
    declarations == 1 && !hasMacro && inherited.isSubset(of: DeclaredType.unidentified)
  }

  /// What a type may inherit from that makes it no `Identifiable`.
  private static let unidentified: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
    "ExpressibleByStringLiteral", "Hashable", "Int", "RawRepresentable", "Sendable", "String",
  ]

  /// - Parameter sources: the file that declares `name`, and those that extend it.
  init(_ name: String, in sources: [[UInt8]]) {
    for source in sources {
      var reader = DeclaredTypeReader(source)
      reader.read(name, into: &self)
    }
  }
}
