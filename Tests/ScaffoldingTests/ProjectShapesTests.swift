import POSIXSupport
import ProjectModel
import Scaffolding
import TestSupport
import Testing

/// Projects of twelve shapes: what each file is built in and for, and where a new feature goes with its tests.
@Suite struct ProjectShapesTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    /// Files with their targets, the lowest system of each platform, and whether they are tests.
    let members: [String: String]
    /// What somebody in a folder who asks for a target gets: the folder of a feature, that of its tests, the module, the
    /// lowest iOS, or the targets to choose from.
    let placements: [Placement]
    var problems: [String] = []

    var testDescription: String { name }
  }

  struct Placement: Sendable {
    var folder = ""
    var target: String?
    let expected: String

    init(in folder: String = "", target: String? = nil, _ expected: String) {
      (self.folder, self.target, self.expected) = (folder, target, expected)
    }
  }

  @Test(arguments: Self.all) func shape(_ shape: Shape) throws {
    let project = try Project(shape.files)
    let model = try ProjectModel(at: project.root)
    let swift = shape.files.keys.filter { path in
      path.hasSuffix(".swift") && !Self.manifests.contains { path == $0 || path.hasSuffix("/" + $0) }
    }
    #expect(swift.sorted() == shape.members.keys.sorted(), "every Swift file is in the table")
    for file in model.files where shape.members[file.path] != nil {
      let names = model.targets(of: file).map(\.name).sorted().joined(separator: "+")
      let support = model.support(of: file).map { "\($0.platform) \($0.lowest?.value.description ?? "?")" }
      let parts = [names.isEmpty ? "-" : names] + support + (model.isTest(file) ? ["test"] : [])
      #expect(parts.joined(separator: ", ") == shape.members[file.path], "\(file.path)")
    }
    #expect(model.problems.map(\.description) == shape.problems)
    for placement in shape.placements {
      let found = try found(placement, in: project)
      #expect(found == placement.expected)
    }
  }

  private func found(_ placement: Placement, in project: Project) throws -> String {
    let folder = placement.folder.isEmpty ? project.root : project.root.appending(placement.folder)
    let layout = Result { () throws(ScaffoldingError) in
      try ProjectLayout(workingFolder: folder, target: placement.target)
    }
    if case .failure(.severalTargets(let names, _)) = layout { return "one of \(names.joined(separator: ", "))" }
    let place = try layout.get()
    let tests = place.untested == nil ? place.folder(for: .tests, of: "Orders") : "no tests"
    let parts = [place.folder(for: .feature, of: "Orders"), tests, place.module ?? "-", place.lowestSystem ?? "-"]
    return parts.joined(separator: " ") + (place.needsTargetMembership ? " by hand" : "")
  }

  private static let manifests = ["Package.swift", "Project.swift"]

  private static let phone = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"]

  static let all = [
    Shape(
      name: "a package with several targets and paths",
      files: [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "P", platforms: [.iOS(.v18), .macOS("14.2")],
          targets: [
            .target(name: "A", path: "Code/A", exclude: ["Old"]),
            .target(name: "B", dependencies: ["A"], swiftSettings: [.defaultIsolation(MainActor.self)]),
            .testTarget(name: "Checks", dependencies: [.target(name: "A")], path: "Checks"),
          ])
        """,
        "Code/A/a.swift": "", "Code/A/Old/o.swift": "", "Sources/B/b.swift": "", "Checks/t.swift": "",
      ],
      members: [
        "Code/A/a.swift": "A, iOS 18.0, macOS 14.2", "Code/A/Old/o.swift": "-",
        "Sources/B/b.swift": "B, iOS 18.0, macOS 14.2", "Checks/t.swift": "Checks, iOS 18.0, macOS 14.2, test",
      ],
      placements: [
        Placement("one of A, B"), Placement(target: "A", "Code/A/Orders/ Checks/ A 18.0"),
        Placement(in: "Code/A", "Code/A/Orders/ Checks/ A 18.0"),
        Placement(target: "B", "Sources/B/Orders/ no tests B 18.0"),
      ]),
    Shape(
      name: "packages in packages, and in an app's project",
      files: [
        "App.xcodeproj/project.pbxproj": SampleXcodeProject(
          targets: [.init(name: "App", folders: ["App"])], settings: phone
        ).text,
        "App/a.swift": "",
        "Packages/Lists/Package.swift": """
        // swift-tools-version:5.9
        let package = Package(name: "Lists", targets: [.target(name: "Lists", path: ".")])
        """,
        "Packages/Lists/l.swift": "",
        "Packages/Lists/In/Package.swift": """
        // swift-tools-version:6.0
        let package = Package(name: "I", platforms: [.iOS(.v18)])
        package.targets += [.target(name: "I")]
        """,
        "Packages/Lists/In/Sources/I/i.swift": "",
      ],
      members: [
        "App/a.swift": "App, iOS 17.0", "Packages/Lists/l.swift": "Lists",
        "Packages/Lists/In/Sources/I/i.swift": "I, iOS 18.0",
      ],
      placements: [
        Placement("App/Orders/ no tests App 17.0"),
        Placement(target: "I", "Packages/Lists/In/Sources/I/Orders/ no tests I 18.0"),
        Placement(in: "Packages/Lists", "one of I, Lists"),
        Placement(in: "Packages/Lists", target: "Lists", "Orders/ no tests Lists 18.0"),
      ]),
    Shape(
      name: "an app with synchronized folders and exceptions",
      files: [
        "App.xcodeproj/project.pbxproj": SampleXcodeProject(
          targets: [
            .init(
              name: "App", folders: ["App"], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "26.0"],
              exceptions: ["App": ["Info.swift"]]),
            .init(
              name: "Widget", type: "app-extension", folders: ["Widget"],
              settings: ["IPHONEOS_DEPLOYMENT_TARGET": "18.0"], exceptions: ["App": ["Shared.swift"]]),
            .init(name: "Tests", type: "bundle.unit-test", folders: ["Tests"]),
            .init(name: "AppTests", type: "bundle.unit-test", folders: ["Unit"]),
            .init(name: "AppUITests", type: "bundle.ui-testing", folders: ["UI"]),
          ], settings: phone
        ).text,
        "App/Views/MoviesView.swift": "", "App/Views/SeriesView.swift": "", "App/Info.swift": "",
        "App/Shared.swift": "", "Widget/w.swift": "", "Unit/u.swift": "",
      ],
      members: [
        "App/Views/MoviesView.swift": "App, iOS 26.0", "App/Views/SeriesView.swift": "App, iOS 26.0",
        "App/Info.swift": "-", "App/Shared.swift": "App+Widget, iOS 18.0", "Widget/w.swift": "Widget, iOS 18.0",
        "Unit/u.swift": "AppTests, iOS 17.0, test",
      ],
      placements: [
        Placement("App/Views/Orders/ Unit/ App 26.0"), Placement(in: "App", "App/Views/Orders/ Unit/ App 26.0"),
        Placement(target: "Widget", "Widget/Orders/ no tests Widget 18.0"),
      ]),
    Shape(
      name: "an app with groups",
      files: [
        "App.xcodeproj/project.pbxproj": SampleXcodeProject(
          targets: [
            .init(name: "App", files: ["UI/List/ListView.swift", "UI/Detail/DetailView.swift", "main.swift"]),
            .init(name: "AppTests", type: "bundle.unit-test", files: ["Tests/t.swift"]),
          ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "16.4"]
        ).text,
        "App/UI/List/ListView.swift": "", "App/UI/Detail/DetailView.swift": "", "App/main.swift": "",
        "App/Tests/t.swift": "", "App/other.swift": "",
      ],
      members: [
        "App/UI/List/ListView.swift": "App, iOS 16.4", "App/UI/Detail/DetailView.swift": "App, iOS 16.4",
        "App/main.swift": "App, iOS 16.4", "App/Tests/t.swift": "AppTests, iOS 16.4, test", "App/other.swift": "-",
      ],
      placements: [Placement("App/UI/Orders/ App/Tests/ App 16.4 by hand")]),
    Shape(
      name: "configuration files that include others",
      files: [
        "App.xcodeproj/project.pbxproj": SampleXcodeProject(
          targets: [.init(name: "App", folders: ["App"], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "$(inherited)"])],
          configurationFile: "Config/App.xcconfig"
        ).text,
        "App/a.swift": "",
        "Config/App.xcconfig":
          "#include \"Base.xcconfig\"\n#include? \"Missing.xcconfig\"\nSDKROOT = iphoneos // all\n",
        "Config/Base.xcconfig":
          "MINIMUM = 17.2\nIPHONEOS_DEPLOYMENT_TARGET = 12.0\nIPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*] = $(MINIMUM)\n",
      ],
      members: ["App/a.swift": "App, iOS 17.2"], placements: [Placement("App/Orders/ no tests App 17.2")]),
    Shape(
      name: "macOS only",
      files: [
        "Ice.xcodeproj/project.pbxproj": SampleXcodeProject(
          targets: [.init(name: "Ice", folders: ["Ice"], settings: ["MACOSX_DEPLOYMENT_TARGET": "14.0"])],
          settings: ["SDKROOT": "macosx", "IPHONEOS_DEPLOYMENT_TARGET": "15.0"]
        ).text,
        "Ice/a.swift": "",
      ],
      members: ["Ice/a.swift": "Ice, macOS 14.0"], placements: [Placement("Ice/Orders/ no tests Ice 17.0")]),
    Shape(
      name: "a phone, a watch and a widget",
      files: [
        "A.xcodeproj/project.pbxproj": SampleXcodeProject(
          targets: [
            .init(
              name: "Watch", folders: ["Watch"], settings: ["SDKROOT": "watchos", "WATCHOS_DEPLOYMENT_TARGET": "10.0"]),
            .init(name: "App", folders: ["App"]), .init(name: "Widget", type: "app-extension", folders: ["Widget"]),
          ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"]
        ).text,
        "App/a.swift": "", "Watch/w.swift": "", "Widget/x.swift": "",
      ],
      members: [
        "App/a.swift": "App, iOS 18.0", "Watch/w.swift": "Watch, watchOS 10.0", "Widget/x.swift": "Widget, iOS 18.0",
      ],
      placements: [
        Placement("App/Orders/ no tests App 18.0"), Placement(in: "Watch", "Watch/Orders/ no tests Watch 17.0"),
        Placement(target: "Widget", "Widget/Orders/ no tests Widget 18.0"),
      ]),
    Shape(
      name: "Tuist",
      files: [
        ".git/HEAD": "",
        "Project.swift": """
        import ProjectDescription
        let project = Project(name: "T", targets: [
          .target(
            name: "T", destinations: .iOS, product: .app, deploymentTargets: .iOS("17.0"), sources: ["T/Sources/**"]),
          .target(name: "TTests", destinations: [.iPhone, .mac], product: .unitTests, sources: ["T/Tests/**"],
            dependencies: [.target(name: "T")]),
        ])
        """,
        "T/Sources/Deep/a.swift": "", "T/Tests/t.swift": "",
      ],
      members: ["T/Sources/Deep/a.swift": "T, iOS 17.0", "T/Tests/t.swift": "TTests, iOS ?, macOS ?, test"],
      placements: [Placement("T/Sources/Orders/ T/Tests/ T 17.0")]),
    Shape(
      name: "XcodeGen",
      files: [
        ".git/HEAD": "",
        "project.yml": """
        name: X
        options:
          deploymentTarget:
            iOS: "16.0"
        targets:
          X:
            type: application
            platform: iOS
            sources: [Code]
          XTests:
            type: bundle.unit-test
            platform: iOS
            deploymentTarget: "17.0"
            sources:
              - path: Tests
            dependencies: [{target: X}]
        """,
        "Code/a.swift": "", "Tests/t.swift": "",
      ],
      members: ["Code/a.swift": "X, iOS 16.0", "Tests/t.swift": "XTests, iOS 17.0, test"],
      placements: [Placement("Code/Orders/ Tests/ X 16.0")]),
    Shape(
      name: "two apps in a workspace",
      files: [
        ".git/HEAD": "",
        "All.xcworkspace/contents.xcworkspacedata": """
        <Workspace version="1.0">
          <FileRef location="group:One/A.xcodeproj"></FileRef>
          <FileRef location="group:../elsewhere/B.xcodeproj"></FileRef>
        </Workspace>
        """,
        "One/A.xcodeproj/project.pbxproj": SampleXcodeProject(
          targets: [.init(name: "First", folders: ["Code"])], settings: phone
        ).text,
        "Two/B.xcodeproj/project.pbxproj": SampleXcodeProject(
          targets: [.init(name: "Second", folders: ["Code"])],
          settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"]
        ).text,
        "One/Code/a.swift": "", "Two/Code/b.swift": "",
      ],
      members: ["One/Code/a.swift": "First, iOS 17.0", "Two/Code/b.swift": "Second, iOS 18.0"],
      placements: [
        Placement("one of First, Second"), Placement(target: "Second", "Two/Code/Orders/ no tests Second 18.0"),
      ],
      problems: [
        "All.xcworkspace/contents.xcworkspacedata:3: '../elsewhere/B.xcodeproj' is outside the project"
      ]),
    Shape(
      name: "no project", files: ["a.swift": ""], members: ["a.swift": "-"],
      placements: [Placement("Orders/ OrdersTests/ - -")]),
    Shape(
      name: "a broken project file", files: ["A.xcodeproj/project.pbxproj": "{\n objects = {\n", "A/a.swift": ""],
      members: ["A/a.swift": "-"], placements: [Placement("A/Orders/ ATests/ A - by hand")],
      problems: ["A.xcodeproj/project.pbxproj:3: the file ends where a text is expected"]),
  ]
}
