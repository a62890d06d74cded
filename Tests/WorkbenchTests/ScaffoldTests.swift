import POSIXSupport
import Scaffolding
import TestSupport
import Testing
import Workbench

/// Planning, checking and writing as one piece of work.
struct ScaffoldTests {
  private struct Forbidden: Error {}

  /// Whoever is asked before the check may say no, and may do so again when all is staged and the check is done.
  @Test(arguments: [0, 1]) func nothingIsWrittenOncePermissionIsGone(yes: Int) throws {
    let folder = try project()
    let before = try folder.listing()
    var asked = 0
    let plan = try run(in: folder) {
      asked += 1
      return asked <= yes
    }
    #expect(asked == yes + 1 && plan.written.map(\.path) == ["Greeting/Greeting.swift"])
    #expect(try folder.listing() == before)
  }

  @Test(arguments: [0, 1]) func norWhereItThrows(yes: Int) throws {
    let folder = try project()
    let before = try folder.listing()
    var asked = 0
    #expect(throws: Forbidden.self) {
      try run(in: folder) {
        asked += 1
        if asked > yes { throw Forbidden() }
        return true
      }
    }
    #expect(try asked == yes + 1 && folder.listing() == before)
  }

  @Test func permissionThatStaysIsUsed() throws {
    let folder = try project()
    _ = try run(in: folder) { true }
    #expect(try folder.listing().contains("Greeting/Greeting.swift"))
  }

  /// Whoever is asked takes time: what the project declares is found out when the answers are there.
  @Test func whatChangesWhileSomebodyIsAskedCounts() throws {
    let folder = try project()
    var request = ScaffoldRequest("ours", name: "")
    (request.isChecked, request.isWritten) = (false, false)
    let plan = try Scaffold(request, in: Workplace(workingFolder: folder.path)).run(
      asking: { _ in
        _ = try? folder.write("struct Greeting {}\n", to: "Other.swift")
        return "Greeting"
      }, resolving: { _ in .fail })
    #expect(plan.conflicts.map(\.path) == ["Greeting/Greeting.swift"])
    let reason = plan.conflicts.first.map { if case .conflict(let reason) = $0.action { reason } else { "" } }
    #expect(reason == "'Greeting' is declared in Other.swift")
  }

  private func run(in folder: TemporaryFolder, permitting: () throws -> Bool) throws -> Plan {
    var request = ScaffoldRequest("ours", name: "Greeting")
    (request.isChecked, request.isWritten) = (true, true)
    return try Scaffold(request, in: Workplace(workingFolder: folder.path)).run(
      resolving: { _ in .fail }, permitting: { _ in try permitting() })
  }

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "schema": 1, "name": "ours", "version": "1.0.0", "summary": "A greeting.",
        "variables": [{ "name": "Name", "type": "typeName", "from": "argument", "help": "Whom it greets." }],
        "files": [{ "from": "__Name__.swift", "place": "feature", "role": "model" }]
      }

      """, to: ".swiftkit/templates/ours/template.json")
    try folder.write("struct __Name__ {}\n", to: ".swiftkit/templates/ours/__Name__.swift")
    return folder
  }
}
