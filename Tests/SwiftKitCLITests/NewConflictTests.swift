import POSIXSupport
import TestSupport
import Testing

/// Files in the way: what `--on-conflict`, `--diff` and a person at a terminal make of them.
@Suite struct NewConflictTests {
  private let folder: TemporaryFolder
  private let state: TemporaryFolder
  private let view = FilePath("Portfolio/PortfolioView.swift")

  init() throws {
    folder = try TemporaryFolder()
    state = try TemporaryFolder()
    try folder.write("// mine\nimport SwiftUI\n", to: view.string)
  }

  @Test(arguments: [
    ("fail", 1, "// mine\nimport SwiftUI\n", false), ("ask", 1, "// mine\nimport SwiftUI\n", false),
    ("skip", 0, "// mine\nimport SwiftUI\n", true), ("overwrite", 0, "import SwiftUI\n\n/// The Portfolio", true),
    ("merge", 0, "// mine\nimport SwiftUI\n\n/// The Portfolio", true),
  ])
  func policies(policy: String, code: Int32, view expected: String, others: Bool) throws {
    let dry = try run("--on-conflict", policy, "--dry-run", "--json")
    #expect(try folder.read(view.string) == "// mine\nimport SwiftUI\n")
    let run = try run("--on-conflict", policy, "--json")
    #expect(run.exitCode == code && run.output == dry.output, "\(run.errors)")
    #expect(try folder.read(view.string).hasPrefix(expected))
    #expect((FileStatus(folder.path.appending("Shared")) != nil) == others)
  }

  @Test func mergingTwiceNeedsNoMarkersAndUpdateGoesOn() throws {
    #expect(try run("--on-conflict", "merge").exitCode == 0)
    let merged = try folder.read(view.string)
    let again = try run("--on-conflict", "merge")
    #expect(again.exitCode == 0, "\(again.output)")
    #expect(try folder.read(view.string) == merged)
    let update = try ProgramRun.swiftkit("update", "Portfolio", in: folder.path)
    #expect(update.exitCode == 0 && update.output.contains("Nothing to do"), "\(update.output)")
  }

  @Test func mergingLeavesMarkersWhereBothDiffer() throws {
    try folder.write("import UIKit\n", to: view.string)
    let run = try run("--on-conflict", "merge")
    #expect(run.exitCode == 1 && run.output.contains("1 place between markers"), "\(run.output)")
    let text = try folder.read(view.string)
    for word in ["<<<<<<< existing file", "import UIKit", "=======", "import SwiftUI", ">>>>>>> generated now"] {
      #expect(text.contains(word))
    }
  }

  @Test(arguments: ["overwrite", "merge"])
  func undoBringsBackWhatWasThere(policy: String) throws {
    #expect(try run("--on-conflict", policy).exitCode == 0)
    #expect(try ProgramRun.swiftkit("undo", in: folder.path, environment: environment).exitCode == 0)
    #expect(try folder.read(view.string) == "// mine\nimport SwiftUI\n")
    #expect(try Folder.names(in: folder.path.appending("Portfolio")) == ["PortfolioView.swift"])
  }

  @Test(arguments: [
    ("portfolio/x.swift", "skip", 0), ("portfolio/x.swift", "overwrite", 1), ("portfolio/x.swift", "merge", 1),
    ("Portfolio/PortfolioService.swift/x", "overwrite", 1), ("Other.swift", "overwrite", 1), ("Other.swift", "skip", 0),
  ])
  func whatIsNoFileIsNeverReplaced(path: String, policy: String, code: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("struct PortfolioService {}\n", to: path)
    let run = try ProgramRun.swiftkit("new", "feature", "Portfolio", "--on-conflict", policy, in: folder.path)
    #expect(run.exitCode == code, "\(run.output)")
    #expect(try folder.read(path) == "struct PortfolioService {}\n")
  }

  /// The patch is what a run does: `git apply` makes the same files of it.
  @Test(arguments: ["overwrite", "merge", "skip"])
  func theDiffIsAPatch(policy: String) throws {
    try folder.write("no line feed", to: "Portfolio/PortfolioService.swift")
    let copy = try TemporaryFolder()
    for path in [view.string, "Portfolio/PortfolioService.swift"] { try copy.write(try folder.read(path), to: path) }
    let diff = try run("--on-conflict", policy, "--diff")
    #expect(try Folder.names(in: folder.path) == ["Portfolio"])
    let patch = try copy.write(diff.output, to: "patch")
    let applied = try ProgramRun("/usr/bin/env", ["git", "apply", patch.string], in: copy.path)
    #expect(applied.exitCode == 0, "\(applied.errors)")
    _ = try run("--on-conflict", policy)
    for path in try FileTree.files(below: folder.path) {
      var relative = path
      guard relative.removePrefix(folder.path) else { continue }
      #expect(try copy.read(relative.string) == folder.read(relative.string), "\(relative)")
    }
  }

  @Test func theDiffOfAnUpdateAndADestructionArePatches() throws {
    _ = try ProgramRun.swiftkit("new", "feature", "Orders", in: folder.path)
    let item = "Orders/OrdersItem.swift"
    let before = try folder.read(item)
    let diff = try ProgramRun.swiftkit("destroy", "Orders", "--diff", in: folder.path)
    #expect(try folder.read(item) == before)
    let patch = try folder.write(diff.output, to: "patch")
    #expect(try ProgramRun("/usr/bin/env", ["git", "apply", patch.string], in: folder.path).exitCode == 0)
    #expect(FileStatus(folder.path.appending("Orders")) == nil)
  }

  @Test func onlySomeRoles() throws {
    let folder = try TemporaryFolder()
    let tests = try ProgramRun.swiftkit("new", "feature", "Orders", "--only", "tests,view-model", in: folder.path)
    #expect(tests.exitCode == 0 && tests.output.contains("Created 2 files."), "\(tests.output)")
    let rest = try ProgramRun.swiftkit("new", "feature", "Orders", "--on-conflict", "skip", in: folder.path)
    #expect(rest.exitCode == 0 && rest.output.contains("Created 9 files."), "\(rest.output)")
    #expect(try ProgramRun.swiftkit("status", "--check", in: folder.path).output.contains("pristine  OrdersTests/"))
    let wrong = try ProgramRun.swiftkit("new", "feature", "Trades", "--only", "test", in: folder.path)
    #expect(wrong.exitCode == 64 && wrong.errors.contains("the template does not write 'test'; did you mean 'tests'?"))
  }

  // MARK: - At a terminal

  @Test(arguments: [
    ("s\n", 0, false), ("S\n", 0, false), ("o\n", 0, true), ("m\n", 0, true), ("d\no\n", 0, true), ("q\n", 1, false),
    ("y\nyes\n\n\u{4}", 1, false), ("\u{4}", 1, false), ("x\nskip\n", 0, false),
  ])
  func aPersonDecides(typed: String, code: Int32, changed: Bool) throws {
    let run = try TerminalRun("new", "feature", "Portfolio", "--on-conflict", "ask", in: folder.path, typed: typed)
    #expect(run.exitCode == code, "\(run.screen) \(run.output)")
    #expect(run.screen.contains("[s]kip"))
    #expect((try folder.read(view.string) != "// mine\nimport SwiftUI\n") == changed)
    #expect((FileStatus(folder.path.appending("Shared")) != nil) == (code == 0))
  }

  @Test func nobodyIsAskedWithoutInput() throws {
    let run = try TerminalRun(
      "new", "feature", "Portfolio", "--on-conflict", "ask", "--no-input", in: folder.path, typed: "o\n")
    #expect(run.exitCode == 1 && !run.screen.contains("[s]kip"))
  }

  @Test(arguments: [
    (["thing"], "Orders\nblue\n", 0), (["thing", "Orders"], "blue\n", 0),
    (["thing", "Orders"], "say \"no\"\nblue\n", 0),
    (["thing", "Orders", "--set", "tint=blue"], "", 0), (["thing", "Orders"], "\u{4}", 64),
    (["thing"], "class\nOrders\nblue\n", 0), (["thing"], "\u{4}", 64),
    (["thing", "Orders", "--no-input"], "blue\n", 64),
  ])
  func whatIsMissingIsAskedFor(arguments: [String], typed: String, code: Int32) throws {
    try folder.write(
      #"{"schema":1,"name":"thing","version":"1","summary":"","variables":[{"name":"Name","type":"typeName","from":"argument"},"#
        + #"{"name":"tint","type":"string","help":"a colour"}],"#
        + #""files":[{"from":"x.swift","to":"__Name__.txt","place":"feature","role":"x"}]}"#,
      to: ".swiftkit/templates/thing/template.json")
    try folder.write("__tint__\n", to: ".swiftkit/templates/thing/x.swift")
    let run: TerminalRun
    switch arguments.count {
    case 1: run = try TerminalRun("new", arguments[0], in: folder.path, typed: typed)
    case 2: run = try TerminalRun("new", arguments[0], arguments[1], in: folder.path, typed: typed)
    case 3: run = try TerminalRun("new", arguments[0], arguments[1], arguments[2], in: folder.path, typed: typed)
    default:
      run = try TerminalRun(
        "new", arguments[0], arguments[1], arguments[2], arguments[3], in: folder.path, typed: typed)
    }
    #expect(run.exitCode == code, "\(run.screen) \(run.output)")
    #expect((try? folder.read("Orders/Orders.txt")) == (code == 0 ? "blue\n" : nil))
    let piped = try ProgramRun.swiftkit("new", "thing", "Trades", in: folder.path, input: Array("blue\n".utf8))
    #expect(piped.exitCode == 64 && FileStatus(folder.path.appending("Trades")) == nil)
  }

  private func run(_ options: String...) throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, ["new", "feature", "Portfolio"] + options, in: folder.path, environment: environment)
  }

  private var environment: [String: String] { ["XDG_STATE_HOME": state.path.string] }
}
