import POSIXSupport
import PluginHosting
import TestSupport
import Testing

/// Which Swift a library asks for, by its bytes and by what its descriptor records.
@Suite struct SwiftCompilerTests {
  private static let core = "libswiftCore.so\u{0}"
  private static let mark = "@(#)swiftkit-sdk, compiled by Swift "

  @Test(arguments: [
    ("Swift 6.3.1", "6.3.1"), ("Swift 6", "6"), ("C", nil), ("Swift", nil), ("Swift six", nil),
    ("Swift 6.3.1 beta", nil),
    ("Swift 11111111111111111", nil), ("", nil),
  ])
  func recorded(text: String, version: String?) {
    #expect(SwiftCompiler(recorded: text)?.version == version)
  }

  @Test(arguments: [
    // What the library says counts before what its descriptor records.
    (core + mark + "6.2.4\n", nil, "6.2.4"), (core + mark + "6.2.4\n", "Swift 6.3", "6.2.4"),
    ("\u{0}" + mark + "6.2.4\n" + core, "C", "6.2.4"),
    // Older than the SDK's line: what is recorded, or nothing.
    (core, "Swift 6.2", "6.2"), (core, nil, nil), (core, "C", nil),
    // No runtime is shared.
    (mark + "6.2.4\n", "Swift 6.2", nil), ("int main", "Swift 6.2", nil), ("", nil, nil),
    // No version where one should be.
    (core + mark + "x\n", nil, nil), (core + mark, nil, nil), (core + mark + "6.2.4", nil, "6.2.4"),
    (core + mark + "11111111111111111\n", nil, nil),
  ])
  func needed(library: String, recorded: String?, version: String?) {
    #expect(SwiftCompiler.needed(by: Array(library.utf8), recorded: recorded)?.version == version)
  }

  /// The SDK's list of compilers has to know the one at hand: Plugins/SDK/CompilerMark.swift.
  @Test(.enabled(if: PluginInC.canRun, "needs the plugin host"))
  func theHostSaysWhatItWasBuiltWith() throws {
    let run = try ProgramRun("/usr/bin/env", ["swift", "--version"])
    let version = try #require((run.output + run.errors).firstMatch(of: #/Swift version ([0-9.]+)/#)?.1)
    let mark = SwiftCompiler(markIn: try FileContents.bytes(of: PluginInC.host))
    #expect(mark?.version == String(version), "Plugins/SDK/CompilerMark.swift has no line for \(version)")
  }
}
