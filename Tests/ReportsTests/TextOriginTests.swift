import POSIXSupport
import Reports
import TestSupport
import Testing
import Workbench

/// Whose a document is, by the folder that it lies in.
@Suite struct TextOriginTests {
  @Test(arguments: [
    ("config/skills/a.md", " (user)"), ("config/skills", " (user)"), ("config/skills2/a.md", " (named)"),
    ("config/a.md", " (named)"), ("project/Skills/a.md", " (project)"), ("project/a.md", " (project)"),
    ("project", " (project)"), ("project2/a.md", " (named)"),
  ])
  func marks(path: String, mark: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0\n", to: "project/Package.swift")
    for name in ["config/skills/a.md", "project/Skills/a.md"] { try folder.write("# A\n", to: name) }
    var place = Workplace(workingFolder: folder.path.appending("project"))
    place.configurationFolder = folder.path.appending("config")
    #expect(TextOrigin(in: place).mark(of: "\(folder.path.string)/\(path)") == mark)
  }

  /// An agent is warned where a text of the project stands in an answer, and nowhere else.
  @Test(arguments: [("a (user)", false), ("a (project)", true), ("a(project)", false)]) func warnings(
    text: String, isWarned: Bool
  ) {
    #expect(TextOrigin.warned(text) == (isWarned ? text + "\n\n" + TextOrigin.warning : text))
  }
}
