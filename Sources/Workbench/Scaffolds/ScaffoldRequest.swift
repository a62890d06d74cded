/// What somebody wants written from a template.
package struct ScaffoldRequest: Hashable, Sendable {
  package var template: String
  /// The name of the new thing, as it is typed.
  package var name: String
  /// Answers to the template's variables.
  package var settings: [String: String] = [:]
  /// A JSON file with further answers, or the tokens of a design.
  package var answers: String?
  /// Only files of these roles; all where there are none.
  package var roles: [String] = []
  /// The folder to work below, in place of the project's own places.
  package var output: String?
  /// Whether the folder may lie outside of the project.
  package var mayLeaveProject = false
  /// The target that gets the files.
  package var target: String?
  /// Whether the checks look at what would be written; an error that they find keeps the plan from being carried out.
  package var isChecked = true
  /// Whether the plan is carried out.
  package var isWritten = true

  /// All files of the template.
  package init(_ template: String, name: String) { (self.template, self.name) = (template, name) }
}
