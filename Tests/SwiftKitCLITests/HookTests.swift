import Foundation
import POSIXSupport
import TestSupport
import Testing

/// `swiftkit hook`, told what each client tells it, by exit code and streams.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host"))
struct HookTests {
  private let folder: TemporaryFolder
  private var project: FilePath { folder.path.appending("project") }

  private static let clean = """
    import SwiftUI

    struct A: View {
      var body: some View { Text("a") }
    }

    #Preview { A() }

    """
  /// An old mistake, of before the last commit.
  private static let old = clean + "\nlet old = Text(\"old\").cornerRadius(4)\n"
  private static let bad = old + "let new = Text(\"new\").foregroundColor(.red).cornerRadius(7)\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0\n", to: "project/Package.swift")
    try folder.write(
      "enable: [corner-radius-modifier]\nseverity:\n  corner-radius-modifier: warning\n", to: "project/.swiftkit.yml")
    try folder.write(Self.old, to: "project/Sources/A.swift")
    try git("init", "-q")
    try git("add", "-A")
    try git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a")
  }

  private func git(_ arguments: String...) throws {
    let run = try ProgramRun("/usr/bin/env", ["git"] + arguments, in: project)
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  private func hook(_ client: String, _ input: some Sequence<UInt8>, in place: FilePath? = nil) throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, ["hook", client], in: place ?? project,
      environment: ["HOME": folder.path.string, "XDG_CACHE_HOME": folder.path.appending("cache").string],
      input: Array(input))
  }

  private func event(_ name: String) throws -> String {
    let file = PackageFolder.root.pushing(FilePath("Tests/SwiftKitCLITests/Fixtures/Hooks/\(name).json"))
    return try FileContents.text(of: file).replacing("/PROJECT", with: project.string)
  }

  private func isSilent(_ run: ProgramRun) -> Bool { run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty }

  /// What the agent reads: on standard error with exit code 2, or a member of a document with exit code 0.
  private func told(_ run: ProgramRun, at path: [String]) throws -> String {
    if path.isEmpty {
      #expect(run.exitCode == 2 && run.output.isEmpty)
      return run.errors
    }
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run)")
    var value: Any? = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    for name in path { value = (value as? [String: Any])?[name] }
    return try #require(value as? String, "\(run.output)")
  }

  /// Clients start hooks in any folder; the event names the one that the agent works in.
  @Test(arguments: [#""hook_event_name""#, #""hookEventName""#]) func theWholeChangeFromAnyFolder(key: String) throws {
    try folder.write(Self.bad, to: "project/Sources/A.swift")
    try folder.write("", to: "project/Other/b.txt")
    let inside = try hook("claude", "{\(key):\"Stop\"}".utf8, in: project.appending("Other"))
    #expect(inside.exitCode == 2 && inside.errors.contains("Sources/A.swift:10:"), "\(inside)")
    let outside = try hook("claude", "{\(key):\"Stop\",\"cwd\":\"\(project.string)/Other\"}".utf8, in: folder.path)
    #expect(outside.exitCode == 2 && outside.errors.contains("Sources/A.swift:10:"), "\(outside)")
  }

  @Test(arguments: [
    ("claude", []), ("codex", []), ("windsurf", []), ("gemini", ["hookSpecificOutput", "additionalContext"]),
    ("cursor", ["additional_context"]), ("copilot", ["additionalContext"]),
    ("copilot", ["hookSpecificOutput", "additionalContext"]),
  ])
  func anEdit(client: String, path: [String]) throws {
    #expect(isSilent(try hook(client, try event("\(client)-edit").utf8)), "an old mistake elsewhere")
    try folder.write(Self.bad, to: "project/Sources/A.swift")
    let text = try told(try hook(client, try event("\(client)-edit").utf8), at: path)
    #expect(text.contains("Sources/A.swift:10:"), "\(text)")
    #expect(text.contains("[corner-radius-modifier]"))
    #expect(!text.contains("A.swift:9:"), "\(text)")
    #expect(text.contains("fix: let new = "), "\(text)")
    try folder.write(Self.old + Self.old.suffix(0), to: "project/Sources/A.swift")
    #expect(isSilent(try hook(client, try event("\(client)-edit").utf8)))
  }

  /// A note is worth a word after an edit, and no reason to go on; settings may ask for less.
  @Test(arguments: [("", true), ("fail-on: info\n", true), ("fail-on: warning\n", false)])
  func notes(settings: String, isTold: Bool) throws {
    try folder.write("enable: [corner-radius-modifier]\n" + settings, to: "project/.swiftkit.yml")
    try folder.write(Self.bad, to: "project/Sources/A.swift")
    let edit = try hook("claude", try event("claude-edit").utf8)
    #expect(edit.errors.contains("[corner-radius-modifier]") == isTold, "\(edit)")
    #expect(isSilent(edit) == !isTold)
    let stop = try hook("claude", try event("claude-stop").utf8)
    #expect(isSilent(stop) == !settings.contains("info"), "\(stop)")
  }

  @Test(arguments: [
    ("claude", [], [:]), ("codex", [], [:]), ("gemini", ["reason"], ["decision": "deny"]),
    ("cursor", ["followup_message"], [:]), ("copilot", ["reason"], ["decision": "block"]),
  ])
  func aStop(client: String, path: [String], also: [String: String]) throws {
    #expect(isSilent(try hook(client, try event("\(client)-stop").utf8)))
    try folder.write(Self.bad, to: "project/Sources/A.swift")
    // What the session did not edit is not its own.
    #expect(isSilent(try hook(client, try event("\(client)-stop").utf8)))
    _ = try hook(client, try event("\(client)-edit").utf8)
    let run = try hook(client, try event("\(client)-stop").utf8)
    #expect(try told(run, at: path).contains("Sources/A.swift:10:"))
    for (name, value) in also { #expect(try told(run, at: [name]) == value) }
    // Who was sent back once may stop.
    #expect(isSilent(try hook(client, try event("\(client)-stop-again").utf8)))
  }

  /// A tree that was dirty before says nothing of the session; what it wrote after its first edit counts, whatever wrote it.
  @Test func aStopIsAboutTheSession() throws {
    try folder.write(Self.bad.replacing("struct A", with: "struct B"), to: "project/Sources/B.swift")
    let before = ["-d", "2001-01-01", project.appending("Sources/B.swift").string]
    #expect(try ProgramRun("/usr/bin/touch", before).exitCode == 0)
    try folder.write(Self.clean, to: "project/Sources/A.swift")
    #expect(isSilent(try hook("claude", try event("claude-edit").utf8)))
    #expect(isSilent(try hook("claude", try event("claude-stop").utf8)))
    try folder.write(Self.bad.replacing("struct A", with: "struct C"), to: "project/Sources/C.swift")
    let text = try hook("claude", try event("claude-stop").utf8).errors
    #expect(text.contains("Sources/C.swift:") && !text.contains("Sources/B.swift"), "\(text)")
    let other = try event("claude-stop").replacing("5b1c", with: "6d2e")
    #expect(isSilent(try hook("claude", other.utf8)))
  }

  /// Also one that no check would look at.
  @Test func aFileThatDoesNotParseIsTold() throws {
    for source in ["func f( {{{\n", Self.clean + "func f( {{{\n"] {
      try folder.write(source, to: "project/Sources/A.swift")
      let run = try hook("claude", try event("claude-edit").utf8)
      #expect(run.exitCode == 2)
      #expect(run.errors.hasPrefix("swiftkit: Sources/A.swift has syntax errors. Fix them first;"), "\(run.errors)")
    }
  }

  @Test func tenAreEnough() throws {
    let many = (0..<14).map { "let t\($0) = Text(\"a\").cornerRadius(7)\n" }.joined()
    try folder.write(Self.clean + many, to: "project/Sources/B.swift")
    let input = try event("claude-edit").replacing("A.swift", with: "B.swift")
    let text = try hook("claude", input.utf8).errors
    #expect(text.ranges(of: "[corner-radius-modifier]").count == 10, "\(text)")
    #expect(text.contains("14 findings on lines you changed"))
    #expect(text.contains("4 more; 'swiftkit check --changed --changed-lines' lists them all."))
  }

  /// What is no event of ours, or names what is not in the project, changes nothing and stops nobody.
  @Test(arguments: [
    #"{"hook_event_name":"PostToolUse","tool_name":"Edit","tool_input":{"file_path":"/etc/passwd"}}"#,
    #"{"hook_event_name":"PostToolUse","tool_name":"Edit","tool_input":{"file_path":"../outside.swift"}}"#,
    #"{"hook_event_name":"PostToolUse","tool_name":"Edit","tool_input":{"file_path":"link.swift"}}"#,
    #"{"hook_event_name":"PostToolUse","tool_name":"Edit","tool_input":{"file_path":"a\u0000b.swift"}}"#,
    #"{"hook_event_name":"PostToolUse","tool_name":"Edit","tool_input":{"file_path":"Missing.swift"}}"#,
    #"{"hook_event_name":"PostToolUse","tool_name":"Edit","tool_input":{"file_path":["A.swift"]}}"#,
    #"{"hook_event_name":"PostToolUse","tool_name":"Read","tool_input":{"file_path":"Sources/A.swift"}}"#,
    #"{"hook_event_name":"PreToolUse","tool_name":"Edit","tool_input":{"file_path":"Sources/A.swift"}}"#,
    #"{"hook_event_name":"stop","status":"aborted","loop_count":0}"#, "{}", "[]", "7", #""Stop""#,
  ])
  func nothingForUs(input: String) throws {
    try folder.write(Self.bad, to: "project/Sources/A.swift")
    try folder.write(Self.bad, to: "outside.swift")
    try #require(symlink("../outside.swift", project.appending("link.swift").string) == 0)
    let run = try hook("claude", input.utf8)
    #expect(isSilent(run), "\(run)")
  }

  @Test(arguments: ["", "{", "nonsense", "\u{0}\u{1}"]) func whatIsNoEventIsTold(input: String) throws {
    let run = try hook("claude", input.utf8)
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("expects a coding agent's event"), "\(run.errors)")
  }

  @Test func anEnormousEventIsRefused() throws {
    let run = try hook("claude", [UInt8](repeating: UInt8(ascii: "["), count: 20 << 20))
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("it is longer than"), "\(run.errors)")
  }

  /// Without a repository nobody knows which lines are new.
  @Test func withoutARepositoryNothingIsTold() throws {
    try folder.write("// swift-tools-version: 6.0\n", to: "plain/Package.swift")
    try folder.write(Self.bad, to: "plain/A.swift")
    let input =
      #"{"hook_event_name":"PostToolUse","tool_name":"Edit","tool_input":{"file_path":"A.swift"}}"#
    #expect(isSilent(try hook("claude", input.utf8, in: folder.path.appending("plain"))))
  }
}
