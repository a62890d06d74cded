import POSIXSupport
import TestSupport
import Testing

/// `swiftkit api import` and `api sources`: declarations of other SDKs.
struct APIImportTests {
  private let folder: TemporaryFolder

  private static func interface(_ version: String, _ body: String, module: String = "SwiftUI") -> String {
    "// swift-interface-format-version: 1.0\n// swift-module-flags: -target arm64-apple-ios\(version) -module-name \(module)\n\(body)"
  }

  private static let next = """
    @available(iOS 27.0, *)
    extension SwiftUI.View {
      public func shinyEffect(_ amount: Swift.Double = 1) -> some SwiftUI.View

    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try Folder.make(folder.path.appending(".git"))
    try folder.write(Self.interface("27.0", Self.next), to: "SDK/SwiftUI.swiftmodule/arm64-apple-ios.swiftinterface")
    try folder.write(Self.interface("27.0", Self.next), to: "SDK/SwiftUI.swiftmodule/arm64e-apple-ios.swiftinterface")
    try folder.write("no", to: "SDK/SwiftUI.swiftmodule/arm64-apple-ios.private.swiftinterface")
    try folder.write("import SwiftUI\nlet a = Text(\"a\").shinyEffect(3)\n", to: "A.swift")
  }

  private func swiftkit(_ arguments: String...) throws -> ProgramRun {
    let home = folder.path.appending("home")
    return try ProgramRun(
      PackageFolder.program, arguments, in: folder.path,
      environment: [
        "HOME": home.string, "XDG_CONFIG_HOME": home.appending("config").string,
        "XDG_CACHE_HOME": home.appending("cache").string,
      ])
  }

  @Test(arguments: [[], ["--project"]])
  func imported(flags: [String]) throws {
    #expect(try swiftkit("api", "shinyEffect").exitCode == 1)
    let run = try ProgramRun(
      PackageFolder.program, ["api", "import", "SDK"] + flags, in: folder.path,
      environment: [
        "HOME": folder.path.appending("home").string, "XDG_CONFIG_HOME": folder.path.appending("home/config").string,
        "XDG_CACHE_HOME": folder.path.appending("home/cache").string,
      ])
    #expect(
      run.exitCode == 0 && run.output.hasPrefix("imported 1 declaration of 1 module into '"),
      "\(run.output)\(run.errors)")
    for _ in 0..<2 {
      let answer = try swiftkit("api", "shinyEffect")
      #expect(answer.output == "shinyEffect(_:): modifier of View, in SwiftUI\n  iOS 27.0\n", "\(answer.errors)")
    }
    #expect(try swiftkit("api", "glassEffect").output.contains("iOS 26.0"))
    #expect(try swiftkit("api", "sources").output.contains("SwiftUI, SDK iOS 27.0"))
    let check = try swiftkit("check", "--checks", "api-unknown-modifier,api-too-new", "--quiet")
    #expect(
      check.output.contains("`shinyEffect` needs iOS 27") && !check.output.contains("no modifier"),
      "\(check.output)\(check.errors)")
  }

  @Test func theNewestWins() throws {
    for (version, since) in [("27.0", "27.0"), ("26.5", "26.0"), ("27.1", "26.4")] {
      try folder.write(
        Self.interface(
          version, "@available(iOS \(since), *)\nextension SwiftUI.View {\n  public func shinyEffect()\n}\n"),
        to: "\(version).swiftinterface")
    }
    _ = try swiftkit("api", "import", "27.0.swiftinterface")
    _ = try swiftkit("api", "import", "26.5.swiftinterface")
    #expect(try swiftkit("api", "shinyEffect").output.contains("iOS 27.0"))
    _ = try swiftkit("api", "import", "27.1.swiftinterface")
    #expect(try swiftkit("api", "shinyEffect").output.contains("iOS 26.4"))
  }

  @Test(arguments: [
    ("extension View {\n  public func a(", "a.swiftinterface:4:16: this bracket is not closed"),
    ("hello\n", "a.swiftinterface:3:1: a declaration is expected here, not 'hello'"),
  ])
  func wrong(body: String, problem: String) throws {
    try folder.write(Self.interface("27.0", body), to: "a.swiftinterface")
    let run = try swiftkit("api", "import", "a.swiftinterface", "missing.swiftinterface")
    #expect(
      run.exitCode == 2 && run.errors.contains(problem) && run.errors.contains("missing.swiftinterface"),
      "\(run.errors)")
    #expect(try swiftkit("api", "sources").output.split(separator: "\n").count == 1)
    // A file that is right is imported beside them.
    #expect(try swiftkit("api", "import", "a.swiftinterface", "SDK").exitCode == 1)
    #expect(try swiftkit("api", "shinyEffect").exitCode == 0)
  }

  /// The joined table is one of our own in the cache: listed, and made again where it was cut off.
  @Test func theJoinedTable() throws {
    #expect(try swiftkit("api", "import", "SDK").exitCode == 0)
    #expect(try swiftkit("api", "shinyEffect").exitCode == 0)
    let cache = folder.path.appending("home/cache/swiftkit")
    let name = try #require(try Folder.names(in: cache).first { $0.hasPrefix("api-") })
    #expect(try swiftkit("cache", "list").output.contains("declarations of several SDKs"))
    let whole = try folder.read("home/cache/swiftkit/\(name)")
    try folder.write(String(whole.prefix(5_000)), to: "home/cache/swiftkit/\(name)")
    let run = try swiftkit("api", "shinyEffect")
    #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
    #expect(try folder.read("home/cache/swiftkit/\(name)") == whole)
  }

  @Test func aDamagedTable() throws {
    try folder.write("hello\n", to: ".swiftkit-api.tsv")
    let run = try swiftkit("api", "sources")
    #expect(run.exitCode == 0 && run.errors.contains("is not a table of declarations"), "\(run.errors)")
    #expect(try swiftkit("api", "glassEffect").exitCode == 0)
    try folder.write("# swiftkit api 1\nglassEffect\u{0}\t\t\n\tView\n\t\t\t\n", to: ".swiftkit-api.tsv")
    #expect(try swiftkit("api", "glassEffect").exitCode == 0)
  }
}
