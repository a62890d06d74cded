import TestSupport
import Testing

/// Checks that are off by default and took over a part of another one: what settings and comments say of that one holds for both.
@Suite struct FormerCheckTests {
  private static let cases = [
    ("corner-radius-throughout", "corner-radius-modifier", "let a = Text(\"a\").cornerRadius(8)"),
    (
      "binding-get-set-effects", "binding-get-set",
      "struct A: View { @State private var a = 1; var body: some View { B(Binding(get: { a }, set: { a = $0; save() })) } }"
    ),
    ("filter-then-count", "filter-then-first", "let a = words.filter { $0.isLong }.count"),
    (
      "label-over-hstack-styled", "label-over-hstack",
      "let a = HStack { Image(systemName: \"star\").font(.body); Text(\"a\").font(.body) }"
    ),
    (
      "symbol-resizable-frame-alone", "symbol-resizable-frame",
      "let a = Image(systemName: \"star\").resizable().frame(width: 20, height: 20)"
    ),
    ("format-string-whole", "format-string", "let a = Text(String(format: \"%d%%\", share))"),
    ("hardcoded-frame-roomy", "hardcoded-frame", "let a = VStack { Text(\"a\").frame(width: 180) }"),
    (
      "duplicate-subtree-short", "duplicate-subtree",
      "let a = VStack { Text(\"a\").font(.title).bold().padding(.top, 4).lineLimit(1).tint(.red); Text(\"b\").font(.title).bold().padding(.top, 8).lineLimit(2).tint(.red) }"
    ),
  ]

  private func findings(_ later: String, in code: String, settings: String) throws -> Int {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n\(code)\n", to: "Row.swift")
    try folder.write("deployment-target: 17.0\n\(settings)", to: ".swiftkit.yml")
    let run = try ProgramRun(PackageFolder.program, ["check", "Row.swift"], in: folder.path)
    return run.output.split(separator: "\n").count { $0.contains("[\(later)]") }
  }

  @Test(arguments: cases) func isOffByDefaultAndFollowsTheFormerCheck(later: String, former: String, code: String)
    throws
  {
    #expect(try findings(later, in: code, settings: "") == 0)
    #expect(try findings(later, in: code, settings: "enable: [\(later)]\n") == 1)
    #expect(try findings(later, in: code, settings: "checks: all\n") == 1)
    #expect(try findings(later, in: code, settings: "checks: all\ndisable: [\(former)]\n") == 0)
    let silenced = "// swiftkit:disable:next \(former)\n\(code)"
    #expect(try findings(later, in: silenced, settings: "checks: all\n") == 0)
  }
}
