import ProjectModel
import TestSupport
import Testing

/// Targets and projects of Tuist that functions make, which are read with their parameters put in.
@Suite struct TuistFunctionTests {
  /// A line a target: product, systems with the lowest, folders, language mode.
  private func check(
    _ files: [String: String], _ expected: [String], problems: [String] = [],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    try checkTargets(in: files, expected, problems: problems, location) { $0.line(with: $0.sources) }
  }

  private static let helpers = "Tuist/ProjectDescriptionHelpers/"

  private static let notes = [
    "\(helpers)Edition.swift": #"""
    import ProjectDescription

    public struct Edition {
      public let name: String
      public let isSigned: Bool

      public init(name: String, isSigned: Bool) {
        self.name = name
        self.isSigned = isSigned
      }
    }

    public extension Target {
      static func app(_ edition: Edition, tools: Tools) -> Target {
        let build = ((try? tools.run("git log")) ?? "0").trimmed(by: .spaces)
        let target = Target.target(
          name: edition.name,
          destinations: .macOS,
          product: .app,
          bundleId: "org.example.\(edition.name)",
          deploymentTargets: .macOS("13.0"),
          sources: SourceFilesList(arrayLiteral: sources("App"), sharedSources()),
          settings: .settings(base: ["SWIFT_VERSION": "6.0", "CURRENT_PROJECT_VERSION": .init(build)]),
        )

        return target
      }
    }
    """#,
    "\(helpers)Paths.swift": #"""
    import ProjectDescription

    public extension Target {
      internal static func sources(_ folder: String) -> SourceFileGlob { "\(folder)/Sources/**" }
      internal static func sharedSources() -> SourceFileGlob { "Shared/Sources/**" }
      static func tests(_ app: String, of tools: Tools) -> Target {
        .target(
          name: app.appending("Tests"), destinations: .macOS, product: .unitTests, sources: [sources("Tests")],
          dependencies: [.target(name: app)])
      }
    }

    public extension Scheme {
      static func app(_ kind: Kind, appTarget: Target) -> Scheme { Scheme.scheme(name: appTarget.name) }
    }
    """#,
    "Project.swift": """
    import ProjectDescription
    import ProjectDescriptionHelpers

    let tools = Tools(path: "/bin")
    let release = Edition(name: "Notes", isSigned: true)
    let beta = Edition(name: "Notes-Beta", isSigned: false)
    let releaseTarget = Target.app(release, tools: tools)
    let betaTarget = Target.app(
      beta,
      tools: tools)

    let project = Project(
      name: "Notes", targets: [releaseTarget, betaTarget, Target.tests(release.name, of: tools)],
      schemes: [Scheme.app(.release, appTarget: releaseTarget)])
    """,
  ]

  /// One app in two editions, of the same sources.
  @Test func twoEditionsOfAnApp() throws {
    try check(
      Self.notes,
      [
        "Notes app, macOS 13.0, App/Sources, Shared/Sources, Swift 6",
        "Notes-Beta app, macOS 13.0, App/Sources, Shared/Sources, Swift 6", "NotesTests tests, macOS ?, Tests/Sources",
      ])
  }

  /// What a function of the helpers says counts as read where it is called.
  @Test func linesOfCalls() throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.notes { try folder.write(text, to: name) }
    let targets = try ProjectModel(at: folder.path).targets
    #expect(targets.map(\.source.line) == [13, 13, 13])
    #expect(targets.map(\.source.file) == Array(repeating: "Project.swift", count: 3))
    let lowest = targets.compactMap { $0.platforms.first?.lowest?.source }
    #expect(lowest == [7, 8].map { FactSource(file: "Project.swift", line: $0) })
  }

  private static let notPlain = [
    "Project.swift:3: a target is not plain data", "Project.swift:3: its targets are not plain data",
  ]

  /// Functions, a call of them, the targets that it gives, and what is a problem.
  static let samples: [(String, String, [String], [String])] = [
    // The parameters, their defaults, and a list of targets.
    (
      #"""
      extension Target {
        static func feature(
          _ name: String, product: Product = .framework, folder: String = "Features"
        ) -> [Target] {
          [
            .target(name: name, product: product, sources: ["\(folder)/\(name)/Sources/**"]),
            .target(name: "\(name)Tests", product: .unitTests, sources: ["\(folder)/\(name)/Tests/**"]),
          ]
        }
      }
      """#, #"Target.feature("Home") + Target.feature("Cart", product: .app, folder: "Apps")"#,
      [
        "Home library, Features/Home/Sources", "HomeTests tests, Features/Home/Tests", "Cart app, Apps/Cart/Sources",
        "CartTests tests, Apps/Cart/Tests",
      ], []
    ),
    // Constants of the function and of its file.
    (
      #"""
      let root = "Modules"
      func module(named name: String) -> [Target] {
        let tests = name + "Tests"
        let main = Target(name: name, product: .framework, sources: ["\(root)/\(name)/Sources/**"])
        return [main, Target(name: tests, product: .unitTests, sources: ["\(root)/\(name)/Tests/**"])]
      }
      """#, #"module(named: "Net")"#, ["Net library, Modules/Net/Sources", "NetTests tests, Modules/Net/Tests"], []
    ),
    // A list that is put together; what stands in an `if` counts.
    (
      #"""
      func all(_ name: String, hasTests: Bool) -> [Target] {
        var targets = [Target]()
        targets.append(.target(name: name, product: .app, sources: "App/**"))
        if hasTests {
          targets.append(.target(name: name + "Tests", product: .unitTests, sources: "Tests/**"))
        }
        return targets
      }
      """#, #"all("Shop", hasTests: true)"#, ["Shop app, App", "ShopTests tests, Tests"], []
    ),
    // A value that a plain call makes.
    (
      #"""
      extension Target {
        static func module(_ module: Module) -> Target {
          .target(name: module.name, product: .framework, sources: "\(module.folder)/**")
        }
      }
      """#, #"[.module(Module(name: "Home", folder: "Features/Home"))]"#, ["Home library, Features/Home"], []
    ),
    // Two functions with one name: the arguments say which one is meant, or the type.
    (
      #"""
      extension Target {
        static func made(_ name: String) -> Target { .target(name: name, product: .app, sources: "App/**") }
        static func made(kit name: String) -> Target { .target(name: name, product: .framework, sources: "Kit/**") }
      }
      extension Scheme {
        static func made(_ name: String) -> Scheme { .scheme(name: name) }
      }
      """#, #"[Target.made("A"), .made(kit: "B")]"#, ["A app, App", "B library, Kit"], []
    ),
    // Without a known name: that of the folder, or of the function that makes it.
    (
      #"""
      extension Target {
        static func app(_ kind: Kind) -> Target { .target(name: kind.title, product: .app, sources: "Shop/Sources/**") }
      }
      """#, "[.app(.main), .made(kind, sources: \"**\")]", ["Shop app, Shop/Sources", "made library, "], []
    ),
    (
      #"""
      extension Target {
        static func app(isBeta: Bool) -> Target {
          let name = isBeta ? "Beta" : "App"
          var folder = "App"
          if isBeta { folder = "Beta" }
          return .target(name: name, product: .app, sources: ["\(folder)/**", "Kit/Sources/**"])
        }
      }
      """#, "[.app(isBeta: true)]", ["Kit app, Kit/Sources"], []
    ),
    // Sources that are not known, and ones outside the project.
    (
      #"""
      extension Target {
        static func app(_ name: String) -> Target { .target(name: name, product: .app, sources: folders(of: name)) }
        static func far(_ folder: String) -> Target { .target(name: "Far", product: .app, sources: "\(folder)/**") }
      }
      """#, #"[.app("App"), .far("../../elsewhere")]"#, ["App app", "Far app"],
      ["Project.swift:3: the sources of 'App' are not plain data"]
    ),
    // Several results, arguments of another function, and functions that nobody declares.
    (
      #"""
      extension Target {
        static func app(_ name: String, isBeta: Bool) -> Target {
          if isBeta { return .target(name: "Beta", product: .app, sources: "Beta/**") }
          return .target(name: name, product: .app, sources: "App/**")
        }
      }
      """#, #"[.app("App", isBeta: false)]"#, [], notPlain
    ),
    (
      #"func app(_ name: String) -> Target { .target(name: name, product: .app, sources: "App/**") }"#,
      #"[app(called: "App")]"#, [], notPlain
    ),
    // Functions that call themselves, and each other.
    ("func a(_ name: String) -> Target { a(name) }", #"[a("A")]"#, [], notPlain),
    (
      """
      func a(_ name: String) -> Target { b(name) }
      func b(_ name: String) -> Target { a(name) }
      """, #"[a("A")]"#, [], notPlain
    ),
  ]

  @Test(arguments: samples)
  func targets(functions: String, targets: String, expected: [String], problems: [String]) throws {
    let imports = "import ProjectDescription\nimport ProjectDescriptionHelpers\n"
    let project = "let project = Project(name: \"P\", targets: \(targets))\n"
    try check(
      ["Project.swift": imports + project, "\(Self.helpers)Made.swift": functions], expected, problems: problems)
    // The same in the manifest, on other lines.
    guard problems.isEmpty else { return }
    try check(["Project.swift": "import ProjectDescription\n\(functions)\n\(project)"], expected)
  }

  /// A function that makes the project, with targets that are read, and with others.
  @Test func projects() throws {
    let helpers = #"""
      import ProjectDescription

      extension Project {
        public static func feature(name: String, dependencies: [TargetDependency] = []) -> Project {
          Project(
            name: name,
            targets: [
              .target(
                name: name, destinations: .iOS, product: .framework, deploymentTargets: .iOS("17.0"),
                sources: ["Sources/**"], dependencies: dependencies),
              .tests(of: name),
            ])
        }

        static func part(of target: Target, tests: Target? = nil) -> Self {
          var targets = [target]
          if let tests { targets += [tests] }
          return .init(name: target.name, targets: targets)
        }

        public static func tool(name: String) -> Project { Project(name: name, targets: made(name)) }
      }

      extension Target {
        static func tests(of name: String) -> Target {
          .target(name: "\(name)Tests", product: .unitTests, sources: ["Tests/**"], dependencies: [.target(name: name)])
        }
      }
      """#
    let imports = "import ProjectDescription\nimport ProjectDescriptionHelpers\n"
    let home = #"Project.feature(name: "Home", dependencies: [.project(target: "Core", path: "../Core")])"#
    try check(
      [
        "\(Self.helpers)Feature.swift": helpers,
        "Features/Core/Project.swift": imports + "let project: Project = .feature(name: \"Core\")\n",
        "Features/Home/Project.swift": imports + "let project = \(home)\n",
        "Parts/Row/Project.swift": imports
          + "let row = Target.tests(of: \"Row\")\nlet project = Project.part(of: row)\n",
        "Tools/Zip/Project.swift": imports + "let project = Project.tool(name: \"Zip\")\n",
        "Tools/Zip/Sources/a.swift": "",
      ],
      [
        "Core library, iOS 17.0, Features/Core/Sources", "CoreTests tests, Features/Core/Tests",
        "Home library, iOS 17.0, Features/Home/Sources", "HomeTests tests, Features/Home/Tests",
        "RowTests tests, Parts/Row/Tests", "Zip library, Tools/Zip/Sources",
      ],
      problems: [
        "Tools/Zip/Project.swift:3: its targets are not plain data; the folders 'Sources' and 'Tests' are taken for them"
      ])
  }

  /// Where only the sources are not known, the usual folder is taken for them.
  @Test func usualSources() throws {
    let manifest = """
      import ProjectDescription
      func made(_ name: String) -> Target { .target(name: name, product: .framework, sources: paths(of: name)) }
      let project = Project(name: "Home", targets: [made("Home")])
      """
    try check(
      ["Home/Project.swift": manifest, "Home/Sources/a.swift": "", "Home/Tests/t.swift": ""],
      ["Home library, Home/Sources"],
      problems: [
        "Home/Project.swift:3: the sources of 'Home' are not plain data; the folder 'Home/Sources' is taken for them"
      ])
  }
}
