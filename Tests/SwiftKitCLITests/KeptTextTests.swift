import POSIXSupport
import TestSupport
import Testing

/// A project's copies of what was generated go once git has the same texts, and an update reads them back from there.
@Suite struct KeptTextTests {
  private let folder: TemporaryFolder
  private let state: TemporaryFolder

  /// Two views, the first of them committed as it was generated and edited afterwards.
  init() throws {
    (folder, state) = (try TemporaryFolder(), try TemporaryFolder())
    try git("init", "-q")
    try swiftkit("new", "view", "Orders", "--no-check")
    #expect(try copies().count == 1)
    try git("add", "-A")
    try git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "Orders")
    try swiftkit("new", "view", "Trades", "--no-check")
  }

  @Test func textsThatGitHasAreNotKeptTwice() throws {
    #expect(try copies().count == 1)
    let manifest = try FileContents.text(of: folder.path.pushing(".swiftkit/manifest.json"))
    #expect(manifest.split(separator: "\"blob\"").count == 2)
    #expect(try swiftkit("undo") == 0)
    #expect(try copies().count == 1)
    #expect(try !FileContents.text(of: folder.path.pushing(".swiftkit/manifest.json")).contains("blob"))
  }

  @Test func anUpdateReadsThemBack() throws {
    try change()
    #expect(try swiftkit("update", "Orders") == 0)
    let view = try FileContents.text(of: folder.path.pushing("Orders/OrdersView.swift"))
    #expect(view.contains("Today") && view.hasSuffix("// mine\n") && !view.contains("<<<<"))
  }

  /// A branch that is squashed later takes its commits with it.
  @Test func whereThereIsARemoteItsMainBranchCounts() throws {
    try git("remote", "add", "origin", ".")
    try git("add", "-A")
    try git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "Trades")
    try swiftkit("new", "view", "Alerts", "--no-check")
    #expect(try copies().count == 2)
    try git("update-ref", "refs/remotes/origin/HEAD", "HEAD")
    try swiftkit("new", "view", "Profile", "--no-check")
    #expect(try copies().count == 2)
  }

  /// What lies there under the name of a copy and is none is not handed to git, which would follow a link.
  @Test func whatIsNoCopyStopsNothing() throws {
    let trades = try #require(try copies().first)
    try swiftkit("new", "view", "Alerts", "--no-check")
    try git("add", "-A")
    try git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "More")
    let place = folder.path.pushing(FilePath(".swiftkit/base/" + trades))
    try Folder.removeAll(place)
    try Folder.make(place)
    try swiftkit("new", "view", "Profile", "--no-check")
    #expect(try copies().count == 2 && copies().contains(trades))
  }

  /// Without the history nobody can tell who changed a line; both are shown.
  @Test func aTextThatIsGoneIsSaid() throws {
    try change()
    try Folder.removeAll(folder.path.appending(".git"))
    let run = try ProgramRun.swiftkit("update", "Orders", in: folder.path, environment: environment)
    #expect(run.exitCode == 1 && run.output.contains("git no longer has what it was generated with"), "\(run)")
  }

  @Test(arguments: ["abc", "../../../../etc/passwd", "--help"])
  func noOtherObjectIsAskedFor(id: String) throws {
    let path = folder.path.pushing(".swiftkit/manifest.json")
    let text = try FileContents.text(of: path)
    let blob = try #require(text.split(separator: "\"blob\" : \"").last?.prefix { $0 != "\"" })
    try folder.write(text.replacing(blob, with: id), to: ".swiftkit/manifest.json")
    let run = try ProgramRun.swiftkit("update", "Orders", in: folder.path, environment: environment)
    #expect(run.exitCode == 2 && run.errors.contains("not the id of a git object"), "\(run)")
  }

  /// An edit of the user, and a template that writes something else.
  private func change() throws {
    let path = "Orders/OrdersView.swift"
    try folder.write(try FileContents.text(of: folder.path.pushing(FilePath(path))) + "// mine\n", to: path)
    for name in ["template.json", "__Name__View.swift"] {
      let text = try FileContents.text(of: PackageFolder.root.pushing(FilePath("Templates/view/\(name)")))
      let new = text.replacing("Text(\"__Name_title__\")", with: "Text(\"Today\")")
      try folder.write(new, to: ".swiftkit/templates/view/\(name)")
    }
  }

  private func copies() throws -> [String] { try Folder.names(in: folder.path.pushing(".swiftkit/base")) }

  private var environment: [String: String] { ["XDG_STATE_HOME": state.path.string] }

  @discardableResult private func swiftkit(_ arguments: String...) throws -> Int32? {
    try ProgramRun(PackageFolder.program, arguments, in: folder.path, environment: environment).exitCode
  }

  private func git(_ arguments: String...) throws {
    let run = try ProgramRun("/usr/bin/env", ["git", "-C", folder.path.string] + arguments)
    #expect(run.exitCode == 0, "\(run.errors)")
  }
}
