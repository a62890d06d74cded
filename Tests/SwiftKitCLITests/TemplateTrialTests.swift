import POSIXSupport
import TestSupport
import Testing

private let canParse = FileStatus(PackageFolder.products.appending("swiftkit-plugin-host")) != nil

/// `template test` and `template lint`: what does not parse is a complaint, and a name does as well as a folder.
///
/// From the issue "Nothing lost, nothing let in, nothing pretended".
@Suite struct TemplateTrialTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    #expect(try run("template", "new", "screen").exitCode == 0)
  }

  @Test(
    .enabled(if: canParse, "needs the plugin host"),
    arguments: [
      ("struct __Name__: Equatable {{{\n", 2), ("//% if preview\nlet a = 1 2\n//% else\nlet a = 1\n//% end\n", 1),
      ("//% if preview\nlet a = 1\n//% end\n", 0),
    ])
  func swiftThatDoesNotParse(text: String, broken: Int) throws {
    try folder.write(
      text.contains("preview") ? "\(text)let __name__ = 1\n" : "\(text)//% if preview\n// a\n//% end\n", to: source)
    let tried = try run("template", "test", "screen")
    let complaints = tried.output.split(separator: "\n").filter { $0.contains("it is not valid Swift") }
    #expect(complaints.count == broken, "\(tried)")
    #expect(tried.exitCode == (broken == 0 ? 0 : 1))
    if broken > 0 { #expect(complaints[0].hasPrefix("screen: defaults: Portfolio/PortfolioView.swift: ")) }
    // What is recorded as it should be is still told.
    #expect(try run("template", "test", "screen", "--record").exitCode == tried.exitCode)
  }

  /// Files of other kinds are not Swift.
  @Test func otherFilesAreNotParsed() throws {
    let path = ".swiftkit/templates/screen/template.json"
    let text = try folder.read(path).split(separator: "View.swift").joined(separator: "View.txt")
    try folder.write(text, to: path)
    try folder.write("{{{ __Name__\n//% if preview\n//% end\n", to: ".swiftkit/templates/screen/__Name__View.txt")
    let tried = try run("template", "test", "screen")
    #expect(tried.exitCode == 0 && tried.output.contains("no problems"), "\(tried)")
  }

  @Test func lintTakesANameAsWell() throws {
    for name in ["screen", ".swiftkit/templates/screen"] {
      #expect(try run("template", "lint", name).output == "screen 1.0.0: no problems in 1 files.\n")
    }
    #expect(try run("template", "lint", "feature").exitCode == 0)
    let wrong = try run("template", "lint", "scren")
    #expect(wrong.exitCode == 64 && wrong.errors.contains("did you mean 'screen'?"))
    try folder.write("__Nane__\n", to: source)
    let mistake = try run("template", "lint", "screen")
    #expect(mistake.exitCode == 1 && mistake.output.contains("'Nane' is not a variable"))
  }

  @Test func filesForTheTimeOfATrialGoWhereTheUserSays() throws {
    try folder.write("let __name__ = 1\n//% if preview\n// a\n//% end\n", to: source)
    let other = try TemporaryFolder()
    #expect(chmod(other.path.string, 0o500) == 0)
    let tried = try ProgramRun(
      PackageFolder.program, ["template", "test", "screen"], in: folder.path,
      environment: ["TMPDIR": other.path.string, "HOME": folder.path.string])
    // Root may write anywhere.
    if getuid() != 0 { #expect(tried.exitCode == 2 && tried.errors.contains(other.path.string), "\(tried)") }
    let missing = try ProgramRun(
      PackageFolder.program, ["template", "test", "screen"], in: folder.path,
      environment: ["TMPDIR": "/nowhere/at/all", "HOME": folder.path.string])
    #expect(missing.exitCode == 0, "\(missing)")
  }

  /// A template may come with a repository: its golden files must not land where a link in it says.
  @Test(arguments: ["golden", "golden/plain", "golden/plain/Portfolio"])
  func goldenFilesStayInTheTemplate(link: String) throws {
    let outside = try TemporaryFolder()
    let template = ".swiftkit/templates/screen"
    let path = "\(template)/template.json"
    let text = try folder.read(path).split(separator: "\"schema\": 1,").joined(
      separator: "\"schema\": 1, \"tests\": [{ \"name\": \"plain\" }],")
    try folder.write(text, to: path)
    let place = folder.path.pushing(FilePath("\(template)/\(link)"))
    try Folder.make(place.removingLastComponent())
    #expect(symlink(outside.path.string, place.string) == 0)
    let recorded = try run("template", "test", "screen", "--record")
    #expect(recorded.exitCode == 2 && recorded.errors.contains("symbolic link"), "\(recorded)")
    #expect(try Folder.names(in: outside.path).isEmpty)
    try Folder.removeAll(place)
    #expect(try run("template", "test", "screen", "--record").exitCode == 0)
    #expect(
      try Folder.names(in: folder.path.pushing(FilePath("\(template)/golden/plain/Portfolio"))) == [
        "PortfolioView.swift.txt"
      ])
    #expect(try run("template", "test", "screen").exitCode == 0)
  }

  @Test func aSecretBehindALinkDoesNotBecomeATemplate() throws {
    let outside = try TemporaryFolder()
    let secret = try outside.write("secret\n", to: "secret.swift")
    try folder.write("struct FooView {}\n", to: "Foo/FooView.swift")
    #expect(symlink(secret.string, folder.path.pushing("Foo/FooSecret.swift").string) == 0)
    let made = try run("template", "from", "Foo", "--name", "mine")
    #expect(made.exitCode == 2 && made.errors.contains("it points outside"), "\(made)")
    #expect(FileStatus(folder.path.pushing(".swiftkit/templates/mine")) == nil)
  }

  private let source = ".swiftkit/templates/screen/__Name__View.swift"

  private func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(PackageFolder.program, arguments, in: folder.path)
  }
}
