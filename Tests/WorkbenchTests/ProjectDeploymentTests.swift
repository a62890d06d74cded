import POSIXSupport
import TestSupport
import Testing
import Workbench

struct ProjectDeploymentTests {
  /// A letter of two bytes in the path of the project moves nothing.
  @Test(arguments: ["Books", "Bücher", "Cafe\u{301}", "本"])
  func foldersInAnyLetters(name: String) throws {
    let folder = try TemporaryFolder()
    let project = SampleXcodeProject(
      targets: [
        .init(name: "App", folders: ["App"]),
        .init(name: "Ext", folders: ["Ext"], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "18.2"]),
      ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"])
    try folder.write(project.text, to: "\(name)/App.xcodeproj/project.pbxproj")
    for target in ["App", "Ext"] { try folder.write("", to: "\(name)/\(target)/a.swift") }
    let root = folder.path.appending(name)
    let deployment = ProjectDeployment(around: [root])
    #expect(deployment.value(at: root.appending("App").appending("a.swift")) == "17.0")
    #expect(deployment.value(at: root.appending("Ext").appending("a.swift")) == "18.2")
  }
}
