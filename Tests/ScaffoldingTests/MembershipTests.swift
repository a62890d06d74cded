import Scaffolding
import TestSupport
import Testing

/// What a plan says of new files that Xcode does not add to their targets by itself.
@Suite struct MembershipTests {
  private static let phone = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"]

  private func plan(
    _ targets: [SampleXcodeProject.Target], _ files: [String], template: String
  ) throws -> Plan {
    var texts = ["A.xcodeproj/project.pbxproj": SampleXcodeProject(targets: targets, settings: Self.phone).text]
    for file in files { texts[file] = "" }
    return try Project(texts).plan("Orders", template: template)
  }

  /// Only what no synchronized folder takes is to be added by hand.
  @Test func filesBesideSynchronizedFolders() throws {
    let tests = SampleXcodeProject.Target(name: "AppTests", type: "bundle.unit-test", folders: ["Tests"])
    let plan = try self.plan(
      [.init(name: "App", files: ["a.swift"]), tests], ["App/a.swift", "Tests/t.swift"], template: "feature")
    let note = plan.notes.first { $0.hasPrefix("no target contains the folders 'App/Orders' and 'App/Shared'") } ?? ""
    #expect(plan.files.contains { $0.path.hasPrefix("Tests/") })
    let rest = "add the new files other than Tests/OrdersViewModelTests.swift to the target 'App' in Xcode"
    #expect(note.hasSuffix(rest), "\(plan.notes)")
  }

  /// What a project without such folders says, one with a folder of another target, and one whose folder is another one.
  @Test(arguments: [
    ("", "the Xcode project lists its files one by one: add the new file to the target 'App' in Xcode"),
    ("Kit", "no target contains the folder 'App/Orders': add the new file to the target 'App' in Xcode"),
    ("App", "the target 'App' does not contain the folder 'App/Orders': add the new file to it in Xcode"),
  ])
  func oneFile(folder: String, note: String) throws {
    let kit = SampleXcodeProject.Target(name: "Kit", type: "framework", folders: [folder])
    let app = SampleXcodeProject.Target(name: "App", files: ["a.swift"])
    let notes = try plan(
      folder.isEmpty ? [app] : [app, kit], ["App/a.swift", "Kit/k.swift"], template: "view"
    ).notes
    #expect(notes.contains(note), "\(notes)")
  }
}
