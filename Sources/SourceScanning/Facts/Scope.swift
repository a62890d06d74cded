/// A pair of braces, parentheses or brackets that the scan is inside of.
struct Scope {
  enum Kind {
    /// The members of a type.
    case type
    /// A body that gives `some` type; its one expression is looked for.
    case result
    /// Any other braces.
    case block
    /// Parentheses or brackets.
    case list
  }

  /// The name of a call, and whether a dot stands before it.
  struct Callee {
    var name: Range<Int>
    var isMember: Bool
  }

  var kind: Kind
  /// The type whose members or their code this is; empty outside of any.
  var type: Range<Int> = 0..<0
  var member: Range<Int> = 0..<0
  var callee: Callee?
  var isEnum = false
  /// Whether the members may be called on types that are declared elsewhere: those of an extension or a protocol.
  var isExtension = false
  var isInPreview = false
  var isInToolbar = false
  /// The placement of the toolbar item around it, or written in this list.
  var placement: Range<Int> = 0..<0
  /// Statements that begin in this body, as far as they matter: two are enough to know that there is no one root.
  var statements = 0
  var root: Range<Int> = 0..<0
}
