import Scaffolding
import TestSupport
import Testing

/// Which folder of a target a feature goes to, in projects that grew over years.
@Suite struct TargetFoldersTests {
  private func check(
    _ targets: [SampleXcodeProject.Target], _ files: [String], target: String? = nil, more: [String: String] = [:],
    _ expected: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let project = SampleXcodeProject(
      targets: targets, settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    var all = more
    // The group of the sample project is the folder App, so a list of files starts there.
    all["App.xcodeproj/project.pbxproj"] = project.text.replacing(
      "isa = PBXGroup; path = App;", with: "isa = PBXGroup;")
    for file in files { all[file] = "" }
    let folder = try Project(all)
    let layout = try ProjectLayout(workingFolder: folder.root, target: target)
    let folders = [TemplateFile.Place.feature, .shared, .tests].map { layout.folder(for: $0, of: "Orders") }
    let tests = layout.untested == nil ? folders[2] : "no tests"
    #expect("\(folders[0]) \(folders[1]) \(tests)" == expected, sourceLocation: location)
  }

  /// A list of files with one from elsewhere: what most lie in is the target's folder, for tests as well.
  @Test func filesFromElsewhere() throws {
    let app = ["Books/Player/PlayerView.swift", "Books/Library/LibraryView.swift", "Common/Model.swift"]
    let tests = ["BooksTests/Core/aTests.swift", "BooksTests/Core/bTests.swift", "Common/Model.swift"]
    try check(
      [.init(name: "Books", files: app), .init(name: "BooksTests", type: "bundle.unit-test", files: tests)],
      app + tests, "Books/Orders/ Books/Shared/ BooksTests/")
  }

  /// What is called components holds parts of screens, unless nearly all screens lie there.
  @Test(arguments: [(1, "App/components/"), (3, "App/")]) func screensAmongComponents(others: Int, place: String) throws
  {
    let files =
      ["Music", "Notch", "Shelf", "Tabs", "Calendar"].map { "App/components/\($0)/\($0)View.swift" }
      + (0..<others).map { "App/Screen\($0)View.swift" }
    try check([.init(name: "App", folders: ["App"])], files, "\(place)Orders/ App/Shared/ no tests")
  }

  /// A folder of views in one feature of many is no place for another one.
  @Test func viewsOfOneFeature() throws {
    let files = [
      "App/Player/Views/PlayerView.swift", "App/Player/Views/ChapterView.swift", "App/Player/Views/SpeedView.swift",
      "App/Library/LibraryView.swift", "App/Profile/ProfileView.swift", "App/Settings/SettingsView.swift",
    ]
    try check([.init(name: "App", folders: ["App"])], files, "App/Orders/ App/Shared/ no tests")
    // Where all screens are in views, they are the place.
    let views = [
      "App/Main/Views/Player/PlayerView.swift", "App/Main/Views/Library/LibraryView.swift", "App/Main/a.swift",
    ]
    try check([.init(name: "App", folders: ["App"])], views, "App/Main/Views/Orders/ App/Shared/ no tests")
    let scenes = [
      "App/Scene/Home/HomeView.swift", "App/Scene/Onboarding/A/AView.swift", "App/Scene/Onboarding/B/BView.swift",
    ]
    try check([.init(name: "App", folders: ["App"])], scenes, "App/Scene/Orders/ App/Shared/ no tests")
    // Pages are a kind of view, and a folder of views in UI holds parts.
    let pages =
      ["App/Views/Pages/A/AView.swift", "App/Views/Pages/B/BView.swift"]
      + (0..<5).map { "App/Views/Root/R\($0)View.swift" }
    try check([.init(name: "App", folders: ["App"])], pages, "App/Views/Pages/Orders/ App/Shared/ no tests")
    let parts = [
      "App/UI/Bar/BarView.swift", "App/UI/Menu/MenuView.swift", "App/UI/Views/AView.swift", "App/UI/Views/BView.swift",
    ]
    try check([.init(name: "App", folders: ["App"])], parts, "App/UI/Orders/ App/Shared/ no tests")
  }

  /// A folder called like the app that holds the folders of several targets: the app's own is the one inside.
  @Test func aFolderOfSeveralTargets() throws {
    let app = ["Pass/App/Main.swift", "Pass/App/Context/a.swift", "Pass/App/Context/b.swift"]
    let files = app + ["Pass/Tunnel/t.swift"]
    try check(
      [.init(name: "Pass", files: app), .init(name: "Tunnel", type: "app-extension", files: ["Pass/Tunnel/t.swift"])],
      files, target: "Pass", "Pass/App/Orders/ Pass/App/Shared/ no tests")
    // What lies in several folders there has none of its own.
    let spread = app + ["Pass/Models/m.swift"]
    try check(
      [
        .init(name: "Pass", files: spread),
        .init(name: "Tunnel", type: "app-extension", files: ["Pass/Tunnel/t.swift"]),
      ],
      spread + files, target: "Pass", "Pass/Orders/ Pass/Shared/ no tests")
  }

  /// One feature with many screens of its own is no place for another, also where it is called `Modules`.
  @Test func theFolderWithMostFeatures() throws {
    let features = ["Home", "Profile", "Providers", "Settings"].map { "App/Views/\($0)/\($0)View.swift" }
    let parts = ["A", "B", "C"].map { "App/Views/Modules/\($0)/\($0)View.swift" }
    let more = ["D", "E", "F"].map { "App/Views/Modules/\($0)View.swift" }
    try check(
      [.init(name: "App", folders: ["App"])], features + ["App/Views/Log/LogView.swift"] + parts + more,
      "App/Views/Orders/ App/Shared/ no tests")
  }

  /// Tests far below a synchronized folder: new ones go beside them, and not to what serves tests.
  @Test func testsFarBelowTheirFolder() throws {
    let targets: [SampleXcodeProject.Target] = [
      .init(name: "App", folders: ["App"]), .init(name: "AppTests", type: "bundle.unit-test", folders: ["Tests"]),
    ]
    let tests = ["Tests/App/Unit/Specs/Home/HomeTests.swift", "Tests/App/Unit/Specs/List/ListTests.swift"]
    try check(
      targets, ["App/a.swift", "Tests/App/Unit/Mocks/MockHome.swift"] + tests,
      "App/Orders/ App/Shared/ Tests/App/Unit/Specs/")
    // A single folder is that of one feature.
    try check(targets, ["App/a.swift", tests[0]], "App/Orders/ App/Shared/ Tests/")
  }

  /// A target of many synchronized folders: the one around them is the app's, and tests of it are arranged likewise.
  @Test func manyFoldersOfATarget() throws {
    let folders = ["Code/App/Camera", "Code/App/Onboarding", "Code/App/Settings", "Code/Watch"]
    let tests = ["Checks/App/Camera", "Checks/App/Settings", "Checks/Widgets"]
    var files = (folders + tests).map { "\($0)/a.swift" } + ["Code/Shared/s.swift", "Checks/Shared/t.swift"]
    files += [
      "Code/App/Camera/CameraView.swift", "Code/App/Settings/Parts/AView.swift", "Code/App/Settings/B/BView.swift",
    ]
    files += ["Code/App/Onboarding/OnboardingView.swift"]
    try check(
      [
        .init(name: "App", folders: folders), .init(name: "Shared", type: "framework", folders: ["Code/Shared"]),
        .init(name: "AppTests", type: "bundle.unit-test", folders: tests),
        .init(name: "SharedTests", type: "bundle.unit-test", folders: ["Checks/Shared"]),
      ], files, "Code/App/Orders/ Code/App/Shared/ Checks/App/")
  }

  /// Editions of an app have the same files; those of another system are not theirs.
  @Test func editionsOfAnApp() throws {
    let phone = ["Platform/iOS/A.swift", "Platform/iOS/B.swift", "Platform/iOS/C.swift"]
    let both = ["Platform/Main.swift", "Core/a.swift"]
    let mac = ["Platform/macOS/A.swift", "Platform/macOS/B.swift", "Platform/macOS/C.swift"]
    let onMac = ["SDKROOT": "macosx", "MACOSX_DEPLOYMENT_TARGET": "14.0"]
    let targets: [SampleXcodeProject.Target] = [
      .init(name: "iOS", files: phone + both), .init(name: "iOS-Small", files: phone + both),
      .init(name: "macOS", files: mac + both, settings: onMac), .init(name: "Helper", type: "tool", files: ["main.c"]),
    ]
    let files = phone + both + mac
    try check(targets, files, target: "iOS", "Platform/iOS/Orders/ Platform/iOS/Shared/ no tests")
    try check(targets, files, target: "macOS", "Platform/macOS/Orders/ Platform/macOS/Shared/ no tests")
    // A target without Swift is no choice, and neither is a second edition; apps come first.
    #expect(throws: ScaffoldingError.severalTargets(["iOS", "macOS"])) {
      try check(targets, files, "")
    }
  }

  /// Where each system has its folder of screens, what they share has one, with screens or without; one system's folder beside
  /// other screens is none.
  @Test(arguments: [
    (["App/iOS/HomeView.swift", "App/macOS/HomeView.swift", "App/Shared/Model.swift"], "App/Shared/Orders/"),
    (["App/iOS/HomeView.swift", "App/iOS/MoreView.swift", "App/Shared/Model.swift"], "App/Orders/"),
    (["App/AView.swift", "App/BView.swift", "App/Watch/WatchView.swift", "App/Common/a.swift"], "App/Orders/"),
  ])
  func systemsWithFolders(files: [String], features: String) throws {
    try check([.init(name: "App", folders: ["App"])], files, "\(features) App/Shared/ no tests")
  }

  /// What the phone and the television share is most of both, and each has its own screens.
  @Test func twoAppsThatShareMost() throws {
    let shared = (0..<6).map { "Shared/Views/V\($0)View.swift" }
    let phone = ["Phone/Views/Home/HomeView.swift", "Phone/Views/Search/SearchView.swift"]
    let onTV = ["SDKROOT": "appletvos", "TVOS_DEPLOYMENT_TARGET": "18.0"]
    try check(
      [
        .init(name: "Phone", files: shared + phone), .init(name: "TV", files: shared + ["TV/t.swift"], settings: onTV),
        .init(name: "PhoneTests", type: "bundle.unit-test", files: shared + phone + ["PhoneTests/t.swift"]),
      ], shared + phone + ["TV/t.swift", "PhoneTests/t.swift"], target: "Phone",
      "Phone/Views/Orders/ Phone/Shared/ PhoneTests/")
  }

  /// An app whose files a package and an extension build as well.
  @Test func aPackageOfTheSameFiles() throws {
    let files = ["Notes/Features/List/ListView.swift", "Notes/Features/Detail/DetailView.swift", "Notes/main.swift"]
    let package =
      #"let package = Package(name: "Notes", platforms: [.macOS(.v14)], targets: [.target(name: "Notes", path: "Notes")])"#
    try check(
      [.init(name: "Notes", files: files), .init(name: "Share", type: "app-extension", files: files)],
      files, more: ["Package.swift": package], "Notes/Features/Orders/ Notes/Shared/ no tests")
  }

  /// A repository that holds the project two folders down, or what Tuist reads far below.
  @Test func projectsFarBelowTheRoot() throws {
    let app = SampleXcodeProject(targets: [.init(name: "App", folders: ["App"])], settings: ["SDKROOT": "iphoneos"])
    let tuist = "import ProjectDescription\nlet project = Project.app(name: \"App\", product: .app)\n"
    for (files, expected) in [
      (["clients/phone/App.xcodeproj/project.pbxproj": app.text], "clients/phone/App/Orders/"),
      (["Workspace.swift": "", "Projects/Team/App/Project.swift": tuist], "Projects/Team/App/Sources/Orders/"),
    ] {
      let project = try Project(
        files.merging([".git/HEAD": "", expected.replacing("Orders/", with: "a.swift"): ""]) { first, _ in first })
      #expect(try ProjectLayout(workingFolder: project.root).folder(for: .feature, of: "Orders") == expected)
    }
  }

  /// What all systems show has a folder beside those for one of them.
  @Test(arguments: [("Shared", "App/UI/Shared/"), ("Chat", "App/UI/")])
  func screensOfAllSystems(name: String, place: String) throws {
    let files =
      ["Home", "Chat", "Settings"].map { "App/UI/\(name)/\($0)/\($0)View.swift" }
      + ["App/UI/iOS/Tabs/TabsView.swift", "App/UI/macOS/Panel/PanelView.swift"]
    try check([.init(name: "App", folders: ["App"])], files, "\(place)Orders/ App/Shared/ no tests")
  }

  /// Tests of view models lie where most of them do.
  @Test(arguments: [(3, "AppTests/Models/"), (1, "AppTests/")]) func testsOfViewModels(count: Int, place: String) throws
  {
    let tests =
      (0..<count).map { "AppTests/Models/M\($0)ViewModelTests.swift" }
      + ["AppTests/Core/aTests.swift", "AppTests/Core/bTests.swift", "AppTests/Old/XViewModelTests.swift"]
    try check(
      [
        .init(name: "App", folders: ["App"]),
        .init(name: "AppTests", type: "bundle.unit-test", folders: ["AppTests"]),
      ], ["App/a.swift"] + tests, "App/Orders/ App/Shared/ \(place)")
  }

  /// Screens may be called otherwise: a folder of views that holds areas is theirs, one of kinds or one of two is not.
  @Test(arguments: [
    (["App/Views/Files/FileList.swift", "App/Views/Settings/General.swift"], "App/Views/"),
    (["App/UI/View/FileList.swift", "App/UI/View models/Files.swift"], "App/"),
    (["App/Views/Files/FileList.swift", "App/Views/Login/Login.swift", "App/UI/Bar/Bar.swift"], "App/"),
    // A screen by its name lies elsewhere; of two, one may lie there.
    (["App/Views/Files/FileList.swift", "App/Views/Login/Login.swift", "App/Start/StartView.swift"], "App/"),
    (["App/Views/Files/FileView.swift", "App/Views/Login/Login.swift", "App/Start/StartView.swift"], "App/Views/"),
  ])
  func screensOfOtherNames(files: [String], place: String) throws {
    try check(
      [.init(name: "App", folders: ["App"])], files + ["App/main.swift", "App/VPN/Service.swift"],
      "\(place)Orders/ App/Shared/ no tests")
  }

  /// Where many folders hold screens with their controllers, they are the features, whatever the one around is called.
  @Test(arguments: [(4, "App/View controllers/"), (3, "App/")]) func foldersOfAreas(count: Int, place: String) throws {
    let areas = ["Account", "Login", "Settings", "Tunnel"].prefix(count).flatMap { area in
      ["View", "ViewController"].map { "App/View controllers/\(area)/\(area)\($0).swift" }
    }
    let parts = ["Containers/RootView", "Notifications/BannerView", "Views/ButtonView"].map { "App/\($0).swift" }
    try check([.init(name: "App", folders: ["App"])], areas + parts, "\(place)Orders/ App/Shared/ no tests")
  }

  /// Screens that are view controllers have a folder that is called after them, whatever else has folders of areas.
  @Test(arguments: [
    (10, "ViewControllers", "ViewController", "App/ViewControllers/"),
    (8, "ViewControllers", "ViewController", "App/Elements/"), (10, "View controllers", "VC", "App/View controllers/"),
    (10, "Controllers", "ViewController", "App/Controllers/"), (10, "Logic", "VC", "App/Elements/"),
  ])
  func foldersOfControllers(count: Int, folder: String, ending: String, place: String) throws {
    let areas = ["Districts", "Events", "Matches", "Teams"]
    let controllers = (0..<count).map { "App/\(folder)/\(areas[$0 % 4])/C\($0)\(ending).swift" }
    let elements = areas.flatMap { ["App/Elements/\($0)/\($0)View.swift", "App/Elements/\($0)/\($0)ViewModel.swift"] }
    try check([.init(name: "App", folders: ["App"])], controllers + elements, "\(place)Orders/ App/Shared/ no tests")
  }

  /// The folder of all code is that of the target; one beside others is not.
  @Test(arguments: [("Sources/main.swift", "App/Sources/Shared/"), ("main.swift", "App/Shared/")])
  func theFolderOfAllCode(start: String, shared: String) throws {
    let files = ["App/Sources/Panels/PanelView.swift", "App/Sources/Window/WindowView.swift", "App/\(start)"]
    try check([.init(name: "App", folders: ["App"])], files, "App/Sources/Orders/ \(shared) no tests")
  }

  /// Where most folders of screens are called after what they show, the new one is, too.
  @Test(arguments: [
    (["AddressesView", "MessagesView", "SettingsView"], "OrdersView"),
    (["AddressesView", "MessagesView", "SettingsView", "Login"], "OrdersView"),
    (["AddressesView", "MessagesView", "SettingsView", "Login", "Start"], "Orders"),
    (["AddressesView", "MessagesView"], "Orders"),
    (["AudioViews", "CardViews", "FontsView", "LockViews"], "OrdersViews"),
    (["HomeScreen", "ListScreen", "StartScreen"], "OrdersScreen"),
  ])
  func foldersCalledAsViews(folders: [String], name: String) throws {
    let files = folders.map { "App/Views/\($0)/\($0)View.swift" }
    try check([.init(name: "App", folders: ["App"])], files, "App/Views/\(name)/ App/Shared/ no tests")
  }

  /// The folder with most of many tests is theirs, unless these are of what screens are built on.
  @Test(arguments: [("Models", "AppTests/Models/"), ("Extensions", "AppTests/")])
  func mostTests(name: String, place: String) throws {
    let tests =
      (0..<11).map { "AppTests/\(name)/T\($0)Tests.swift" } + (0..<8).map { "AppTests/Other/O\($0)Tests.swift" }
    try check(
      [
        .init(name: "App", folders: ["App"]),
        .init(name: "AppTests", type: "bundle.unit-test", folders: ["AppTests"]),
      ], ["App/a.swift"] + tests, "App/Orders/ App/Shared/ \(place)")
  }

  /// Where nearly all tests lie in one folder, and they are many, it is theirs.
  @Test(arguments: [(10, "AppTests/All/"), (9, "AppTests/")]) func testsOfOneFolder(count: Int, place: String) throws {
    let tests = (0..<count).map { "AppTests/All/T\($0)Tests.swift" } + ["AppTests/Helper.swift"]
    try check(
      [
        .init(name: "App", folders: ["App"]),
        .init(name: "AppTests", type: "bundle.unit-test", folders: ["AppTests"]),
      ], ["App/a.swift"] + tests, "App/Orders/ App/Shared/ \(place)")
  }
}
