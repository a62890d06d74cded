import POSIXSupport
import TestSupport
import Testing

/// `figma generate --all`: the files of a design, all or none.
@Suite struct AllScreensTests {
  /// Two screens of which one leads to the other, and a board that is none.
  private static let design = """
    {"name":"App","document":{"id":"0:0","name":"Document","type":"DOCUMENT","children":[
     {"id":"0:1","name":"Page","type":"CANVAS","flowStartingPoints":[{"nodeId":"2:1","name":"Flow"}],"children":[
      {"id":"2:1","name":"Welcome","type":"FRAME","absoluteBoundingBox":{"x":0,"y":0,"width":390,"height":844},"children":[
       {"id":"2:2","name":"Title","type":"TEXT","characters":"Hello","style":{"fontSize":28,"fontWeight":700},
        "fills":[{"type":"SOLID","color":{"r":0.8,"g":0.2,"b":0.1,"a":1}}],
        "absoluteBoundingBox":{"x":16,"y":100,"width":120,"height":34}},
       {"id":"2:3","name":"Link","type":"TEXT","characters":"Read more","style":{"fontSize":17,"fontWeight":400},
        "interactions":[{"trigger":{"type":"ON_CLICK"},"actions":[{"type":"NODE","destinationId":"3:1","navigation":"NAVIGATE"}]}],
        "absoluteBoundingBox":{"x":16,"y":160,"width":90,"height":22}}]},
      {"id":"3:1","name":"About","type":"FRAME","absoluteBoundingBox":{"x":500,"y":0,"width":390,"height":844},"children":[
       {"id":"3:2","name":"Title","type":"TEXT","characters":"About us","style":{"fontSize":28,"fontWeight":700},
        "absoluteBoundingBox":{"x":516,"y":100,"width":120,"height":34}},
       {"id":"3:3","name":"Text","type":"TEXT","characters":"We are few.","style":{"fontSize":17,"fontWeight":400},
        "absoluteBoundingBox":{"x":516,"y":160,"width":90,"height":22}}]},
      {"id":"4:1","name":"Palette","type":"FRAME","absoluteBoundingBox":{"x":1000,"y":0,"width":200,"height":200},"children":[
       {"id":"4:2","name":"Text","type":"TEXT","characters":"Red","absoluteBoundingBox":{"x":1010,"y":10,"width":90,"height":22}}]}]}]}}
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(AllScreensTests.design, to: "design.json")
  }

  private func generate(_ more: String...) throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, ["figma", "generate", "--all", "--out", "Screens", "design.json"] + more, in: folder.path,
      environment: ["XDG_STATE_HOME": folder.path.appending(".state").string])
  }

  private static let files = ["AboutView.swift", "AppNavigation.swift", "Color+Brand.swift", "WelcomeView.swift"]

  private func written() throws -> [String] { try folder.listing().filter { $0.hasPrefix("Screens/") }.sorted() }

  @Test func screensAreOneModule() throws {
    let run = try generate()
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try written() == Self.files.map { "Screens/" + $0 })
    #expect(run.errors.contains("left out, since they are not screens: 'Palette'"), "\(run.errors)")
    #expect(try folder.read("Screens/WelcomeView.swift").contains("value: Route.about"))
    let files = Self.files.map { folder.path.appending("Screens").appending($0) }
    #expect(try StubSwiftUI.compiled().complaints(about: files) == "")
    // The same again is nothing to do.
    let again = try generate()
    #expect(again.exitCode == 0 && again.output == run.output, "\(again.errors)")
  }

  /// One file that somebody changed keeps all of them as they are, until --force.
  @Test func nothingIsOverwritten() throws {
    #expect(try generate().exitCode == 0)
    try folder.write("// mine\n", to: "Screens/WelcomeView.swift")
    try Folder.removeAll(folder.path.appending("Screens/AboutView.swift"))
    let run = try generate()
    #expect(run.exitCode == 2 && run.errors.contains("WelcomeView.swift"), "\(run.errors)")
    #expect(run.errors.contains("nothing was written"), "\(run.errors)")
    #expect(try written() == Self.files.dropFirst().map { "Screens/" + $0 })
    #expect(try folder.read("Screens/WelcomeView.swift") == "// mine\n")
    #expect(try generate("--force").exitCode == 0)
    #expect(try written() == Self.files.map { "Screens/" + $0 })
    #expect(try folder.read("Screens/WelcomeView.swift").contains("struct WelcomeView"))
  }
}
