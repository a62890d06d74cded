/// Documents that speak to those who use or work on a repository, people and their agents, not of the code that its
/// skills are about.
package enum FileForPeople {
  private static let stems: Set<String> = [
    "AGENTS", "CHANGELOG", "CLAUDE", "CODE_OF_CONDUCT", "CONTRIBUTING", "CONTRIBUTORS", "COPILOT-INSTRUCTIONS",
    "GEMINI", "LICENSE", "README", "SECURITY",
  ]

  /// Whether a Markdown file of this name is one; such a file is read only where it is named itself.
  package static func isOne(_ name: String) -> Bool {
    stems.contains(PathName.stem(name).uppercased())
  }
}
