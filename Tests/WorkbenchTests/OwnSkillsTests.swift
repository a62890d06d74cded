import POSIXSupport
import TestSupport
import Testing

@testable import Workbench

struct OwnSkillsTests {
  /// The user's folder may be a link, as many keep their settings elsewhere.
  @Test(arguments: [
    ("own/skills", "user"), ("own/skills/notes", "user"), ("own/skillset", "project"), ("project", "project"),
  ])
  func placesThroughLinks(folder: String, place: String) throws {
    let temporary = try TemporaryFolder()
    let top = temporary.path
    for name in ["own/skills/notes", "own/skillset", "project"] { try Folder.make(top.appending(name)) }
    #expect(symlink("own", top.appending("settings").string) == 0)
    var workplace = Workplace(workingFolder: top.appending("project"))
    workplace.configurationFolder = top.appending("settings")
    let own = OwnSkills(in: workplace)
    #expect(own.folders == [top.appending("own/skills")])
    #expect(own.place(of: top.appending(folder)) == place)
  }

  @Test func bundledSkillsAreThoseAroundTheProgram() throws {
    var workplace = Workplace(workingFolder: PackageFolder.root)
    #expect(workplace.installed == nil)
    #expect(OwnSkills(in: workplace).folders.isEmpty)
    workplace.executable = PackageFolder.root.appending(".build/debug/swiftkit")
    let skills = PackageFolder.root.appending("Skills")
    #expect(OwnSkills(in: workplace).place(of: skills.appending("buttons")) == "bundled")
    workplace.executable = nil
    #expect(workplace.installed == nil)
  }
}
