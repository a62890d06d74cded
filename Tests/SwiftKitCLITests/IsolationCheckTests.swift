import POSIXSupport
import TestSupport
import Testing

private let canCheck = FileStatus(PackageFolder.products.appending("swiftkit-plugin-host")) != nil

/// What a project file says of the isolation of code that says none.
@Suite(.enabled(if: canCheck, "needs the plugin host and the plugins"))
struct IsolationCheckTests {
  /// A class of a target whose code is the main actor's needs no attribute; where one of its targets differs, it does.
  @Test(arguments: [
    (["MainActor"], false), (["nonisolated"], true), (["MainActor", "MainActor"], false), (["MainActor", ""], true),
  ])
  func classesOnTheMainActor(isolations: [String], isReported: Bool) throws {
    let targets = isolations.enumerated().map { place, isolation in
      SampleXcodeProject.Target(
        name: "App\(place)", folders: ["App"],
        settings: isolation.isEmpty ? [:] : ["SWIFT_DEFAULT_ACTOR_ISOLATION": isolation])
    }
    let project = SampleXcodeProject(
      targets: targets, settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    let folder = try TemporaryFolder()
    try folder.write(project.text, to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      """
      import Observation

      @Observable
      final class Orders {
        var items: [Int] = []

        func load() async { items = await fetch() }
        func fetch() async -> [Int] { [1] }
      }

      """, to: "App/Orders.swift")
    let run = try ProgramRun(
      PackageFolder.program, ["check", "--checks", "observable-off-main-actor"], in: folder.path,
      environment: ["HOME": folder.path.string])
    #expect(run.output.contains("[observable-off-main-actor]") == isReported, "\(run)")
  }
}
