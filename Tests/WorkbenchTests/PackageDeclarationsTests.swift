import POSIXSupport
import TestSupport
import Testing

@testable import Workbench

/// What the sources of packages declare under a name, for everybody who imports them.
@Suite struct PackageDeclarationsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Folder.make(folder.path.appending(".git"))
  }

  /// What a file declares as `name`: line and code, then the comment.
  private func found(_ source: String, _ name: String = "glow") throws -> [String] {
    let file = try folder.write(source, to: ".build/checkouts/shine/Sources/Shine/View.swift")
    return try PackageDeclarations.named(name, in: Workplace(workingFolder: folder.path)).map { found in
      #expect(found.package == "shine" && found.file == file)
      return "\(found.line): \(found.code)" + (found.documentation.isEmpty ? "" : " | \(found.documentation)")
    }
  }

  @Test(
    arguments: [
      ("public func glow() {}\n", ["1: public func glow()"]), ("open class glow {}", ["1: open class glow"]),
      ("public func glow", ["1: public func glow"]), ("func glow() {}\npublic func a() {}\n", []),
      ("public func other(glow: Int) {}\n", []), ("glow.public()\n", []), ("public struct Glow {}\n", []),
      ("glow", []), ("glo", []), ("x\n  public static var glow: Int { 1 }\n", ["2: public static var glow: Int"]),
    ] as [(String, [String])])
  func declarations(source: String, expected: [String]) throws { #expect(try found(source) == expected) }

  /// In an extension that is public, everything is; what follows the extension says so itself.
  @Test(
    arguments: [
      ("public extension View {\n  func glow() {}\n}\n", ["2: func glow()"]),
      ("extension View {\n  func glow() {}\n}\n", []),
      ("nonisolated public extension View {\n  func glow() {}\n}\n", ["2: func glow()"]),
      ("public extension View {\n  func a() {}\n\tfunc glow() {}\n}\n", ["3: func glow()"]),
      ("public extension View {\n#if os(iOS)\n  func glow() {}\n#endif\n}\n", ["3: func glow()"]),
      ("public extension View {\n}\nfunc glow() {}\n", []),
      ("public extension View {\n}\nextension Text {\n  func glow() {}\n}\n", []),
      ("public struct A {\n  func glow() {}\n}\n", []),
      ("@MainActor public extension View {\n  func glow() {}\n}\n", ["2: func glow()"]),
      ("@MainActor\npublic extension View {\n  func glow() {}\n}\n", ["3: func glow()"]),
      (
        "@available(iOS 26, macOS (26), *) @MainActor public extension View {\n  func glow() {}\n}\n",
        ["2: func glow()"]
      ),
      ("@MainActor extension View {\n  func glow() {}\n}\n", []),
      // What is public inside of an extension that opens on its line does not make the extension public.
      ("extension V { public func a() {} }\n  func glow() {}\n", []),
      ("extension V { public func a() {}\n  func glow() {}\n}\n", []),
    ] as [(String, [String])])
  func extensions(source: String, expected: [String]) throws { #expect(try found(source) == expected) }

  /// The comment is what stands right above, attributes left out; one that names the thing is part of its line.
  @Test(
    arguments: [
      ("/// Glows.\n///  Much.\n@MainActor\npublic func glow() {}\n", ["4: public func glow() | Glows.\nMuch."]),
      ("/// Glows.\npublic func a() {}\npublic func glow() {}\n", ["3: public func glow()"]),
      ("/// Glows.\n@Entry public var glow = 1\n", ["2: @Entry public var glow = 1 | Glows."]),
      ("\t/// Glows.\n\tpublic func glow() {}\n", ["2: public func glow() | Glows."]),
      ("/// Glows.\n@MainActor // as views are\npublic func glow() {}\n", ["3: public func glow() | Glows."]),
      ("/// Glows.\n@available(*, message: \"(\")\npublic func glow() {}\n", ["3: public func glow() | Glows."]),
      ("/// Is a.\n@MainActor public func a() {}\npublic func glow() {}\n", ["3: public func glow()"]),
    ] as [(String, [String])])
  func comments(source: String, expected: [String]) throws { #expect(try found(source) == expected) }

  @Test(arguments: [("azAZ09_", true), ("größe", true), ("a-b", false), ("a.b", false), ("", false)])
  func names(name: String, isName: Bool) throws {
    let source = "public func \(name)() {}\n"
    #expect(try found(source, name) == (isName ? ["1: public func \(name)()"] : []))
  }

  /// Twenty are enough for anybody, and a file of more than a megabyte is not read.
  @Test func limits() throws {
    let line = "public func glow() {}\n"
    #expect(try found(String(repeating: line, count: 21)).count == 20)
    #expect(try found(line + String(repeating: " ", count: 1 << 20 - line.utf8.count)).count == 1)
    #expect(try found(line + String(repeating: " ", count: 1 << 20 - line.utf8.count + 1)).isEmpty)
  }
}
