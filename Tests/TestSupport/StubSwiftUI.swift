package import POSIXSupport

/// The stand-in for SwiftUI in Tests/StubSwiftUI, compiled once and kept in the build folder by its content.
///
/// A Mac has the real one, which a module of the same name would collide with: there nothing stands in for anything.
package struct StubSwiftUI: Sendable {
  private let folder: FilePath

  private static let sources = PackageFolder.root.appending("Tests").appending("StubSwiftUI")
  private static let shared = Result { try StubSwiftUI() }

  package static func compiled() throws -> StubSwiftUI { try shared.get() }

  private init() throws {
    if Self.isReal {
      folder = FilePath()
      return
    }
    let stub = StubSwiftUI.sources.appending("SwiftUI.swift")
    let macros = StubSwiftUI.sources.appending("Macros").appending("main.swift")
    let version = try StubSwiftUI.swiftc(["--version"]).output
    let key = SHA256.hexadecimal(of: try FileContents.text(of: stub) + FileContents.text(of: macros) + version)
    let cache = PackageFolder.root.appending(".build").appending("stub-swiftui")
    folder = cache.appending(String(key.prefix(16)))
    if FileStatus(folder) != nil { return }

    try Folder.make(cache)
    let work = try Folder.makeTemporary(in: cache, prefix: "building-")
    try StubSwiftUI.expectSuccess(["-O", "-swift-version", "5", macros.string, "-o", work.appending("macros").string])
    try StubSwiftUI.expectSuccess([
      "-emit-module", "-module-name", "SwiftUI", "-swift-version", "6", "-parse-as-library",
      "-enable-library-evolution",
      "-suppress-warnings", "-load-plugin-executable", "\(work.appending("macros"))#StubMacros", stub.string, "-o",
      work.appending("SwiftUI.swiftmodule").string,
    ])
    // Of two test runs that build it at once, the slower one finds it there.
    if rename(work.string, folder.string) != 0 { try Folder.removeAll(work) }
  }

  /// What the compiler says about `files` as one module in Swift 6 mode; empty when nothing is wrong.
  ///
  /// SIL is made as well, because only then are data races found.
  ///
  /// - Parameter isDebug: whether DEBUG is set, as it is while an app is made; without it, it is as it is shipped.
  package func complaints(about files: [FilePath], isDebug: Bool = true) throws -> String {
    let flags = isDebug ? ["-D", "DEBUG"] : []
    if Self.isReal { return try Self.realComplaints(about: files, flags) }
    let run = try StubSwiftUI.swiftc(
      [
        "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library", "-module-name", "Generated", "-swift-version", "6",
        "-warnings-as-errors", "-I", folder.string, "-load-plugin-executable",
        "\(folder.appending("macros"))#StubMacros",
      ] + flags + StubSwiftUI.networking + files.map(\.string))
    return run.exitCode == 0 ? "" : run.output + run.errors
  }

  /// Whether code is held against the SDK's SwiftUI.
  package static var isReal: Bool {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }

  /// What the compiler says with the SDK for phones, and with that for Macs about code that has parts for them.
  private static func realComplaints(about files: [FilePath], _ flags: [String]) throws -> String {
    var kits = [("iphonesimulator", "arm64-apple-ios26.0-simulator")]
    if try files.contains(where: { try FileContents.text(of: $0).contains("os(macOS)") }) {
      kits.append(("macosx", "arm64-apple-macosx26.0"))
    }
    return try kits.map { sdk, target in
      let run = try ProgramRun(
        "/usr/bin/xcrun",
        [
          "--sdk", sdk, "swiftc", "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library", "-module-name",
          "Generated",
          "-swift-version", "6", "-warnings-as-errors", "-target", target,
        ] + flags + files.map(\.string))
      return run.exitCode == 0 ? "" : run.output + run.errors
    }.joined()
  }

  /// Elsewhere URLSession is in Foundation, which is what generated code imports.
  private static var networking: [String] {
    #if os(Linux)
      ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"]
    #else
      []
    #endif
  }

  private static func swiftc(_ arguments: [String]) throws -> ProgramRun {
    try ProgramRun("/usr/bin/env", ["swiftc"] + arguments)
  }

  private static func expectSuccess(_ arguments: [String]) throws {
    let run = try swiftc(arguments)
    if run.exitCode != 0 { throw CompilerFailure(text: run.errors) }
  }

  private struct CompilerFailure: Error { let text: String }
}
