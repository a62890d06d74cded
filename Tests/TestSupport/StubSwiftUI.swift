package import POSIXSupport

/// The stand-ins for SwiftUI, Combine and SwiftData in Tests/StubSwiftUI, compiled once and kept in the build folder by
/// their content.
///
/// A Mac has the real one, which a module of the same name would collide with: there nothing stands in for anything.
package struct StubSwiftUI: Sendable {
  private let folder: FilePath

  private static let sources = PackageFolder.root.appending("Tests").appending("StubSwiftUI")
  /// In the order in which they import each other.
  private static let modules: [(name: String, file: String)] = [
    ("MoreFoundation", "Foundation.swift"), ("Combine", "Combine.swift"), ("SwiftUI", "SwiftUI.swift"),
    ("SwiftData", "SwiftData.swift"), ("_SwiftData_SwiftUI", "SwiftDataForViews.swift"),
  ]
  private static let shared = Result { try StubSwiftUI() }

  package static func compiled() throws -> StubSwiftUI { try shared.get() }

  private init() throws {
    if Self.isReal {
      folder = FilePath()
      return
    }
    let macros = StubSwiftUI.sources.appending("Macros").appending("main.swift")
    let stubs = StubSwiftUI.modules.map { (name: $0.name, path: StubSwiftUI.sources.appending($0.file)) }
    let texts = try ([macros] + stubs.map(\.path)).map { try FileContents.text(of: $0) }
    let version = try StubSwiftUI.swiftc(["--version"]).output
    let key = SHA256.hexadecimal(of: texts.joined() + version)
    let cache = PackageFolder.root.appending(".build").appending("stub-swiftui")
    folder = cache.appending(String(key.prefix(16)))
    if FileStatus(folder) != nil { return }

    try Folder.make(cache)
    let work = try Folder.makeTemporary(in: cache, prefix: "building-")
    try StubSwiftUI.expectSuccess(["-O", "-swift-version", "5", macros.string, "-o", work.appending("macros").string])
    for stub in stubs {
      try StubSwiftUI.expectSuccess([
        "-emit-module", "-module-name", stub.name, "-swift-version", "6", "-parse-as-library",
        "-enable-library-evolution", "-suppress-warnings", "-I", work.string, "-load-plugin-executable",
        "\(work.appending("macros"))#StubMacros", stub.path.string, "-o",
        work.appending("\(stub.name).swiftmodule").string,
      ])
    }
    let overlays = work.appending("SwiftData.swiftcrossimport")
    try Folder.make(overlays)
    let overlay = "%YAML 1.2\n---\nversion: 1\nmodules:\n  - name: _SwiftData_SwiftUI\n"
    try AtomicFile.write(Array(overlay.utf8), to: overlays.appending("SwiftUI.swiftoverlay"))
    // Of two test runs that build it at once, the slower one finds it there.
    if rename(work.string, folder.string) != 0 { try Folder.removeAll(work) }
  }

  /// What the compiler says about `files` as one module; empty when nothing is wrong.
  ///
  /// SIL is made as well, because only then are data races found.
  ///
  /// - Parameters:
  ///   - isDebug: whether DEBUG is set, as it is while an app is made; without it, it is as it is shipped.
  ///   - mode: the mode of the language.
  ///   - isolation: the default isolation of the module.
  ///   - lowest: the iOS that it is for, which the real SwiftUI knows about.
  package func complaints(
    about files: [FilePath], isDebug: Bool = true, mode: String = "6", isolation: String = "nonisolated",
    lowest: Int = 26
  ) throws -> String {
    let flags =
      (isDebug ? ["-D", "DEBUG"] : []) + ["-swift-version", mode]
      + (isolation == "nonisolated" ? [] : ["-default-isolation", isolation])
    if Self.isReal { return try Self.realComplaints(about: files, flags, lowest) }
    let run = try StubSwiftUI.swiftc(
      [
        "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library", "-module-name", "Generated", "-warnings-as-errors",
        "-I", folder.string, "-Xfrontend", "-enable-cross-import-overlays", "-load-plugin-executable",
        "\(folder.appending("macros"))#StubMacros",
      ] + flags + StubSwiftUI.foundation + files.map(\.string))
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
  private static func realComplaints(about files: [FilePath], _ flags: [String], _ lowest: Int) throws -> String {
    var kits = [("iphonesimulator", "arm64-apple-ios\(lowest).0-simulator")]
    if try files.contains(where: { try FileContents.text(of: $0).contains("os(macOS)") }) {
      kits.append(("macosx", "arm64-apple-macosx\(lowest < 26 ? lowest - 3 : lowest).0"))
    }
    return try kits.map { sdk, target in
      let run = try ProgramRun(
        "/usr/bin/xcrun",
        [
          "--sdk", sdk, "swiftc", "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library", "-module-name",
          "Generated", "-warnings-as-errors", "-target", target,
        ] + flags + files.map(\.string))
      return run.exitCode == 0 ? "" : run.output + run.errors
    }.joined()
  }

  /// Elsewhere URLSession and localised strings are in Foundation, which is what generated code imports.
  private static var foundation: [String] {
    #if os(Linux)
      ["FoundationNetworking", "MoreFoundation"].flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
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
