import POSIXSupport
import Scaffolding
import Testing

/// What scaffolding says where it cannot do something, and when it tries again.
@Suite struct ScaffoldingErrorTests {
  private static func names(_ count: Int) -> [String] { (1...count).map { "t\($0)" } }

  private static let twenty = names(20).joined(separator: ", ")

  static let samples: [(ScaffoldingError, String)] = [
    (ScaffoldingError.unknownTemplate("x", suggestion: nil, known: []), "unknown template 'x'; none are installed"),
    (ScaffoldingError.unknownTemplate("x", suggestion: "y", known: ["y"]), "unknown template 'x'; did you mean 'y'?"),
    (
      ScaffoldingError.unknownRole("x", suggestion: nil, known: ["a", "b"]),
      "the template does not write 'x'; known: a, b"
    ),
    (
      ScaffoldingError.unknownFeature("x", suggestion: nil, known: []),
      "'x' was not generated here; the manifest is empty"
    ),
    (
      ScaffoldingError.unknownTarget("x", suggestion: nil, known: []),
      "unknown target 'x'; no targets were found in the project"
    ),
    (
      ScaffoldingError.severalProjects(names(20)),
      "this folder contains several projects; change to one of them, or use --output: \(twenty)"
    ),
    (
      ScaffoldingError.severalProjects(names(22)),
      "this folder contains several projects; change to one of them, or use --output: \(twenty) and 2 more"
    ),
    (
      ScaffoldingError.severalTargets(["A", "B"], unread: "a reason"),
      "the files could go to several targets; choose one with --target: A, B; there are others that could not be read "
        + "(a reason): choose --output for them"
    ),
    (
      ScaffoldingError.hides(type: "Text", origin: "SwiftUI", name: "Text"),
      "'Text' would hide the type 'Text' from SwiftUI; try 'MyText'"
    ),
    (
      ScaffoldingError.hides(type: "TextField", origin: "SwiftUI", name: "Text"),
      "'Text' would declare 'TextField', which hides a type from SwiftUI; try 'MyText'"
    ),
    (
      ScaffoldingError.hides(type: "EditMode", origin: "SwiftUI", name: "Mode"),
      "'Mode' would declare 'EditMode', which hides a type from SwiftUI; try 'MyEditMode' for it"
    ),
    (
      ScaffoldingError.needsNewerSystem(template: "t", api: "Tab", lowestSystem: "iOS 15.0", target: nil),
      "the template 't' writes Tab, but the deployment target is iOS 15.0; raise it, or write a custom template for it "
        + "('swiftkit template new')"
    ),
    (
      ScaffoldingError.needsNewerSystem(template: "t", api: "Tab", lowestSystem: "iOS 15.0", target: "App"),
      "the template 't' writes Tab, but the deployment target of 'App' is iOS 15.0; raise it, choose another target with "
        + "--target, or write a custom template for it ('swiftkit template new')"
    ),
  ]

  @Test(arguments: samples)
  func sentences(error: ScaffoldingError, sentence: String) { #expect(error.description == sentence) }

  /// A path is shown short, and without what could steer a terminal.
  @Test(arguments: [
    ("a b\u{1f}\u{7f}é", "a b??é"), (String(repeating: "a", count: 120), String(repeating: "a", count: 120)),
    (
      String(repeating: "a", count: 70) + String(repeating: "b", count: 51),
      String(repeating: "a", count: 60) + "..." + String(repeating: "b", count: 50)
    ),
  ])
  func paths(path: String, shown: String) {
    #expect("\(ScaffoldingError.outsideRoot(path: path, reason: "no"))" == "cannot write '\(shown)': no")
  }

  @Test(arguments: [(1, 1), (3, 3)]) func triesAgain(attempts: Int, expected: Int) {
    var calls = 0
    let stale = ScaffoldingError.stale(FileFault("read", "a", reason: "it has changed"))
    _ = try? ScaffoldingError.retrying(upTo: attempts) { () throws -> Void in
      calls += 1
      throw stale
    }
    #expect(calls == expected)
    calls = 0
    _ = try? ScaffoldingError.retrying(upTo: attempts) { () throws -> Void in
      calls += 1
      throw ScaffoldingError.busy("a")
    }
    #expect(calls == 1)
  }
}
