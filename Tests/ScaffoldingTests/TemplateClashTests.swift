import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Templates that write files of the same name: used with one name in one project, each leaves what the first one wrote,
/// and all compile together.
@Suite struct TemplateClashTests {
  @Test func templatesOfOneNameCompileTogether() throws {
    let library = try Project([:]).library
    var texts: [String: [String: String]] = [:]
    for entry in library.entries() {
      let template = try library.template(named: entry.name)
      guard template.needs == nil, template.injections.isEmpty else { continue }
      let folder = try TemporaryFolder()
      let trial = try TemplateTrial(of: template, label: entry.name, settings: [:], in: folder.path)
      for file in trial.files { texts[file.path, default: [:]][entry.name] = file.text }
    }
    let groups = Set(texts.values.filter { Set($0.values).count > 1 }.map { $0.keys.sorted() })
    #expect(!groups.isEmpty)
    let compiler = try StubSwiftUI.compiled()
    for names in groups {
      for first in names {
        let project = try Project([:])
        for name in [first] + names.filter({ $0 != first }) {
          // A plan with a conflict writes nothing and says why; a struct that is there is no model for a store.
          do {
            let plan = try project.plan(TemplateTrial.name, template: name)
            if plan.conflicts.isEmpty { try plan.carryOut(in: project.setting) }
          } catch {
            #expect(error.description.contains("@Model"), "\(first), \(name): \(error)")
          }
        }
        let files = try FileTree.files(below: project.root).filter { !$0.string.contains("Tests/") }
        let complaints = try compiler.complaints(about: files.filter { $0.string.hasSuffix(".swift") })
        #expect(complaints.isEmpty, "\(first) before \(names): \(complaints)")
      }
    }
  }
}
