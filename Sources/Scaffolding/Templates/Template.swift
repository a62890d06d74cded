package import POSIXSupport

/// A template, read and checked as a whole: whatever is planned from it can be rendered.
package struct Template: Hashable, Sendable {
  package let name: String
  package let version: String
  package let summary: String
  package let variables: [TemplateVariable]
  package let files: [TemplateFile]
  package let origin: TemplateOrigin
  package let folder: FilePath
}

/// Which level of the cascade a template comes from.
package enum TemplateOrigin: String, CaseIterable, Sendable {
  case project, user, bundled
}
