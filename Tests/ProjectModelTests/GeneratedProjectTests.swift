import POSIXSupport
import ProjectModel
import TestSupport
import Testing

/// Projects that XcodeGen and Tuist make, as people write them: in parts, by templates, by functions.
struct GeneratedProjectTests {
  /// A line a target: product, systems with the lowest, folders, language mode.
  private func check(
    _ files: [String: String], _ expected: [String], problems: [String] = [],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    try checkTargets(in: files, expected, problems: problems, location) { $0.line(with: $0.sources + $0.files) }
  }

  @Test func includedFilesWithTheirFolders() throws {
    let main = """
      name: Chat
      configFiles:
        Debug: Config/Debug.xcconfig
      options:
        deploymentTarget: { iOS: "15.0" }
      include:
        - path: Chat/target.yml
        - path: Tests/target.yml
          relativePaths: false
        - Chat/target.yml
        - ../elsewhere.yml
        - path: Missing.yml
          enable: false
      """
    let app = """
      targets:
        Chat:
          type: application
          platform: iOS
          configFiles: { Debug: App.xcconfig }
          sources:
            - path: .
              excludes: [Old]
            - path: ../Shared/Colour.swift
      """
    let tests = """
      targets:
        ChatTests:
          type: bundle.unit-test
          platform: iOS
          deploymentTarget: "17.0"
          sources: Tests
      """
    try check(
      [
        "project.yml": main, "Chat/target.yml": app, "Tests/target.yml": tests,
        "Config/Debug.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 13.0\nSWIFT_VERSION = 5.9\n",
        "Chat/App.xcconfig": "#include \"Config/Common.xcconfig\"\n",
        "Config/Common.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 16.2\n",
      ],
      [
        "Chat app, iOS 16.2, Chat, Shared/Colour.swift, Swift 5", "ChatTests tests, iOS 17.0, Tests, Swift 5",
      ], problems: ["project.yml:11: '../elsewhere.yml' is outside the project"])
  }

  @Test func templatesAndGroupsOfSettings() throws {
    let text = """
      settingGroups:
        new: { SWIFT_VERSION: "6.0" }
      settings: { base: { SWIFT_VERSION: "5.0" } }
      targetTemplates:
        Module:
          type: framework
          platform: [iOS, macOS]
          deploymentTarget: { iOS: "17.0", macOS: "14.0" }
          sources: ["Modules/${target_name}"]
        Modern:
          templates: [Module]
          settings: { groups: [new] }
      targets:
        Player: { templates: [Module] }
        Library:
          templates: [Modern]
          platform: iOS
          sources: [Extra]
      """
    try check(
      ["project.yml": text],
      [
        "Player library, iOS 17.0, macOS 14.0, Modules/Player, Swift 5",
        "Library library, iOS 17.0, Extra, Modules/Library, Swift 6",
      ])
  }

  /// What a file says stands above what it includes, and the first of those that are included counts.
  @Test func targetsThatAreSaidTwice() throws {
    let main = """
      include: [a.yml, b.yml]
      targets:
        App: { type: application, platform: iOS, sources: Main }
      """
    let first = """
      targets:
        App: { type: framework, platform: iOS, sources: A }
        Kit: { type: framework, platform: iOS, sources: A }
      """
    try check(
      [
        "project.yml": main, "a.yml": first,
        "b.yml": "include: a.yml\ntargets:\n  Kit: { type: tool, platform: macOS, sources: B }\n",
      ], ["App app, iOS ?, Main", "Kit library, iOS ?, A"])
  }

  /// A configuration has settings of its own, beside those of all.
  @Test func settingsOfConfigurations() throws {
    let text = """
      configFiles: { Debug: a.xcconfig }
      targets:
        App:
          type: application
          platform: [macOS, iOS, macOS]
          deploymentTarget: { iOS: "17.0" }
          settings: { SWIFT_VERSION: "5.0", configs: { Debug: { SWIFT_VERSION: "6.0" }, Other: { SWIFT_VERSION: "4.2" } } }
          dependencies: [{ target: Kit }, { package: Net }, { package: Map, product: MapKit }, { sdk: UIKit }]
      """
    try check(["project.yml": text, "a.xcconfig": ""], ["App app, macOS ?, iOS 17.0, Swift 6"])
    let folder = try TemporaryFolder()
    try folder.write(text, to: "project.yml")
    let model = try ProjectModel(at: folder.path)
    #expect(model.targets.map(\.dependencies) == [["Kit", "Net", "MapKit"]])
    #expect(model.problems.count == 1)
  }

  /// What a target of Tuist names as its sources, seen from the folder of its manifest.
  @Test(arguments: [
    ("\"**\"", ", Apps"), ("\"**/*\"", ", Apps"), ("[\"**/*.swift\"]", ", Apps"), ("\"*.swift\"", ""), ("nil", ""),
    ("\"A/*.swift\"", ", Apps/A"), ("\"A/B.swift\"", ", Apps/A/B.swift"), ("\"../Kit/**\"", ", Kit"),
    (".paths([.relativeToManifest(\"A/**\"), .relativeToRoot(\"B/**\")])", ", Apps/A, B"),
    ("SourceFilesList(arrayLiteral: \"A/**\", \"B/**\")", ", Apps/A, Apps/B"),
  ])
  func sourcesOfTuist(sources: String, expected: String) throws {
    let target = ".target(name: \"App\", destinations: .iOS, product: .app, sources: \(sources))"
    let manifest = "import ProjectDescription\nlet project = Project(name: \"App\", targets: [\(target)])\n"
    try check(["Apps/Project.swift": manifest], ["App app, iOS ?\(expected)"])
  }

  /// The systems that destinations of Tuist stand for.
  @Test(arguments: [
    ("destinations: [.iPad]", "iOS ?"), ("destinations: [.mac]", "macOS ?"),
    ("destinations: [.appleWatch]", "watchOS ?"),
    ("destinations: [.appleTv]", "tvOS ?"), ("destinations: [.appleVision]", "visionOS ?"),
    ("destinations: .tvOS", "tvOS ?"), ("destinations: Set([.mac, .iPhone])", "iOS ?, macOS ?"),
    ("platform: .macOS, deploymentTarget: .macOS(targetVersion: \"13.0\")", "macOS 13.0"),
    ("destinations: [.mac, .iPhone], deploymentTargets: .iOS(\"17.0\")", "iOS 17.0, macOS ?"),
    ("destinations: .iOS, deploymentTargets: .iOS(\"new\")", "iOS ?"),
  ])
  func destinations(arguments: String, expected: String) throws {
    let target = ".target(name: \"App\", \(arguments), product: .app, sources: [\"App/**\"])"
    let manifest = "import ProjectDescription\nlet project = Project(name: \"App\", targets: [\(target)])\n"
    try check(["Project.swift": manifest], ["App app, \(expected), App"])
  }

  /// Newer versions name folders, others globs in several forms.
  @Test func foldersAndGlobsOfTuist() throws {
    let manifest = """
      import ProjectDescription
      let project = Project(
        name: "App", settings: .settings(base: ["SWIFT_VERSION": "6.0", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"]),
        targets: [
          Target.target(name: "App", destinations: .iOS, product: .app, buildableFolders: ["Sources"]),
          .target(
            name: "AppTests", destinations: .iOS, product: .unitTests, deploymentTargets: .multiplatform(iOS: "18.0"),
            sources: .sourceFilesList(globs: [.glob("Tests/**", excluding: ["Tests/UI/**"])])),
          .target(name: "Push", destinations: .iOS, product: .appExtension, sources: "../Push/**"),
          .target(name: "Kit", destinations: [.iPhone], product: .framework, sources: [.glob(.relativeToRoot("Kit/**"))]),
        ])
      """
    try check(
      ["Apps/App/Project.swift": manifest],
      [
        "App app, iOS 17.0, Apps/App/Sources, Swift 6", "AppTests tests, iOS 18.0, Apps/App/Tests, Swift 6",
        "Push appExtension, iOS 17.0, Apps/Push, Swift 6", "Kit library, iOS 17.0, Kit, Swift 6",
      ])
  }

  /// Constants of the helpers are read where they are named with their type; of lists that are put together, what is
  /// plain data.
  @Test func helpersAndListsOfTuist() throws {
    let helpers = """
      public enum Lowest {
        public static let app = DeploymentTargets.iOS("16.6")
        public static let twice = DeploymentTargets.iOS("12.0")
      }
      """
    let manifest = """
      import ProjectDescription
      let features = [Feature(name: "Home")]
      let project = Project(
        name: "App",
        targets: (isStore ? [] : [made(name: "Debug"), made()]) + features.asTargets + [
          .target(
            name: "App", destinations: Set<Destination>([.iPhone, .iPad]), product: .app, deploymentTargets: Lowest.app,
            sources: "App/**"),
          .target(name: "Kit", destinations: .iOS, product: .framework, deploymentTargets: Lowest.twice, sources: "Kit/**"),
          (.target(name: "Inner", destinations: .iOS, product: .framework, sources: "Inner/**")),
          .target(name: "Own", destinations: .iOS, product: .framework, deploymentTargets: app, sources: "Own/**"),
        ])
      """
    try check(
      [
        "Project.swift": manifest, "Tuist/ProjectDescriptionHelpers/Lowest.swift": helpers,
        "Tuist/ProjectDescriptionHelpers/Other.swift": "enum Other { static let twice = 1 }",
      ],
      ["App app, iOS 16.6, App", "Kit library, iOS ?, Kit", "Inner library, iOS ?, Inner", "Own library, iOS ?, Own"],
      problems: Array(repeating: "Project.swift:5: a target is not plain data", count: 2))
    // A constant counts as read where it is named.
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "Project.swift")
    try folder.write("\n\n" + helpers, to: "Tuist/ProjectDescriptionHelpers/Lowest.swift")
    let lowest = try ProjectModel(at: folder.path).targets.first?.platforms.first?.lowest
    #expect(lowest?.source == FactSource(file: "Project.swift", line: 7))
  }

  /// What a function makes that is not found only running it would tell; its folders lie where all of them do. One of the
  /// manifest is read, but for the name, which depends on something.
  @Test func functionsThatMakeTargets() throws {
    let module = """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.framework(name: "Orders", targets: [.tests])
      """
    let app = """
      import ProjectDescription
      func app(isBeta: Bool) -> Target {
        let name = isBeta ? "Beta" : "App"
        return Target.target(
          name: name, destinations: [.mac], product: .app, productName: "App", deploymentTargets: .macOS("14.0"),
          sources: ["App/**/*.swift"])
      }
      let project = Project(name: "App", targets: [app(isBeta: true), app(isBeta: false)])
      """
    try check(
      [
        "Modules/Orders/Project.swift": module, "Modules/Orders/Sources/a.swift": "",
        "Modules/Orders/Tests/t.swift": "",
        "Project.swift": app,
      ],
      [
        "Orders library, Modules/Orders/Sources", "OrdersTests tests, Modules/Orders/Tests", "App app, macOS 14.0, App",
        "App app, macOS 14.0, App",
      ],
      problems: [
        "Modules/Orders/Project.swift:3: its targets are not plain data; the folders 'Sources' and 'Tests' are taken for "
          + "them"
      ])
    // A type of an app, in a file called like it.
    try check(["Models/Project.swift": "let sample = Project(name: \"Home\")\n", "Models/Sources/a.swift": ""], [])
  }

  /// What is made of a target, as Xcode and XcodeGen name it.
  @Test(
    arguments: [
      ("application", "app"), ("application.watchapp2", "app"), ("application.on-demand-install-capable", "appClip"),
      ("app-extension", "appExtension"), ("tv-app-extension", "appExtension"),
      ("watchkit2-extension", "watchExtension"), ("extensionkit-extension", "appExtension"), ("tool", "command"),
      ("xpc-service", "service"), ("framework", "library"), ("bundle.unit-test", "tests"),
      ("bundle.ui-testing", "uiTests"),
    ])
  func products(type: String, expected: String) throws {
    let project = SampleXcodeProject(targets: [.init(name: "A", type: type, folders: ["A"])], settings: [:])
    try check(["A.xcodeproj/project.pbxproj": project.text], ["A \(expected), A"])
    try check(["project.yml": "targets:\n  A: {type: \(type), sources: A}\n"], ["A \(expected), A"])
  }

  /// What Xcode keeps beside a generated project may be there without it: then the specification says the targets.
  @Test func aGeneratedProjectThatIsNotThere() throws {
    let files = [
      "project.yml": "targets:\n  A: {type: application, sources: A}\n",
      "A.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}",
    ]
    try check(files, ["A app, A"])
    let project = SampleXcodeProject(targets: [.init(name: "B", folders: ["B"])], settings: [:])
    try check(files.merging(["A.xcodeproj/project.pbxproj": project.text]) { $1 }, ["B app, B"])
  }
}
