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
  /// Why nothing can be a list of the type, as in "it is generic".
  var obstacle: String?

  /// How often the type is declared; more than once where conditions of the build choose one.
  var declarations = 0
  var properties: [Property] = []
  var isOpaque = false

  /// - Parameter sources: the file that declares `name`, and those that extend it.
  init(_ name: String, in sources: [[UInt8]]) {
    for source in sources {
      var reader = DeclaredTypeReader(source)
      reader.read(name, into: &self)
    }
  }
}
