import POSIXSupport
import TestSupport
import Testing

/// Settings that extend a file of the project, and those that lead elsewhere.
@Suite struct ExtendsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "project/A.swift")
    try Folder.make(folder.path.pushing("project/.git"))
    try folder.write("checks: all\n", to: "outside.yml")
  }

  private func check(_ files: [String: String]) throws -> ProgramRun {
    for (name, text) in files { try folder.write(text, to: "project/\(name)") }
    return try ProgramRun(
      PackageFolder.program, ["check", "--quiet"], in: folder.path.appending("project"),
      environment: ["HOME": folder.path.string])
  }

  @Test(
    arguments: [
      ([".swiftkit.yml": "extends: a.yml", "a.yml": "checks: [style]"], nil),
      ([".swiftkit.yml": "extends: Config/a.yml", "Config/a.yml": "extends: ../b.yml", "b.yml": "strict: true"], nil),
      (
        [".swiftkit.yml": "strict: true\nextends: a.yml", "a.yml": "extends: .swiftkit.yml"],
        "a.yml:1:10: error: these files extend each other: .swiftkit.yml, a.yml, .swiftkit.yml"
      ),
      (
        [".swiftkit.yml": "extends: .swiftkit.yml"],
        ".swiftkit.yml:1:10: error: these files extend each other: .swiftkit.yml, .swiftkit.yml"
      ),
      (
        [".swiftkit.yml": "extends: ../outside.yml"],
        ".swiftkit.yml:1:10: error: '../outside.yml' is outside the project"
      ),
      (
        [".swiftkit.yml": "extends: /etc/passwd"], ".swiftkit.yml:1:10: error: '/etc/passwd' is outside the project"
      ),
      (
        [".swiftkit.yml": "extends: Config/bse.yml", "Config/base.yml": ""],
        ".swiftkit.yml:1:10: error: there is no file 'Config/bse.yml'; did you mean 'base.yml'?"
      ),
      ([".swiftkit.yml": "extends: [a, b]"], ".swiftkit.yml:1:10: error: this must be the path of a file"),
      (
        [".swiftkit.yml": "# x\nextends: a.yml", "a.yml": "strict: true\nprofil: tokens"],
        "a.yml:2:1: error: 'profil' is not a setting; did you mean 'profile'?"
      ),
      (
        [".swiftkit.yml": "extends: a.yml", "a.yml": "# b\nenable: [sate-scope]"],
        "a.yml:2:10: error: unknown check 'sate-scope'; did you mean 'state-scope'?"
      ),
      (
        [".swiftkit.yml": "strict: true\nrequired-version: 99.1\nnew-setting: 3"],
        ".swiftkit.yml:2:19: error: these settings require swiftkit 99.1 or newer; this is "
      ),
      ([".swiftkit.yml": "required-version: 0.0.9"], nil),
    ] as [([String: String], String?)])
  func chains(files: [String: String], error: String?) throws {
    let run = try check(files)
    if let error {
      #expect(run.exitCode == 2 && run.errors.contains(error), "\(run)")
    } else {
      #expect(run.exitCode == 0, "\(run)")
    }
  }

  /// A link to a folder outside: neither is what lies there named, nor whether it is there.
  @Test(arguments: ["bse.yml", "base.yml", "nothing-like-it.yml"])
  func namesBehindALinkAreNotTold(name: String) throws {
    try folder.write("", to: "elsewhere/base.yml")
    try Folder.make(folder.path.appending("project"))
    #expect(symlink("../elsewhere", folder.path.pushing("project/linked").string) == 0)
    let run = try check([".swiftkit.yml": "extends: linked/\(name)"])
    #expect(
      run.exitCode == 2 && run.errors.contains(":1:10: error: 'linked/\(name)' is outside the project\n"), "\(run)")
    #expect(!run.errors.contains("did you mean"), "\(run)")
  }

  @Test func linksThatLeadOut() throws {
    #expect(symlink("../outside.yml", folder.path.pushing("project/linked.yml").string) == 0)
    let run = try check([".swiftkit.yml": "extends: linked.yml"])
    #expect(
      run.exitCode == 2 && run.errors.contains(".swiftkit.yml:1:10: error: 'linked.yml' cannot be read"), "\(run)")
    #expect(symlink("A.swift", folder.path.pushing("project/inside.yml").string) == 0)
    #expect(try check([".swiftkit.yml": "extends: inside.yml"]).errors.contains("inside.yml:1:1: error:"))
  }

  @Test func aLongChain() throws {
    var files = [".swiftkit.yml": "extends: f0.yml"]
    for number in 0..<12 { files["f\(number).yml"] = "extends: f\(number + 1).yml" }
    #expect(try check(files).errors.contains("more than 8 files extend one another"))
  }

  /// A word of these settings on a check counts for more than one of the file that they extend.
  @Test(arguments: [
    ("disable: [force-unwrap]", "enable: [force-unwrap]", true),
    ("enable: [force-unwrap]", "disable: [force-unwrap]", false),
    ("enable: [force-unwrap]", "severity:\n  force-unwrap: off", false),
    ("severity:\n  force-unwrap: off", "severity:\n  force-unwrap: error", true),
    ("checks: [testing]", "profile: system", false),
    ("checks: [testing]", "checks: default\nenable: [force-unwrap]", true),
  ])
  func wordsOfBoth(base: String, own: String, runs: Bool) throws {
    let run = try check([
      "A.swift":
        "func number(in text: String) -> Int { Int(text)! }\n",
      ".swiftkit.yml": own + "\nextends: base.yml", "base.yml": base,
    ])
    #expect(run.output.contains("[force-unwrap]") == runs, "\(run)")
  }
}
