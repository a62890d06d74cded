import POSIXSupport
import TestSupport
import Testing

/// `swiftkit api`: what people ask for by name, and what they are told.
@Suite struct APICommandTests {
  @Test(
    arguments: [
      (
        "glassEffect", 0,
        "glassEffect(_:in:): modifier of View, in SwiftUI\n  iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0; not on visionOS\n"
      ),
      ("View.glassEffect", 0, "glassEffect(_:in:): modifier of View"),
      (".segmented", 0, "segmented: static property of PickerStyle"),
      ("onChange(of:perform:)", 0, "deprecated since iOS 17.0; use onChange(of:initial:_:)"),
      ("foregroundColor", 0, "deprecated; use foregroundStyle(…) (iOS 15.0 and later)"),
      ("backgroundColor", 0, "there is no modifier 'backgroundColor'; use background(_:)\n"),
      ("glassEffekt", 1, "SwiftUI has no 'glassEffekt' (SDK 26.2); did you mean glassEffect, glassEffectID?\n"),
      ("textColor", 1, "SwiftUI has no 'textColor' (SDK 26.2); use foregroundStyle(_:)\n"),
      ("padding", 0, "padding(_:_:): modifier of View"), ("Text.bold(", 0, "bold"),
      ("frame(nothing:)", 0, "frame(width:height:alignment:)"),
      ("zzzzzz", 1, "SwiftUI has no 'zzzzzz' (SDK 26.2)\n"), ("", 1, "SwiftUI has no ''"),
      ("(", 1, "SwiftUI has no ''"),
      ("a\u{1b}[2J", 1, "SwiftUI has no 'a"), ("..", 1, "SwiftUI has no ''"),
      ("a\nb", 1, #"SwiftUI has no 'a\nb' (SDK 26.2)"#),
    ] as [(String, Int32, String)])
  func answers(name: String, code: Int32, text: String) throws {
    let run = try ProgramRun.swiftkit("api", name)
    #expect(run.exitCode == code)
    #expect(run.output.contains(text), "\(run.output)")
    #expect(!run.output.contains("\u{1b}") && run.errors == "")
  }

  /// A name of a megabyte is near to none: to compare it with all others would take a minute.
  @Test func aNameWithoutEnd() throws {
    let run = try ProgramRun.swiftkit("api", String(repeating: "foregroundColor", count: 8_000))
    #expect(run.exitCode == 1 && !run.output.contains("did you mean"))
  }

  @Test func theDocument() throws {
    expectGolden(try ProgramRun.swiftkit("api", "foregroundColor", "--json").output, "api-foreground-color.json")
  }

  /// A modifier that many types have is not a wall of lines.
  @Test func manyOfOneName() throws {
    let lines = try ProgramRun.swiftkit("api", "Label").output.split(separator: "\n")
    #expect(lines.count < 80)
    #expect(lines.first == "Label: struct, in SwiftUI")
  }

  /// Without the table the checks would find nothing, and a gate would be green for that.
  @Test(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler")) func aMissingTable() throws {
    let kit = try PortableSwiftKit(plugins: ["api": ""])
    try kit.write("let trip = 1\n", to: "a.swift")
    let run = try kit.run("check")
    #expect(run.exitCode == 2 && run.errors.contains("Data/api/facts.tsv' is missing"), "\(run.errors)")
    try kit.folder.write("hello\n", to: "kit/Data/api/facts.tsv")
    #expect(try kit.run("check").errors.contains("Data/api/facts.tsv' is damaged"))
    try kit.folder.write("# swiftkit api 1\n", to: "kit/Data/api/facts.tsv")
    #expect(try kit.run("check").exitCode == 1)
  }
}
