import POSIXSupport
import TestSupport
import Testing
import WireFormats

/// Which place wins for every setting: the folder's file, and it alone; else that of the project; else the one that this
/// extends; else the default. What a command line says wins over all of them. From the issue "`check` as a team's tool".
@Suite struct SettingsPlacesTests {
  /// A setting, its default as `settings show` has it, and a value for each place. Values of lists add up.
  private static let settings: [(name: String, standard: String?, isList: Bool)] = [
    ("profile", "system", false), ("deployment-target", "26", false), ("checks", "default", false),
    ("fail-on", "warning", false), ("max-warnings", nil, false), ("baseline", nil, false), ("strict", nil, false),
    ("required-version", nil, false), ("enable", nil, true), ("disable", nil, true), ("severity", nil, true),
    ("options", nil, true), ("include", nil, true), ("exclude", nil, true),
  ]

  private static func values(_ place: String) -> [String: String] {
    let number = ["extends": 1, "project": 2, "folder": 3][place] ?? 0
    return [
      "profile": number == 2 ? "system" : "tokens", "deployment-target": "1\(number).0",
      "checks": number == 2 ? "default" : "all", "fail-on": ["", "error", "info", "error"][number],
      "max-warnings": "\(number)", "baseline": "\(place).json", "strict": number == 2 ? "false" : "true",
      "required-version": "0.0.\(number)", "enable": ["", "onappear-setup", "date-now", "state-scope"][number],
      "disable": ["", "force-unwrap", "navigation-view", "hardcoded-frame"][number],
      "severity": ["", "glass-tint-opacity: error", "corner-radius-modifier: info", "state-private: info"][number],
      "options": [
        "", "spacing-off-scale.scale: [1]", "radius-off-scale.scale: [2, 3]", "body-too-long.lines: 3",
      ][number], "include": "\(place)/", "exclude": "\(place)Mock/",
    ]
  }

  private static func text(_ values: [String: String], extends: Bool) -> String {
    var text = extends ? "extends: Config/base.yml\n" : ""
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      switch name {
      case "severity": text += "severity:\n  \(value)\n"
      case "options":
        let words = value.split(separator: ".", maxSplits: 1)
        text += "options:\n  \(words[0]):\n    \(words[1])\n"
      default: text += "\(name): \(value)\n"
      }
    }
    return text
  }

  @Test(arguments: 0..<8) func whichWins(places: Int) throws {
    let folder = try TemporaryFolder()
    try Folder.make(folder.path.appending(".git"))
    try folder.write("let a = 1\n", to: "Sub/A.swift")
    let (isExtended, isProject, isFolder) = (places & 1 > 0, places & 2 > 0, places & 4 > 0)
    if isExtended { try folder.write(Self.text(Self.values("extends"), extends: false), to: "Config/base.yml") }
    if isExtended || isProject {
      try folder.write(
        Self.text(isProject ? Self.values("project") : [:], extends: isExtended), to: ".swiftkit.yml")
    }
    if isFolder { try folder.write(Self.text(Self.values("folder"), extends: false), to: "Sub/.swiftkit.yml") }
    let run = try ProgramRun(PackageFolder.program, ["settings", "show", "Sub/A.swift", "--json"], in: folder.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let document = try JSONText.value(SettingsDocument.self, from: Array(run.output.utf8))
    // From the strongest.
    let counting = isFolder ? ["folder"] : (isProject ? ["project"] : []) + (isExtended ? ["extends"] : [])
    for setting in Self.settings {
      let found = document.settings.filter { $0.name == setting.name }
      let values = counting.compactMap { Self.values($0)[setting.name] }
      let expected = setting.isList ? Array(values.reversed()) : [values.first ?? setting.standard].compactMap { $0 }
      #expect(found.map(\.value) == expected, "\(setting.name) in \(counting)")
      let isOfExtended = !isFolder && isExtended && (setting.isList ? false : !isProject)
      if isOfExtended { #expect(found.last?.file == folder.path.pushing("Config/base.yml").string, "\(setting.name)") }
      if !isExtended, !isProject, !isFolder { #expect(found.allSatisfy { $0.line == nil }) }
    }
  }

  /// Settings that a command line can overrule, and what then holds.
  @Test(arguments: [
    ("fail-on: error", ["--fail-on", "warning"], 1), ("fail-on: warning", ["--fail-on", "error"], 0),
    ("max-warnings: 0", ["--max-warnings", "5"], 0), ("max-warnings: 5", ["--max-warnings", "0"], 1),
    ("baseline: known.json", ["--baseline", "none.json"], 1), ("baseline: none.json", ["--baseline", "known.json"], 0),
    ("checks: [testing]", ["--checks", "navigation-view"], 1), ("checks: all", ["--checks", "testing"], 0),
    ("disable: [navigation-view]", ["--checks", "navigation-view"], 1),
    ("severity:\n  navigation-view: off", ["--checks", "navigation-view"], 1),
  ])
  func theCommandLineWins(settings: String, options: [String], code: Int32) throws {
    let folder = try TemporaryFolder()
    try Folder.make(folder.path.appending(".git"))
    try folder.write(
      Self.bad.replacing("Text(\"a\").padding(7).cornerRadius(7)", with: "NavigationView { Text(\"a\") }"),
      to: "A.swift")
    try folder.write("{\"version\": 1, \"findings\": []}", to: "none.json")
    _ = try check(["--write-baseline", "known.json"], in: folder)
    for place in ["project", "extends"] {
      try folder.write(place == "project" ? settings + "\n" : "extends: base.yml\n", to: ".swiftkit.yml")
      try folder.write(settings + "\n", to: "base.yml")
      let run = try check(options, in: folder)
      #expect(run.exitCode == code, "\(place): \(run.output)\(run.errors)")
    }
  }

  private static let bad = """
    import SwiftUI

    struct Card: View {
      var body: some View { Text("a").padding(7).cornerRadius(7) }
    }

    #Preview { Card() }

    """

  private func check(_ arguments: [String], in folder: borrowing TemporaryFolder) throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, ["check"] + arguments, in: folder.path, environment: ["HOME": folder.path.string])
  }

  @Test(arguments: [
    ("", ["A.swift", "Lib/B.swift"]), ("include: [Lib/]", ["Lib/B.swift"]), ("include: [A.swift]", ["A.swift"]),
    ("include: [Lib/]\nexclude: [B.swift]", []), ("include: [\"*.swift\", \"!A.swift\"]", ["Lib/B.swift"]),
    ("extends: x.yml\nexclude: [A.swift]", ["Lib/B.swift"]),
  ])
  func included(settings: String, files: [String]) throws {
    let folder = try TemporaryFolder()
    try Folder.make(folder.path.appending(".git"))
    let bad = Self.bad.replacing(#"Text("a").padding(7).cornerRadius(7)"#, with: #"NavigationView { Text("a") }"#)
    for name in ["A.swift", "Lib/B.swift"] { try folder.write(bad, to: name) }
    try folder.write("checks: [deprecation]\n", to: "x.yml")
    try folder.write(settings + "\n", to: ".swiftkit.yml")
    for arguments in [["."], ["A.swift", "Lib"], ["--quiet"]] {
      let found = try check(arguments, in: folder).output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
      var expected = files
      // Who names a file means it.
      if arguments.contains("A.swift"), !files.contains("A.swift") { expected.insert("A.swift", at: 0) }
      #expect(Set(found) == Set(expected), "\(arguments)")
    }
    let shown = try ProgramRun(PackageFolder.program, ["settings", "show", "A.swift"], in: folder.path)
    if settings == "include: [Lib/]" {
      #expect(
        shown.output.contains("not unless named on the command line: 'include' does not match it (.swiftkit.yml:1)"))
    }
  }

  @Test(arguments: [
    ("checks: [spacing-off-scale]", nil, 1), ("spacing-off-scale", "scale: [7, 14]", 0),
    ("spacing-off-scale", "scale: [3, 14]", 1), ("radius-off-scale", "scale: [7]", 0),
    ("radius-off-scale", "scale: [8]", 1), ("body-too-long", "lines: 0", 1), ("body-too-long", "lines: 60", 0),
  ])
  func optionsReachTheirChecks(check name: String, option: String?, count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.bad, to: "A.swift")
    let check = name.hasPrefix("checks") ? "spacing-off-scale" : name
    try folder.write(option.map { "options:\n  \(check):\n    \($0)\n" } ?? "strict: false\n", to: ".swiftkit.yml")
    let run = try self.check(["--checks", check, "--quiet", "--no-cache"], in: folder)
    #expect(run.output.split(separator: "\n").count == count, "\(run.output)\(run.errors)")
    // What was remembered under other options does not count.
    let cached = try self.check(["--checks", check, "--quiet"], in: folder)
    try folder.write("strict: false\n", to: ".swiftkit.yml")
    let without = try self.check(["--checks", check, "--quiet"], in: folder)
    #expect(cached.output == run.output)
    #expect(without.output == (try self.check(["--checks", check, "--quiet", "--no-cache"], in: folder)).output)
  }
}
