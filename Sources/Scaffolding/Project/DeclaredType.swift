/// What a type of the project has, as far as that can be seen without parsing Swift.
struct DeclaredType: Hashable, Sendable {
  struct Property: Hashable, Sendable {
    let name: String
    let type: String
    /// Whether whoever has a value may change it.
    let isSettable: Bool
  }

  /// What the initialiser of a struct or a model class asks for, in its order; none where there is a doubt about one of
  /// them.
  var stored: [Property] {
    guard !isOpaque, declarations == 1 else { return [] }
    guard isModel else { return properties }
    // Two initialisers leave open which is meant, and what has no value of its own must be asked for.
    guard initializers.count == 1 else { return [] }
    let asked = initializers[0].filter { parameter in
      properties.contains { $0.name == parameter.name && $0.type == parameter.type && $0.isSettable }
    }
    return asked.count == initializers[0].count ? asked : []
  }
  /// The static properties that other files may read, those of extensions too.
  var statics: Set<String> = []
  /// The protocols and the superclass that it and its extensions name.
  var inherited: Set<String> = []
  /// Attributes that may be macros, which may add protocols that nothing here names.
  var macros: Set<String> = []
  /// Whether it is a class that SwiftData stores.
  var isModel = false
  /// What each initialiser of a model class asks for; those with a value of their own are left out.
  var initializers: [[Property]] = []
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
    declarations == 1 && macros.isEmpty && inherited.isSubset(of: DeclaredType.unidentified)
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
