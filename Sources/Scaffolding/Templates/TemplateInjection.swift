package import HostMessages

/// Something that a template puts into a Swift file of the project that exists already.
package struct TemplateInjection: Hashable, Sendable {
  package let kind: CodeEdit.Kind
  /// The type or member that gets it, with placeholders.
  package let into: TemplateText
  package let call: String?
  package let argument: String?
  package let text: TemplateText
  /// The file, below the project's root; without it, the one that declares the type.
  package let file: TemplateText?
  package let role: String
  package let condition: Condition?
}
