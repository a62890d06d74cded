import ProjectModel
import TestSupport
import Testing

/// What settings of Xcode come to: in files, with others put in, of several configurations.
@Suite struct BuildSettingsTests {
  /// A project whose settings stand in `file`.
  private func model(_ file: String, _ text: String, settings: [String: String] = [:]) throws -> ProjectModel {
    let folder = try TemporaryFolder()
    let project = SampleXcodeProject(
      targets: [.init(name: "App", folders: ["App"], settings: settings)], configurationFile: file)
    try folder.write(project.text, to: "App.xcodeproj/project.pbxproj")
    try folder.write(text, to: file)
    return try ProjectModel(at: folder.path)
  }

  /// One line of a file, here of the setting V.
  @Test(arguments: [
    ("V = a", "a"), ("V=a;", "a"), ("\tV = a b ; // c", "a b"), ("V = a/b", "a/b"), ("V = a /", "a /"),
    ("V = http://x", "http:"), ("V = a=b", "a=b"), ("V = a\nV = b", "b"), ("V =", nil), ("V", nil), ("//V = a", nil),
    ("V[sdk=iphoneos*] = p\nV = a", "a"), ("V[arch=arm64] = p", nil), ("V[sdk=iphoneos*,arch=arm64] = p", nil),
    // Others that are put in.
    ("V = a$(B)c\nB = b", "abc"), ("V = ${B}$(B)\nB = b", "bb"), ("V = $(B:lower)c\nB = b", "bc"), ("V = a$(C)", "a"),
    ("V = $(inherited)y", "y"), ("V = $(V)y", "y"), ("V = $(V)", nil), ("V = a$b", "a$b"), ("V = a$", "a$"),
    ("V = $(B", "$(B"), ("V = $(B}c)d", "d"), ("V = $$(B)\nB = b", "$b"),
  ])
  func values(text: String, expected: String?) throws {
    let text = text.replacing("V", with: "SWIFT_DEFAULT_ACTOR_ISOLATION")
    let target = try #require(try model("A.xcconfig", text).targets.first)
    #expect(target.defaultIsolation?.value == expected)
  }

  /// What a target says goes before the file, and may take over what it says.
  @Test(arguments: [("a", "a"), ("$(inherited)a", "fa"), ("", nil)])
  func layers(own: String, expected: String?) throws {
    let name = "SWIFT_DEFAULT_ACTOR_ISOLATION"
    let target = try model("A.xcconfig", "\(name) = f\n", settings: [name: own]).targets.first
    #expect(target?.defaultIsolation?.value == expected)
  }

  /// Settings in settings are read so deep, and texts so long.
  @Test(arguments: [(15, "x"), (16, nil)]) func settingsInSettings(count: Int, expected: String?) throws {
    let lines = (1..<count).map { "S\($0) = $(S\($0 + 1))\n" }.joined()
    let text = "SWIFT_DEFAULT_ACTOR_ISOLATION = $(S1)\n\(lines)S\(count) = x\n"
    #expect(try model("A.xcconfig", text).targets.first?.defaultIsolation?.value == expected)
  }

  @Test(arguments: [(1_024, true), (1_025, false)]) func longTexts(count: Int, isRead: Bool) throws {
    let long = String(repeating: "x", count: count)
    for text in ["V = \(long)", "V = $(B)$(C)\nB = \(long.dropLast(24))\nC = \(long.suffix(24))"] {
      let text = text.replacing("V", with: "SWIFT_DEFAULT_ACTOR_ISOLATION")
      #expect(try model("A.xcconfig", text).targets.first?.defaultIsolation?.value == (isRead ? long : nil))
    }
  }

  @Test(arguments: [
    ("", true), ("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = YES", true),
    ("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = no", false),
    ("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = NO", false),
  ])
  func symbolsOfAssets(text: String, expected: Bool) throws {
    #expect(try model("A.xcconfig", text).targets.first?.hasAssetSymbols == expected)
  }

  @Test(arguments: [
    ("PRODUCT_NAME = My-Kit", "My_Kit"), ("PRODUCT_NAME = 2Do", "_Do"), ("PRODUCT_NAME = Übung 1", "Übung_1"),
    ("PRODUCT_NAME = A\nPRODUCT_MODULE_NAME = B", "B"), ("PRODUCT_NAME = $(TARGET_NAME)2", "App2"), ("", "App"),
  ])
  func modules(text: String, expected: String) throws {
    #expect(try model("A.xcconfig", text).targets.first?.module == expected)
  }

  /// Which files a line names, and what is told of those that are not there.
  @Test(arguments: [
    ("#include \"No.xcconfig\"", 1), ("#include? \"No.xcconfig\"", 0), ("#include \"../../No.xcconfig\"", 1),
    ("#include? \"../../No.xcconfig\"", 1), ("#include No.xcconfig", 0), ("#include \"A.xcconfig\"", 1),
  ])
  func filesThatAreIncluded(line: String, problems: Int) throws {
    let found = try model("Config/A.xcconfig", "// a\n\(line)\n").problems.map(\.description)
    #expect(found.count == problems && found.allSatisfy { $0.hasPrefix("Config/A.xcconfig:2: ") }, "\(found)")
  }

  // MARK: - Systems

  @Test(arguments: [
    (["SDKROOT": "auto", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"], "iOS 17.0"),
    (["MACOSX_DEPLOYMENT_TARGET": "14.0"], "macOS 14.0"), (["SDKROOT": "iphoneos"], "iOS ?"), ([:], ""),
    (
      ["SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"],
      "iOS 17.0, macOS ?"
    ),
    (["SUPPORTED_PLATFORMS": "xros xrsimulator", "SDKROOT": "iphoneos"], "visionOS ?"),
    (["SDKROOT": "appletvos17.0", "TVOS_DEPLOYMENT_TARGET": "x"], "tvOS ?"),
  ])
  func systems(settings: [String: String], expected: String) throws {
    let target = try model("A.xcconfig", "", settings: settings).targets.first
    let found = target?.platforms.map { "\($0.platform) \($0.lowest?.value.description ?? "?")" }
    #expect(found?.joined(separator: ", ") == expected)
  }

  /// Of several configurations the lowest system counts.
  @Test(arguments: [("16.0", "16.0"), ("18.0", "17.0")])
  func systemsOfConfigurations(debug: String, expected: String) throws {
    let settings = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"]
    let project = SampleXcodeProject(targets: [.init(name: "App", folders: ["App"], settings: settings)])
    let list =
      "buildConfigurations = (C0, C9); };\nC9 = {isa = XCBuildConfiguration; name = Debug; "
      + "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = \(debug); }; };"
    let folder = try TemporaryFolder()
    try folder.write(
      project.text.replacing("buildConfigurations = (C0); };", with: list), to: "App.xcodeproj/project.pbxproj")
    let support = try ProjectModel(at: folder.path).targets.first?.platforms.first
    #expect(support?.lowest?.value.description == expected)
  }
}
