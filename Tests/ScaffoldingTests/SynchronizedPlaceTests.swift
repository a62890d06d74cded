import Scaffolding
import TestSupport
import Testing

/// Which folder a new screen goes to where an Xcode project lists its old files one by one, and Xcode takes all new ones of a
/// folder.
@Suite struct SynchronizedPlaceTests {
  private static let settings = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"]

  /// An app with twelve screens that are listed, screens in a folder that is synchronized, and other files in another one.
  private func project(_ screens: [String], in folder: String, others: Int = 0) throws -> Project {
    let old = (0..<12).map { "Classes/Area\($0)/Old\($0)View.swift" }
    let app = SampleXcodeProject(
      targets: [
        .init(
          name: "App", folders: ["App/\(folder)"] + (others > 0 ? ["App/Models"] : []), files: old,
          exceptions: ["App/\(folder)": ["Info.plist"]])
      ], settings: Self.settings)
    var files = ["App.xcodeproj/project.pbxproj": app.text]
    for path in old + screens.map({ "\(folder)/\($0)View.swift" }) { files["App/\(path)"] = "" }
    for index in 0..<others { files["App/Models/M\(index).swift"] = "" }
    return try Project(files)
  }

  /// A synchronized folder that is called for screens is where new ones go, if it has some in three folders of areas and lies
  /// beside those that are listed, which are most files; not one inside of an area, or one that may hold parts of screens.
  @Test(arguments: [
    (["Login/Login", "Menu/Menu", "Profile/Profile"], "Scenes", 0, "App/Scenes/Orders/"),
    (["Login/Login", "Menu/Menu", "Profile/Profile"], "Scenes", 8, "App/Scenes/Orders/"),
    (["Login/Login", "Menu/Menu", "Profile/Profile"], "Scenes", 12, "App/Classes/Orders/"),
    (["Login/Login", "Menu/Menu"], "Scenes", 0, "App/Classes/Orders/"),
    (["Login", "Menu", "Profile"], "Scenes", 0, "App/Classes/Orders/"),
    (["Login/Login", "Menu/Menu", "Profile/Profile"], "Legacy", 0, "App/Classes/Orders/"),
    (["Buttons/Buttons", "Cards/Cards", "Rows/Rows"], "UI", 0, "App/Classes/Orders/"),
    (["Buttons/Buttons", "Cards/Cards", "Rows/Rows"], "Views", 0, "App/Classes/Orders/"),
    (["Login/Login", "Menu/Menu", "Profile/Profile"], "Classes/Area0/Scenes", 0, "App/Classes/Orders/"),
  ])
  func foldersOfNewScreens(screens: [String], folder: String, others: Int, place: String) throws {
    let project = try project(screens, in: folder, others: others)
    #expect(try ProjectLayout(workingFolder: project.root).folder(for: .feature, of: "Orders") == place)
  }

  /// Nobody has to add the files of the feature to a target, but those that features share.
  @Test func filesThatXcodeTakes() throws {
    let notes = try project(["Login/Login", "Menu/Menu", "Profile/Profile"], in: "Scenes").plan("Orders").notes
    let adding = notes.filter { $0.contains("in Xcode") }
    #expect(adding.count == 1 && adding[0].contains("App/Shared") && !adding[0].contains("App/Scenes"), "\(notes)")
  }
}
