import POSIXSupport
import TestSupport
import Testing
import WireFormats

/// `settings show`: each value with the line or default behind it, for a file, a folder, and what is not there yet.
@Suite struct SettingsShowTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Folder.make(folder.path.appending(".git"))
    try folder.write("Built/\n\n# a comment\n*.gen.swift\n", to: ".gitignore")
    try folder.write(
      """
      profile: tokens
      checks: all
      enable: [onappear-setup]
      disable:
        - view-missing-preview
      severity:
        glass-tint-opacity: error
        magic-number-layout: off
      exclude: [Generated/, "*Mock.swift"]
      overrides:
        - paths: [Legacy/]
          checks:
            navigation-view: off
            glass-tint-opacity: info

      """, to: ".swiftkit.yml")
    try folder.write("deployment-target: 17.0\n", to: "Sub/.swiftkit.yml")
    for name in ["Legacy/A.swift", "Sub/B.swift", "C.swift"] { try folder.write("let a = 1\n", to: name) }
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(PackageFolder.program, ["settings", "show"] + arguments, in: folder.path)
  }

  private func document(_ path: String) throws -> SettingsDocument {
    try JSONText.value(SettingsDocument.self, from: Array(run(path, "--json").output.utf8))
  }

  private func plain(_ text: String) -> String { text.replacing(folder.path.string, with: "/project") }

  @Test(arguments: [
    ("C.swift", "profile", "tokens", 1), ("C.swift", "deployment-target", "26", nil), ("C.swift", "checks", "all", 2),
    ("C.swift", "enable", "onappear-setup", 3), ("C.swift", "disable", "view-missing-preview", 5),
    ("C.swift", "severity", "glass-tint-opacity: error", 7), ("C.swift", "exclude", "Generated/", 9),
    ("C.swift", "exclude", "*Mock.swift", 9), ("Sub/B.swift", "deployment-target", "17.0", 1),
    ("Sub/B.swift", "profile", "system", nil), ("Sub", "deployment-target", "17.0", 1),
    ("Sub/NotYet.swift", "checks", "default", nil),
  ])
  func values(path: String, name: String, value: String, line: Int?) throws {
    let document = try document(path)
    #expect(
      document.settings.contains { $0.name == name && $0.value == value && $0.line == line }, "\(document.settings)")
    let file = path.hasPrefix("Sub") ? "Sub/.swiftkit.yml" : ".swiftkit.yml"
    #expect(document.file == folder.path.appending(file).string)
  }

  /// What the project files say is no default.
  @Test func theProjectSaysItsDeploymentTarget() throws {
    try folder.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(\n  name: \"P\",\n  platforms: [.iOS(.v17)], "
        + "targets: [.target(name: \"P\")])\n", to: "Package.swift")
    try folder.write("let a = 1\n", to: "Sources/P/P.swift")
    let text = try run("Sources/P/P.swift").output
    let line = text.split(separator: "\n").first { $0.hasPrefix("deployment-target") }
    #expect(line?.split(separator: " ") == ["deployment-target", "17.0", "Package.swift:5"], "\(text)")
    let setting = try document("Sources/P/P.swift").settings.first { $0.name == "deployment-target" }
    #expect(setting?.line == 5 && setting?.file?.hasSuffix("/Package.swift") == true)
  }

  @Test(arguments: [
    ("C.swift", "navigation-view", "error", "default", nil),
    ("Legacy/A.swift", "navigation-view", "off", "overrides", 13),
    ("Legacy", "navigation-view", "off", "overrides", 13), ("Legacy/", "glass-tint-opacity", "info", "overrides", 14),
    ("C.swift", "glass-tint-opacity", "error", "severity", 7), ("C.swift", "magic-number-layout", "off", "disable", 8),
    ("C.swift", "view-missing-preview", "off", "disable", 5), ("C.swift", "onappear-setup", "info", "enable", 3),
    ("C.swift", "state-scope", "info", "checks", 2), ("Sub/B.swift", "state-scope", "off", "default", nil),
  ])
  func checks(path: String, id: String, severity: String, by: String, line: Int?) throws {
    let check = try #require(try document(path).checks.first { $0.id == id })
    #expect(check == .init(id: id, severity: check.severity, by: by, line: line))
    #expect(
      (check.severity == "off") == (severity == "off")
        && (by == "default" || by == "checks" || check.severity == severity))
  }

  /// What `check` says of a file is what is shown here.
  @Test(arguments: [
    ("C.swift", nil, nil), ("Generated/X.swift", "settings", 9), ("Legacy/AMock.swift", "settings", 9),
    ("Built/X.swift", "git", 1), ("Legacy/x.gen.swift", "git", 4), (".hidden/X.swift", "hidden", nil),
    ("Pods/X.swift", "built-in", nil), ("Vendor/X.swift", "vendored", nil), ("Sub/B.swift", nil, nil),
  ])
  func exclusion(path: String, by: String?, line: Int?) throws {
    try folder.write(
      "import SwiftUI\n\nlet a = Text(\"a\").cornerRadius(3).overlay(Capsule().stroke(.red))\n", to: path)
    let found = try document(path).excluded
    #expect(found?.by == by && found?.line == line, "\(String(describing: found))")
    let checked = try ProgramRun(
      PackageFolder.program, ["check", "--no-cache", "--checks", "corner-radius-modifier"], in: folder.path)
    #expect(checked.output.contains("\(path):") == (by == nil), "\(checked.output)\(checked.errors)")
  }

  @Test(arguments: [("C.swift", "settings-show.txt"), ("Legacy/A.swift", "settings-show-override.txt")])
  func text(path: String, golden: String) throws { expectGolden(plain(try run(path).output), golden) }

  @Test func json() throws { expectGolden(plain(try run("Sub", "--json").output), "settings-show.json") }

  @Test func whatIsWrong() throws {
    #expect(try run("Nowhere/At/All.swift").errors.contains("there is no such folder"))
    try folder.write("profle: tokens\n", to: "Sub/.swiftkit.yml")
    let wrong = try run("Sub/B.swift")
    #expect(wrong.exitCode == 2)
    #expect(wrong.errors.contains("Sub/.swiftkit.yml:1:1: error: 'profle' is not a setting; did you mean 'profile'?"))
  }
}
