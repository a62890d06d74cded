/// A value that a template asks for.
package struct TemplateVariable: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The name of a Swift type to be; endings that the template adds itself are refused.
    case typeName(withoutSuffixes: [String])
    /// The module that tests import; the project's layout knows it, or there is none.
    case moduleName
    case bool
    case choice([String])
    /// Any text that is safe inside a string literal and a comment.
    case string
  }

  package let name: String
  package let kind: Kind
  /// What it is when nobody says; a type name's default may hold placeholders of variables before it.
  package let standard: String?
  package let help: String

  /// True where the value is the `<Name>` of the call.
  package let isArgument: Bool

  package init(name: String, kind: Kind, standard: String? = nil, help: String = "", isArgument: Bool = false) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.help = help
    self.isArgument = isArgument
  }
}
